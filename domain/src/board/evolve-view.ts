import type { CommentId } from '../kernel/ids.ts'
import { evolve, putNote } from './evolve.ts'
import type { BoardState, Note, TrashedComment } from './state.ts'
import type { ViewEvent } from './visibility.ts'

/** A replica's board after what its viewer was told. */
export function evolveView(state: BoardState, event: ViewEvent): BoardState {
  return event.type === 'note-shown'
    ? putNote(outOfTrash(state, event.note), event.note)
    : evolve(state, event)
}

/** A note that is shown is not in the trash, and neither are its comments. */
function outOfTrash(state: BoardState, note: Note): BoardState {
  const { [note.id]: _back, ...notes } = state.trash.notes
  const comments: Record<CommentId, TrashedComment> = { ...state.trash.comments }
  for (const comment of note.comments) delete comments[comment.id]
  return { ...state, trash: { notes, comments } }
}
