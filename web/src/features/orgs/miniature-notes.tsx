import type { Miniature } from '@retropulse/contract/insights'
import { MINIATURE_BARS_MAX } from '@retropulse/domain/insights/limits'
import { clsx } from 'clsx'
import { locale } from '../../lib/locale.ts'

type Column = Miniature['columns'][number]
type Bar = Column['bars'][number]

/**
 * How the notes of a board in small stand in their columns: below each other while few, as on the board, else two in a
 * row, so that they keep the shape of notes. The longest column decides for all.
 */
const looks = {
  large: {
    list: 'flex flex-col gap-1.5 max-sm:gap-1',
    note: 'min-h-9 gap-1 rounded-sm p-1.5 max-sm:min-h-6 max-sm:gap-0.5 max-sm:rounded-none max-sm:p-1',
  },
  largePairs: {
    list: 'grid grid-cols-2 gap-1.5 max-sm:gap-1',
    note: 'h-9 gap-1 rounded-sm p-1.5 max-sm:h-6 max-sm:gap-0.5 max-sm:rounded-none max-sm:p-1',
  },
  largeMany: {
    list: 'grid grid-cols-2 gap-1 max-sm:gap-0.75',
    note: 'h-5.5 gap-0.75 p-1 max-sm:h-3.25 max-sm:gap-0.5 max-sm:p-0.5',
  },
  small: {
    list: 'flex flex-col gap-1 max-sm:gap-0.75',
    note: 'min-h-5 gap-0.5 p-1 max-sm:min-h-4 max-sm:p-0.5',
  },
  smallPairs: {
    list: 'grid grid-cols-2 gap-1 max-sm:gap-0.5',
    note: 'h-4.5 gap-0.5 p-0.75 max-sm:h-3.5 max-sm:p-0.5',
  },
  smallMany: {
    list: 'grid grid-cols-2 gap-0.5',
    note: 'h-2.75 gap-px p-0.5 max-sm:h-2 max-sm:p-px',
  },
} as const
export type MiniatureLook = keyof typeof looks

/** The look for a longest column of so many notes. */
export function lookOf(highest: number, isLarge: boolean): MiniatureLook {
  if (highest > 8) return isLarge ? 'largeMany' : 'smallMany'
  if (highest > (isLarge ? 4 : 3)) return isLarge ? 'largePairs' : 'smallPairs'
  return isLarge ? 'large' : 'small'
}

/** The notes of a column, each with lines as long as its text (DASH-30). */
export function MiniatureNotes({ column, look }: { column: Column | undefined; look: MiniatureLook }) {
  if (column === undefined) return null
  return (
    <span className={looks[look].list}>
      {column.bars.map((bar, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a note is its place here
        <SmallNote key={at} bar={bar} look={look} />
      ))}
      {column.more > 0 && (
        // Readable over a picture, too.
        <span className="justify-self-start self-start rounded-sm bg-surface px-1 text-xs leading-none text-ink-soft">
          +{locale.number.format(column.more)}
        </span>
      )}
    </span>
  )
}

/** Pale notes without lines, where only the number of notes is known (DASH-36). */
export function PlaceholderNotes({ count, look }: { count: number; look: MiniatureLook }) {
  return (
    <span className={looks[look].list}>
      {Array.from({ length: Math.min(count, MINIATURE_BARS_MAX) }, (_, at) => (
        <span key={at} className={clsx('border border-hue-line bg-hue opacity-60', looks[look].note)} />
      ))}
    </span>
  )
}

/** The lines of a note for the five steps of the length of its text. */
const LINES = [
  ['w-2/5'],
  ['w-4/5'],
  ['w-full', 'w-1/2'],
  ['w-full', 'w-5/6'],
  ['w-full', 'w-11/12', 'w-2/3'],
] as const
const DOTS = [1, 2, 3] as const

/** A note in the colours of the board, with a dot in its corner for each vote up to three. */
function SmallNote({ bar: [length, votes], look }: { bar: Bar; look: MiniatureLook }) {
  const isLarge = look.startsWith('large')
  return (
    <span
      data-testid="miniature-note"
      className={clsx(
        'relative flex shrink-0 flex-col overflow-hidden border border-hue-line bg-hue',
        looks[look].note,
      )}
    >
      {LINES[length - 1]?.map((width) => (
        <span
          key={width}
          className={clsx(
            'shrink-0 rounded-full bg-hue-ink-soft/45',
            isLarge ? 'h-0.75 max-sm:h-0.5' : 'h-0.5 max-sm:h-px',
            width,
          )}
        />
      ))}
      {votes > 0 && (
        <span
          className={clsx(
            'absolute flex gap-0.5',
            isLarge ? 'end-1 bottom-1 max-sm:end-0.5 max-sm:bottom-0.5' : 'end-0.5 bottom-0.5 max-sm:hidden',
          )}
        >
          {DOTS.slice(0, votes).map((dot) => (
            <span
              key={dot}
              className={clsx(
                'rounded-full bg-hue-ink-soft',
                isLarge ? 'size-1 max-sm:size-0.75' : 'size-0.75',
              )}
            />
          ))}
        </span>
      )}
    </span>
  )
}
