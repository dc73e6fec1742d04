import { evolve, putNote } from './evolve.ts'
import type { BoardState } from './state.ts'
import type { ViewEvent } from './visibility.ts'

/** A replica's board after what its viewer was told. */
export function evolveView(state: BoardState, event: ViewEvent): BoardState {
  if (event.type !== 'note-shown') return evolve(state, event)
  const { [event.note.id]: _back, ...notes } = state.trash.notes
  return putNote({ ...state, trash: { ...state.trash, notes } }, event.note)
}
