import { assertNever } from '../kernel/assert-never.ts'
import { type AuthorId, type CommentId, isPseudonym } from '../kernel/ids.ts'
import { isAuthor } from './actor.ts'
import type { BoardEvent } from './event.ts'
import { maskText } from './mask.ts'
import { type BoardState, type Comment, emptyTrash, type Note } from './state.ts'

/**
 * What somebody may see. The server sends nothing about a board that did not pass through this file:
 * - authors only to people who are signed in (board.md §6), and to nobody what an anonymous board wrote
 *   down as a pseudonym (D9);
 * - while brainstorming, texts only to whoever wrote them (D8);
 * - the trash to nobody.
 */
export interface Viewer {
  readonly seesAuthors: boolean
  /** Every author id that is the viewer. */
  readonly authorIds: readonly AuthorId[]
}

/** Turns a person's id into their pseudonym on this board; the server keys it, so it works one way only. */
export type PseudonymOf = (author: AuthorId) => AuthorId

/** An event as a viewer gets it: `note-shown` carries a whole note that the viewer may not have. */
export type ViewEvent = BoardEvent | { readonly type: 'note-shown'; readonly note: Note }

/** The board as this viewer may see it. */
export function visibleBoard(state: BoardState, viewer: Viewer, pseudonymOf: PseudonymOf): BoardState {
  const notes = state.notes.mapValues((note) => visibleNote(note, state.isMasked, viewer, pseudonymOf))
  return { ...state, notes, trash: emptyTrash() }
}

/**
 * What this viewer is told of an event; `state` is the board after it.
 * Replicas evolve over the answer and arrive at `visibleBoard(state, viewer)`.
 */
export function visibleEvents(
  event: BoardEvent,
  state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly ViewEvent[] {
  const show = (note: Note | undefined): readonly ViewEvent[] =>
    note === undefined
      ? []
      : [{ type: 'note-shown', note: visibleNote(note, state.isMasked, viewer, pseudonymOf) }]
  switch (event.type) {
    case 'note-added':
    case 'note-edited':
    case 'comment-added':
      return [
        {
          ...event,
          by: visibleAuthor(event.by, viewer, pseudonymOf),
          text: visibleText(event.text, textAuthor(event, state), state.isMasked, viewer),
        },
      ]
    case 'comment-edited':
      return [{ ...event, text: visibleText(event.text, textAuthor(event, state), state.isMasked, viewer) }]
    case 'reaction-added':
    case 'reaction-removed':
      return [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }]
    case 'note-restored':
    case 'comment-restored':
      return show(state.notes.get(event.noteId))
    case 'masking-changed':
      return [event, ...state.notes.values().flatMap(show)]
    case 'board-created':
    case 'board-renamed':
    case 'column-renamed':
    case 'note-moved':
    case 'note-deleted':
    case 'comment-deleted':
      return [event]
    default:
      return assertNever(event)
  }
}

/**
 * The people who are told more of this event than everybody else who sees the same authors: while
 * brainstorming, those whose texts it carries. Empty means that one payload serves each audience whole.
 */
export function ownersOfTexts(event: BoardEvent, state: BoardState): readonly AuthorId[] {
  if (!state.isMasked) return []
  switch (event.type) {
    case 'note-added':
    case 'note-edited':
    case 'comment-added':
    case 'comment-edited': {
      const author = textAuthor(event, state)
      return author === null ? [] : [author]
    }
    case 'note-restored':
    case 'comment-restored':
      return ownersOfNote(state.notes.get(event.noteId))
    case 'masking-changed':
      return state.notes.values().flatMap(ownersOfNote)
    case 'board-created':
    case 'board-renamed':
    case 'column-renamed':
    case 'note-moved':
    case 'note-deleted':
    case 'comment-deleted':
    case 'reaction-added':
    case 'reaction-removed':
      return []
    default:
      return assertNever(event)
  }
}

function ownersOfNote(note: Note | undefined): readonly AuthorId[] {
  return note === undefined ? [] : [note.by, ...note.comments.map((comment) => comment.by)]
}

function visibleNote(note: Note, isMasked: boolean, viewer: Viewer, pseudonymOf: PseudonymOf): Note {
  return {
    ...note,
    text: visibleText(note.text, note.by, isMasked, viewer),
    by: visibleAuthor(note.by, viewer, pseudonymOf),
    editedBy: note.editedBy === null ? null : visibleAuthor(note.editedBy, viewer, pseudonymOf),
    reactions: note.reactions.map((reaction) => ({
      ...reaction,
      by: visibleAuthor(reaction.by, viewer, pseudonymOf),
    })),
    comments: note.comments.map((comment) => visibleComment(comment, isMasked, viewer, pseudonymOf)),
  }
}

function visibleComment(
  comment: Comment,
  isMasked: boolean,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): Comment {
  return {
    ...comment,
    text: visibleText(comment.text, comment.by, isMasked, viewer),
    by: visibleAuthor(comment.by, viewer, pseudonymOf),
  }
}

function visibleAuthor(by: AuthorId, viewer: Viewer, pseudonymOf: PseudonymOf): AuthorId {
  return viewer.seesAuthors || isPseudonym(by) ? by : pseudonymOf(by)
}

function visibleText(text: string, by: AuthorId | null, isMasked: boolean, viewer: Viewer): string {
  const isReadable = !isMasked || (by !== null && isAuthor(by, viewer))
  return isReadable ? text : maskText(text)
}

/** Whose text an event carries: a note's text stays its author's, whoever edited it. */
function textAuthor(event: Extract<BoardEvent, { text: string }>, state: BoardState): AuthorId | null {
  switch (event.type) {
    case 'note-added':
    case 'comment-added':
      return event.by
    case 'note-edited':
      return state.notes.get(event.noteId)?.by ?? null
    case 'comment-edited':
      return findComment(state.notes.get(event.noteId), event.commentId)?.by ?? null
    default:
      return null
  }
}

function findComment(note: Note | undefined, commentId: CommentId): Comment | undefined {
  return note?.comments.find((comment) => comment.id === commentId)
}
