import type { BoardCard } from '@retropulse/contract/board'
import type { Miniature } from '@retropulse/contract/insights'

/**
 * The number of notes that a card shows. The miniature follows the board a moment later, so its own notes are counted
 * where it shows any: the number and the columns beside it agree (DASH-7).
 */
export function notesOnCard(
  { cardsCount }: Pick<BoardCard, 'cardsCount'>,
  miniature: Miniature | null | undefined,
): number {
  if (!miniature || miniature.isMasked) return cardsCount
  const shown = miniature.columns.reduce((sum, { bars, more }) => sum + bars.length + more, 0)
  return shown === 0 ? cardsCount : shown
}

/** The board in small says that it has no notes, so that the line below it need not. */
export function isEmptyOnCard(
  retro: Pick<BoardCard, 'cardsCount'>,
  miniature: Miniature | null | undefined,
): boolean {
  return miniature?.isMasked !== true && notesOnCard(retro, miniature) === 0
}

/**
 * How many neutral notes stand in each column of the board in small where only their number is known (DASH-36); null
 * where the notes are known, or not loaded.
 */
export function neutralNotes(
  { cardsCount }: Pick<BoardCard, 'cardsCount'>,
  miniature: Miniature | null | undefined,
  columnsCount: number,
): readonly number[] | null {
  if (miniature === undefined || cardsCount === 0) return null
  if (miniature?.columns.some(({ bars }) => bars.length > 0) === true) return null
  return Array.from({ length: columnsCount }, (_, at) =>
    Math.max(Math.ceil((cardsCount - at) / columnsCount), 0),
  )
}
