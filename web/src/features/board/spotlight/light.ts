import type { BoardState, Note } from '@retropulse/domain/board/state'

/** What the spotlight on a person does to a card: notes of theirs stand out, all others step back (board.md §4). */
export type Light = 'lit' | 'dim'

/** The light on a card with these notes; undefined while nobody is in the spotlight. */
export function lightOn(
  notes: readonly Pick<Note, 'by'>[],
  spotlight: BoardState['showHighlight'],
): Light | undefined {
  if (spotlight === false) return undefined
  return notes.some(({ by }) => by === spotlight) ? 'lit' : 'dim'
}
