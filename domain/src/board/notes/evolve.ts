import type { CommentId, NoteId } from '../../kernel/ids.ts'
import type { EventOf } from '../event.ts'
import type { BoardState, Comment, Note, TrashedComment, TrashedNote } from '../state.ts'
import { leaveGroup, returnToGroup } from '../groups/evolve.ts'

/** The board with this note, new or in place of the one of that id. */
export function putNote(state: BoardState, note: Note): BoardState {
  return { ...state, notes: state.notes.with(note.id, note) }
}

export function newNote(event: EventOf<'note-added'>): Note {
  const { noteId, columnId, rank, text, by, at } = event
  const written = { id: noteId, columnId, rank, text, by, at, editedBy: null }
  return { ...written, reactions: [], comments: [], group: null, groupTitle: null, votes: 0 }
}

export function newComment(event: EventOf<'comment-added'>): Comment {
  return { id: event.commentId, text: event.text, by: event.by, at: event.at, editedAt: null }
}

export function changeNote(state: BoardState, noteId: NoteId, change: (note: Note) => Note): BoardState {
  const note = state.notes.get(noteId)
  return note === undefined ? state : putNote(state, change(note))
}

export function changeComments(
  state: BoardState,
  noteId: NoteId,
  change: (comments: readonly Comment[]) => readonly Comment[],
): BoardState {
  return changeNote(state, noteId, (note) => ({ ...note, comments: change(note.comments) }))
}

export function trashNote(state: BoardState, { noteId, withdrawn }: EventOf<'note-deleted'>): BoardState {
  const { notes, trash } = state
  const note = notes.get(noteId)
  if (note === undefined) return state
  const left = leaveGroup(notes.without(noteId), note, state.isMasked)
  const trashed: TrashedNote = { ...note, isWithdrawn: withdrawn === true }
  return { ...state, notes: left, trash: { ...trash, notes: trash.notes.with(noteId, trashed) } }
}

export function restoreNote(state: BoardState, event: EventOf<'note-restored'>): BoardState {
  const trashed = state.trash.notes.get(event.noteId)
  if (trashed === undefined) return state
  const { isWithdrawn: _until, ...note } = trashed
  const notes = state.trash.notes.without(event.noteId)
  const back = returnToGroup(state.notes, { ...note, rank: event.rank })
  return putNote({ ...state, trash: { ...state.trash, notes } }, back)
}

export function trashComment(state: BoardState, event: EventOf<'comment-deleted'>): BoardState {
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

export function restoreComment(state: BoardState, commentId: CommentId): BoardState {
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
