import { assertNever } from '../kernel/assert-never.ts'
import type { AuthorId, CommentId } from '../kernel/ids.ts'
import type { ActionItem } from './action-items/action-item.ts'
import { isAuthor } from './actor.ts'
import type { BoardEvent, RemovalEvent } from './event.ts'
import { type NoteTexts, readableTexts } from './readable-texts.ts'
import type { Ballot, BoardState, Comment, Note } from './state.ts'
import { type ActionShown, visibleActionEvents } from './action-items/visible.ts'
import {
  type PseudonymOf,
  type Viewer,
  viewerOn,
  visibleAuthor,
  visibleFacilitator,
  visibleNote,
  visibleStandIn,
  type TextOwner,
  visibleText,
} from './visible-board.ts'
import { entriesOf, voteTotals } from './voting/votes.ts'

/** An event as a viewer gets it, and events that only viewers get. */
export type ViewEvent =
  | Exclude<BoardEvent, RemovalEvent>
  /** A whole note that the viewer may not have yet. */
  | { readonly type: 'note-shown'; readonly note: Note }
  /** Texts that the viewer may read, after their replica masked all texts or while it still does (MASK-16). */
  | { readonly type: 'texts-shown'; readonly notes: readonly NoteTexts[] }
  | ActionShown
  /** The votes of notes, all voters together (VOTE-37). */
  | { readonly type: 'votes-counted'; readonly totals: Ballot }
  | { readonly type: 'voters-counted'; readonly done: number }

/**
 * What this viewer is sent of an event; `state` is the board after it. Replicas evolve over the answer and arrive at
 * `visibleBoard(state, viewer)`.
 */
export function visibleEvents(
  event: BoardEvent,
  state: BoardState,
  anybody: Viewer,
  pseudonymOf: PseudonymOf,
): readonly ViewEvent[] {
  const viewer = viewerOn(state, anybody)
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
          text: visibleText(event.text, textOwner(event, state), state.isMasked, viewer),
        },
      ]
    case 'comment-edited':
      return [{ ...event, text: visibleText(event.text, textOwner(event, state), state.isMasked, viewer) }]
    case 'group-titled': {
      const owner = textOwner(event, state)
      const title = event.title === null ? null : visibleText(event.title, owner, state.isMasked, viewer)
      return [{ ...event, title }]
    }
    case 'reaction-added':
    case 'reaction-removed':
      return [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }]
    case 'note-deleted':
    case 'comment-deleted': {
      const { withdrawn: _whose, ...deleted } = event
      return [deleted]
    }
    case 'note-restored':
    case 'comment-restored':
      return show(state.notes.get(event.noteId))
    case 'masking-changed':
      return [event, ...showTexts(state, viewer)]
    case 'voting-started':
      return event.showsTotals ? [event, ...allTotals(state)] : [event]
    case 'voting-ended':
      return [event, ...allTotals(state)]
    case 'votes-cast': {
      const own = isAuthor(event.by, viewer)
        ? [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }]
        : []
      return [...own, ...totalOf(event, state)]
    }
    case 'voter-done': {
      const own = isAuthor(event.by, viewer)
        ? [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }]
        : []
      return [...own, { type: 'voters-counted', done: state.voting?.doneCount ?? 0 }]
    }
    case 'action-added':
    case 'action-edited':
    case 'action-marked':
    case 'action-due-set':
    case 'action-assigned':
    case 'action-carried':
    case 'action-deleted':
    case 'action-restored':
      return visibleActionEvents(event, state, viewer, pseudonymOf)
    case 'content-removed':
    case 'content-restored':
    case 'person-removed':
    case 'person-readmitted':
      return []
    case 'spotlight-set': {
      const { author } = event
      return [{ ...event, author: author === false ? false : visibleAuthor(author, viewer, pseudonymOf) }]
    }
    case 'facilitation-given':
      return visibleFacilitator(event.to, viewer, pseudonymOf).map((to) => ({ ...event, to }))
    case 'facilitation-taken':
      return visibleFacilitator(event.from, viewer, pseudonymOf).map((from) => ({ ...event, from }))
    case 'facilitation-taken-over':
      return [{ ...event, to: visibleStandIn(event.to, viewer, pseudonymOf) }]
    case 'take-over-ended':
    case 'board-created':
    case 'board-renamed':
    case 'column-renamed':
    case 'columns-set':
    case 'anonymity-changed':
    case 'background-set':
    case 'note-moved':
    case 'note-grouped':
    case 'note-ungrouped':
    case 'timer-set':
    case 'media-set':
    case 'mood-poll-started':
    case 'mood-poll-ended':
    case 'mood-shown':
    case 'summary-shown':
    case 'icebreaker-asked':
    case 'icebreaker-ended':
    case 'sorting-set':
    case 'gif-sharing-set':
    case 'gif-shared':
      return [event]
    default:
      return assertNever(event)
  }
}

