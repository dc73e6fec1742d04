import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature } from '@retropulse/contract/insights'
import { clsx } from 'clsx'
import EyeOff from 'lucide-react/icons/eye-off'
import StickyNote from 'lucide-react/icons/sticky-note'
import { columnHues } from '../../lib/column-hues.ts'
import { shortColumnName } from '../../lib/short-column-name.ts'
import { lookOf, MiniatureNotes, PlaceholderNotes } from './miniature-notes.tsx'
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
            isLarge ? 'max-w-44 gap-2' : 'max-w-24 gap-1.5 max-sm:max-w-9 max-sm:gap-1',
          )}
        >
          {/* The plate of a header, in the colour of its column in the dark theme, where grey would look like loading. */}
          {isLarge ? (
            <span className="shrink-0 rounded-t-sm border border-b-2 border-line border-b-hue-strong bg-hue-plate px-2 py-1">
              <span
                dir="auto"
                className="block text-xs font-medium text-ink max-lg:line-clamp-2 max-lg:min-h-[2lh] max-lg:leading-tight max-sm:text-[0.6875rem] lg:truncate"
              >
                {shortColumnName(retro.columns[at] ?? '')}
              </span>
            </span>
          ) : (
            // A plate without a name would look like a field that waits for one: the line of the column stands alone.
            <span className="h-0.75 shrink-0 rounded-full bg-hue-strong max-sm:h-0.5" />
          )}
          {neutral !== null ? (
            <PlaceholderNotes count={neutral[at] ?? 0} look={look} />
          ) : (
            <MiniatureNotes column={miniature?.columns[at]} look={look} />
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
