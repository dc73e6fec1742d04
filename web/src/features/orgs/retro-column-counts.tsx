import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature } from '@retropulse/contract/insights'
import { columnHues } from '../../lib/column-hues.ts'
import { locale } from '../../lib/locale.ts'
import { shortColumnName } from '../../lib/short-column-name.ts'

export interface RetroColumnCountsProps {
  retro: BoardCard
  /** Undefined until it is loaded; the names are there already, so that nothing moves (DASH-30). */
  miniature: Miniature | null | undefined
}

/**
 * The columns of a retro with their numbers of notes. They are not known while brainstorming (DASH-31), nor in a new
 * retro whose miniature is older than its notes.
 */
export function RetroColumnCounts({ retro, miniature }: RetroColumnCountsProps) {
  // An archived retro shows nothing of its board (DASH-8).
  if (retro.daysRemaining === 0) return null
  const hues = columnHues(retro.meanings)
  return (
    <span className="mt-1 grid grid-cols-1 gap-x-4 gap-y-1 text-sm text-ink-soft max-sm:grid-cols-2 lg:grid-cols-2">
      {retro.columns.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
        <span key={at} data-hue={hues[at]} className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-hue-strong" />
          <span dir="auto" className="truncate">
            {shortColumnName(name)}
          </span>
          <span className="font-medium text-ink digits">{countOf(miniature, at, retro.cardsCount)}</span>
        </span>
      ))}
    </span>
  )
}

function countOf(miniature: Miniature | null | undefined, at: number, notes: number): string {
  const column = miniature?.columns[at]
  if (notes === 0) return ''
  if (column === undefined || miniature?.isMasked === true) return ''
  if (notes > 0 && miniature?.columns.every(({ bars }) => bars.length === 0) === true) return ''
  return locale.number.format(column.bars.length + column.more)
}
