import { assertNever } from '../kernel/assert-never.ts'
import type { CommentId, NoteId } from '../kernel/ids.ts'
import type { BoardEvent, EventOf } from './event.ts'
import type { BoardState, Comment, Note, TrashedComment } from './state.ts'

/**
 * The board after an event. Total: an event about something that is not there changes nothing, since a
 * browser's replica may not know what was hidden from it.
 */
export function evolve(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'board-created':
      return {
        ...state,
        title: event.title,
        columns: event.columns,
        isAnonymous: event.isAnonymous,
        createdAt: event.at,
      }
    case 'note-added':
      return putNote(state, newNote(event))
    case 'note-edited':
      return changeNote(state, event.noteId, (note) => ({ ...note, text: event.text, editedBy: event.by }))
    case 'note-moved':
      return changeNote(state, event.noteId, (note) => ({
        ...note,
        columnId: event.columnId,
        rank: event.rank,
      }))
    case 'note-deleted':
      return trashNote(state, event.noteId)
    case 'note-restored':
      return restoreNote(state, event)
    case 'comment-added':
      return changeComments(state, event.noteId, (comments) => [...comments, newComment(event)])
    case 'comment-edited':
      return changeComments(state, event.noteId, (comments) =>
        comments.map((comment) =>
          comment.id === event.commentId ? { ...comment, text: event.text, editedAt: event.at } : comment,
        ),
      )
    case 'comment-deleted':
      return trashComment(state, event.noteId, event.commentId)
    case 'comment-restored':
      return restoreComment(state, event.commentId)
    case 'reaction-added':
      return changeNote(state, event.noteId, (note) => ({
        ...note,
        reactions: [...note.reactions, { emoji: event.emoji, by: event.by }],
      }))
    case 'reaction-removed':
      return changeNote(state, event.noteId, (note) => ({
        ...note,
        reactions: note.reactions.filter(
          (reaction) => reaction.emoji !== event.emoji || reaction.by !== event.by,
        ),
      }))
    case 'column-renamed':
      return {
        ...state,
        columns: state.columns.map((column) =>
          column.id === event.columnId ? { ...column, name: event.name } : column,
        ),
      }
    case 'board-renamed':
      return { ...state, title: event.title }
    case 'masking-changed':
      return { ...state, isMasked: event.on }
    default:
      return assertNever(event)
  }
}

/** The board with this note, new or in place of what it knew of it. */
export function putNote(state: BoardState, note: Note): BoardState {
  return { ...state, notes: state.notes.with(note.id, note) }
}

function newNote(event: EventOf<'note-added'>): Note {
  const { noteId, columnId, rank, text, by, at } = event
  return { id: noteId, columnId, rank, text, by, at, editedBy: null, reactions: [], comments: [] }
}

function newComment(event: EventOf<'comment-added'>): Comment {
  return { id: event.commentId, text: event.text, by: event.by, at: event.at, editedAt: null }
}

function changeNote(state: BoardState, noteId: NoteId, change: (note: Note) => Note): BoardState {
  const note = state.notes.get(noteId)
  return note === undefined ? state : putNote(state, change(note))
}

function changeComments(
  state: BoardState,
  noteId: NoteId,
  change: (comments: readonly Comment[]) => readonly Comment[],
): BoardState {
  return changeNote(state, noteId, (note) => ({ ...note, comments: change(note.comments) }))
}

function trashNote(state: BoardState, noteId: NoteId): BoardState {
  const { notes, trash } = state
  const note = notes.get(noteId)
  if (note === undefined) return state
  return {
    ...state,
    notes: notes.without(noteId),
    trash: { ...trash, notes: trash.notes.with(noteId, note) },
  }
}

function restoreNote(state: BoardState, event: EventOf<'note-restored'>): BoardState {
  const note = state.trash.notes.get(event.noteId)
  if (note === undefined) return state
  const notes = state.trash.notes.without(event.noteId)
  return putNote({ ...state, trash: { ...state.trash, notes } }, { ...note, rank: event.rank })
}

function trashComment(state: BoardState, noteId: NoteId, commentId: CommentId): BoardState {
  const comments = state.notes.get(noteId)?.comments ?? []
  const index = comments.findIndex((candidate) => candidate.id === commentId)
  const comment = comments[index]
  if (comment === undefined) return state
  const without = changeComments(state, noteId, (all) => all.filter((other) => other.id !== commentId))
  const trashed = state.trash.comments.with(commentId, { noteId, index, comment })
  return { ...without, trash: { ...state.trash, comments: trashed } }
}

function restoreComment(state: BoardState, commentId: CommentId): BoardState {
  const trashed = state.trash.comments.get(commentId)
  if (trashed === undefined || !state.notes.has(trashed.noteId)) return state
  const comments = state.trash.comments.without(commentId)
  return changeComments({ ...state, trash: { ...state.trash, comments } }, trashed.noteId, (others) =>
    others.toSpliced(placeOf(trashed, others), 0, trashed.comment),
  )
}

/** Where a comment goes back: by its time, and among those of the same moment where it was. */
function placeOf({ comment, index }: TrashedComment, others: readonly Comment[]): number {
  const sameMoment = others.filter((other) => other.at === comment.at).length
  const firstOfMoment = others.filter((other) => other.at < comment.at).length
  return Math.min(Math.max(index, firstOfMoment), firstOfMoment + sameMoment)
}
