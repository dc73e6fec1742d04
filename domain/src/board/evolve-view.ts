import { evolve, putNote } from './evolve.ts'
import type { BoardState, Note } from './state.ts'
import type { ViewEvent } from './visibility.ts'

/** A replica's board after what its viewer was told. */
export function evolveView(state: BoardState, event: ViewEvent): BoardState {
  return event.type === 'note-shown'
    ? putNote(outOfTrash(state, event.note), event.note)
    : evolve(state, event)
}

/** A note that is shown is not in the trash, and neither are its comments. */
function outOfTrash(state: BoardState, note: Note): BoardState {
  let { comments } = state.trash
  for (const { id } of note.comments) comments = comments.without(id)
  return { ...state, trash: { notes: state.trash.notes.without(note.id), comments } }
}
