import type { BoardState, Note } from '@retropulse/domain/board/state'

/** What the spotlight does to a card: notes of its participant stand out, all others step back (SPOT-1). */
export type Light = 'lit' | 'dim'

/** The light on a card with these notes; undefined while no participant is in the spotlight. */
export function lightOn(
  notes: readonly Pick<Note, 'by'>[],
  spotlight: BoardState['showHighlight'],
): Light | undefined {
  if (spotlight === false) return undefined
  return notes.some(({ by }) => by === spotlight) ? 'lit' : 'dim'
}
