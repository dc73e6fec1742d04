import type { NoteId } from '../../kernel/ids.ts'
import type { EventOf } from '../event.ts'
import type { Evolutions } from '../evolution.ts'
import { changeNote } from '../notes/evolve.ts'
import type { BoardState, Comment, TrashedComment } from '../state.ts'
import type { CommentEvent } from './commands-and-events.ts'

export const commentEvolutions: Evolutions<CommentEvent> = {
  'comment-added': (state, { noteId, commentId: id, text, by, at }) =>
    changeComments(state, noteId, (comments) => [...comments, { id, text, by, at, editedAt: null }]),
  'comment-edited': (state, { noteId, commentId, text, at }) =>
    changeComments(state, noteId, (comments) =>
      comments.map((comment) => (comment.id === commentId ? { ...comment, text, editedAt: at } : comment)),
    ),
  'comment-deleted': trashComment,
  'comment-restored': restoreComment,
}

function changeComments(
  state: BoardState,
  noteId: NoteId,
  change: (comments: readonly Comment[]) => readonly Comment[],
): BoardState {
  return changeNote(state, noteId, (note) => ({ ...note, comments: change(note.comments) }))
}

function trashComment(state: BoardState, event: EventOf<'comment-deleted'>): BoardState {
  const { noteId, commentId, withdrawn } = event
  const comments = state.notes.get(noteId)?.comments ?? []
  const index = comments.findIndex((candidate) => candidate.id === commentId)
  const comment = comments[index]
  if (comment === undefined) return state
  const without = changeComments(state, noteId, (all) => all.filter((other) => other.id !== commentId))
  const trashed = state.trash.comments.with(commentId, {
    noteId,
    index,
    comment,
    isWithdrawn: withdrawn === true,
  })
  return { ...without, trash: { ...state.trash, comments: trashed } }
}

function restoreComment(state: BoardState, { commentId }: EventOf<'comment-restored'>): BoardState {
  const trashed = state.trash.comments.get(commentId)
  if (trashed === undefined || !state.notes.has(trashed.noteId)) return state
  const comments = state.trash.comments.without(commentId)
  return changeComments({ ...state, trash: { ...state.trash, comments } }, trashed.noteId, (others) =>
    others.toSpliced(placeOf(trashed, others), 0, trashed.comment),
  )
}

/** Where a comment goes back: by its time, and among those of the same moment to its old place. */
function placeOf({ comment, index }: TrashedComment, others: readonly Comment[]): number {
  const sameMoment = others.filter((other) => other.at === comment.at).length
  const firstOfMoment = others.filter((other) => other.at < comment.at).length
  return Math.min(Math.max(index, firstOfMoment), firstOfMoment + sameMoment)
}