/**
 * The people who are sent more of this event than their audience: while brainstorming the authors of its texts; always
 * the owner of a vote or action item and the person who becomes a facilitator. Empty means that one payload serves each
 * audience (WIRE-21).
 */
export function ownersOf(event: BoardEvent, state: BoardState): readonly AuthorId[] {
  switch (event.type) {
    case 'votes-cast':
    case 'voter-done':
      return [event.by]
    case 'action-added':
    case 'action-edited':
    case 'action-marked':
    case 'action-assigned':
    case 'action-due-set':
      return known(event.by)
    case 'action-carried':
      return ownersOfAction(event.action)
    case 'action-restored':
      return ownersOfAction(state.actions.get(event.actionId))
    case 'facilitation-given':
      return [event.to]
    case 'facilitation-taken':
      return [event.from]
    case 'facilitation-taken-over':
      return known(event.to)
    case 'note-added':
    case 'note-edited':
    case 'comment-added':
    case 'comment-edited':
    case 'group-titled': {
      const author = state.isMasked ? textOwner(event, state).by : null
      return author === null ? [] : [author]
    }
    case 'note-restored':
    case 'comment-restored':
      return state.isMasked ? ownersOfNote(state.notes.get(event.noteId)) : []
    case 'masking-changed':
      return state.isMasked ? [...new Set(state.notes.values().flatMap(ownersOfNote))] : []
    case 'take-over-ended':
    case 'board-created':
    case 'board-renamed':
    case 'column-renamed':
    case 'columns-set':
    case 'anonymity-changed':
    case 'background-set':
    case 'note-moved':
    case 'note-deleted':
    case 'note-grouped':
    case 'note-ungrouped':
    case 'comment-deleted':
    case 'reaction-added':
    case 'reaction-removed':
    case 'voting-started':
    case 'voting-ended':
    case 'action-deleted':
    case 'timer-set':
    case 'media-set':
    case 'mood-poll-started':
    case 'mood-poll-ended':
    case 'mood-shown':
    case 'summary-shown':
    case 'icebreaker-asked':
    case 'icebreaker-ended':
    case 'spotlight-set':
    case 'sorting-set':
    case 'gif-sharing-set':
    case 'gif-shared':
    case 'content-removed':
    case 'content-restored':
    case 'person-removed':
    case 'person-readmitted':
      return []
    default:
      return assertNever(event)
  }
}

function showTexts(state: BoardState, viewer: Viewer): readonly ViewEvent[] {
  const notes = state.notes.values().flatMap((note) => readableTexts(note, state.isMasked, viewer) ?? [])
  return notes.length === 0 ? [] : [{ type: 'texts-shown', notes }]
}

function allTotals(state: BoardState): readonly ViewEvent[] {
  if (state.voting === null) return []
  const totals = entriesOf(voteTotals(state.voting.existingVotes)).filter(([id]) => state.notes.has(id))
  return [{ type: 'votes-counted', totals: Object.fromEntries(totals) }]
}

/** The new total of the note that was voted on, where totals may be known (VOTE-32). */
function totalOf({ noteId }: { readonly noteId: Note['id'] }, state: BoardState): readonly ViewEvent[] {
  const note = state.notes.get(noteId)
  const isPublic = state.voting?.showsTotals === true || state.voting?.status === 'endVote'
  if (note === undefined || !isPublic) return []
  return [{ type: 'votes-counted', totals: { [noteId]: note.votes } }]
}

function ownersOfAction(
  action: Pick<ActionItem, 'createdBy' | 'updatedBy'> | undefined,
): readonly AuthorId[] {
  return action === undefined ? [] : [...known(action.createdBy), ...known(action.updatedBy)]
}

function known(author: AuthorId | null): readonly AuthorId[] {
  return author === null ? [] : [author]
}

function ownersOfNote(note: Note | undefined): readonly AuthorId[] {
  return note === undefined ? [] : [note.by, ...note.comments.map((comment) => comment.by)]
}

type TextEvent = Extract<
  BoardEvent,
  { type: 'note-added' | 'note-edited' | 'comment-added' | 'comment-edited' | 'group-titled' }
>

/** The owner of an event's text: a note's text stays its author's, also after a facilitator edited it (MASK-2). */
function textOwner(event: TextEvent, state: BoardState): TextOwner {
  switch (event.type) {
    case 'note-added':
      return { id: event.noteId, by: event.by }
    case 'comment-added':
      return { id: event.commentId, by: event.by }
    case 'note-edited':
    case 'group-titled':
      return { id: event.noteId, by: state.notes.get(event.noteId)?.by ?? null }
    case 'comment-edited': {
      const comment = findComment(state.notes.get(event.noteId), event.commentId)
      return { id: event.commentId, by: comment?.by ?? null }
    }
    default:
      return assertNever(event)
  }
}

function findComment(note: Note | undefined, commentId: CommentId): Comment | undefined {
  return note?.comments.find((comment) => comment.id === commentId)
}
