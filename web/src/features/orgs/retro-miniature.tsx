import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature } from '@retropulse/contract/insights'
import { MINIATURE_BARS_MAX } from '@retropulse/domain/insights/limits'
import { clsx } from 'clsx'
import EyeOff from 'lucide-react/icons/eye-off'
import StickyNote from 'lucide-react/icons/sticky-note'
import { columnHues } from '../../lib/column-hues.ts'
import { locale } from '../../lib/locale.ts'
import { shortColumnName } from '../../lib/short-column-name.ts'
import { isEmptyOnCard, neutralNotes } from './notes-on-card.ts'
import { t } from './retro-messages.ts'

export interface RetroMiniatureProps {
  retro: BoardCard
  /**
   * Undefined until it is loaded: the columns are there already, so that nothing moves (DASH-30). Null for a retro
   * without a team, and where the server has none yet.
   */
  miniature: Miniature | null | undefined
  /** A large one names its columns, and leaves more room for each note. */
  isLarge?: boolean
}

type Column = Miniature['columns'][number]
type Bar = Column['bars'][number]

/** The board of a retro in small, on its background (DASH-30). Decoration: the card has the counts as text. */
export function RetroMiniature({ retro, miniature, isLarge = false }: RetroMiniatureProps) {
  const hues = columnHues(retro.meanings)
  const most = Math.max(...(miniature?.columns.map(({ bars }) => bars.length) ?? [0]))
  // An empty board beside a number of notes would look broken.
  const neutral = neutralNotes(retro, miniature, hues.length)
  const highest = neutral === null ? most : Math.max(...neutral)
  const look = lookOf(highest, isLarge)
  const isEmpty = isEmptyOnCard(retro, miniature)
  return (
    <span
      className={clsx(
        'absolute inset-x-3 top-3 bottom-0 flex justify-center',
        isLarge ? 'gap-2' : 'gap-1.5 max-sm:inset-x-2 max-sm:top-2 max-sm:gap-1',
      )}
    >
      {hues.map((hue, at) => (
        <span
          key={hue}
          data-hue={hue}
          className={clsx(
            'flex min-w-0 flex-1 flex-col',
            isLarge ? 'max-w-44 gap-1' : 'max-w-24 gap-0.5 max-sm:max-w-9',
          )}
        >
          {/* The plate of a header, in the colour of its column in the dark theme, where grey would look like loading. */}
          {isLarge ? (
            <span className="mb-1 shrink-0 rounded-t-sm border border-b-2 border-line border-b-hue-strong bg-hue-plate px-2 py-1">
              <span
                dir="auto"
                className="block text-xs font-medium text-ink max-lg:line-clamp-2 max-lg:min-h-[2lh] max-lg:leading-tight max-sm:text-[0.6875rem] lg:truncate"
              >
                {shortColumnName(retro.columns[at] ?? '')}
              </span>
            </span>
          ) : (
            <span className="mb-1 h-2.5 shrink-0 border border-b-2 border-line border-b-hue-strong bg-hue-plate max-sm:h-2" />
          )}
          {neutral !== null ? (
            <Placeholders count={neutral[at] ?? 0} look={look} seed={at} />
          ) : (
            <Notes column={miniature?.columns[at]} look={look} />
          )}
        </span>
      ))}
      {isEmpty && (
        <span
          className={clsx(
            'absolute top-1/2 left-1/2 flex -translate-x-1/2 items-center gap-1.5 rounded-full border border-line bg-raised px-3 py-1 text-xs whitespace-nowrap text-ink-soft',
            // A phone has room for it beside the date.
            !isLarge && 'max-sm:hidden',
          )}
        >
          <StickyNote className="size-3.5 text-ink-faint" />
          {t('notes.none')}
        </span>
      )}
      {isLarge && miniature?.isMasked === true && (
        <span className="absolute top-1/2 left-1/2 flex size-10 -translate-1/2 items-center justify-center rounded-full border border-line bg-raised">
          <EyeOff className="size-5 text-ink-faint" />
        </span>
      )}
    </span>
  )
}

/** Notes are as high as the longest column leaves room for, so that a board with few does not look empty. */
const looks = {
  small: 'h-1 max-sm:h-0.75',
  smallMore: 'h-1.5 not-last:mb-0.5 max-sm:h-1',
  smallFew: 'h-2 not-last:mb-0.5 max-sm:h-1.5',
  large: 'h-2',
  largeMore: 'h-4 max-sm:h-2.5',
  largeSome: 'h-5 not-last:mb-1 max-sm:h-3',
  largeFew: 'h-7 not-last:mb-1 max-sm:h-5',
} as const
type Look = keyof typeof looks

function lookOf(highest: number, isLarge: boolean): Look {
  if (highest > 8) return isLarge ? 'large' : 'small'
  if (highest > 6) return isLarge ? 'largeMore' : 'smallMore'
  if (!isLarge) return 'smallFew'
  return highest > 4 ? 'largeSome' : 'largeFew'
}

/** The placeholders that fit into a column, as many as notes. */
const PLACEHOLDERS_MAX = MINIATURE_BARS_MAX

/** Pale bars, one for each note, where only the number of notes is known (DASH-36). */
function Placeholders({ count, look, seed }: { count: number; look: Look; seed: number }) {
  return Array.from({ length: Math.min(count, PLACEHOLDERS_MAX) }, (_, at) => (
    <span
      key={at}
      // In the colour of the column: grey bars would look like a board that is still loading.
      className={clsx('shrink-0 rounded-sm note-bar-pale', looks[look], WIDTHS[1 + ((at * 2 + seed) % 4)])}
    />
  ))
}

function Notes({ column, look }: { column: Column | undefined; look: Look }) {
  if (column === undefined) return null
  return (
    <>
      {column.bars.map((bar, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a note is its place here
        <NoteBar key={at} bar={bar} look={look} />
      ))}
      {column.more > 0 && (
        // Readable over a picture, too.
        <span className="self-start rounded-sm bg-surface px-1 text-xs leading-none text-ink-soft">
          +{locale.number.format(column.more)}
        </span>
      )}
    </>
  )
}

const WIDTHS = ['w-1/6', 'w-1/3', 'w-1/2', 'w-2/3', 'w-4/5'] as const
const DOTS = [1, 2, 3] as const

/** A note as long as its text, with a dot at its end for each vote up to three. */
function NoteBar({ bar: [length, votes], look }: { bar: Bar; look: Look }) {
  return (
    <span
      data-testid="note-bar"
      className={clsx(
        'flex shrink-0 items-center justify-end gap-px rounded-sm note-bar px-px',
        looks[look],
        WIDTHS[length - 1],
      )}
    >
      {DOTS.slice(0, votes).map((dot) => (
        <span
          key={dot}
          className={clsx(
            'size-0.5 shrink-0 rounded-full note-bar-dot',
            // There a short note is narrower than its dots.
            look.startsWith('small') && 'max-sm:hidden',
          )}
        />
      ))}
    </span>
  )
}
