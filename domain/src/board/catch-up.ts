import { assertNever } from '../kernel/assert-never.ts'
import type { BoardEvent } from './event.ts'
import type { BoardState } from './state.ts'

/**
 * An event as it may be sent later to a client that missed it, when the board is `now`; null when the client has to get
 * the whole board instead. A text is sent as it is by now, so that a text overwritten meanwhile reaches no client that
 * was away. What was deleted, brought back or hidden in between cannot be sent piece by piece without disclosing too
 * much (WIRE-10).
 */
export function missedEvent(event: BoardEvent, now: BoardState): BoardEvent | null {
  switch (event.type) {
    case 'note-added':
    case 'note-edited': {
      const note = now.notes.get(event.noteId)
      return note === undefined ? null : { ...event, text: note.text }
    }
    case 'comment-added':
    case 'comment-edited': {
      const comments = now.notes.get(event.noteId)?.comments ?? []
      const comment = comments.find(({ id }) => id === event.commentId)
      return comment === undefined ? null : { ...event, text: comment.text }
    }
    case 'group-titled': {
      const note = now.notes.get(event.noteId)
      return note === undefined ? null : { ...event, title: note.groupTitle }
    }
    case 'action-added':
    case 'action-edited': {
      const action = now.actions.get(event.actionId)
      return action === undefined ? null : { ...event, text: action.text }
    }
    case 'action-carried': {
      const action = now.actions.get(event.action.id)
      return action === undefined ? null : { ...event, action: { ...event.action, text: action.text } }
    }
    case 'note-deleted':
    case 'note-restored':
    case 'comment-deleted':
    case 'comment-restored':
    case 'action-deleted':
    case 'action-restored':
    case 'masking-changed':
    case 'anonymity-changed':
      return null
    case 'background-set':
      return { ...event, theme: now.theme, backgroundUrl: now.backgroundUrl }
    case 'columns-set':
      return { ...event, columns: now.columns }
    case 'media-set':
      return { ...event, media: now.media }
    case 'icebreaker-asked':
      return { ...event, question: now.icebreakerQuestion ?? '', drawn: now.icebreakerDrawn }
    case 'board-renamed':
      return { ...event, title: now.title }
    case 'column-renamed': {
      const column = now.columns.find(({ id }) => id === event.columnId)
      return column === undefined ? null : { ...event, name: column.name }
    }
    case 'board-created':
    case 'note-moved':
    case 'note-grouped':
    case 'note-ungrouped':
    case 'reaction-added':
    case 'reaction-removed':
    case 'voting-started':
    case 'votes-cast':
    case 'voter-done':
    case 'voting-ended':
    case 'action-marked':
    case 'action-assigned':
    case 'action-due-set':
    case 'timer-set':
    case 'mood-poll-started':
    case 'mood-poll-ended':
    case 'mood-shown':
    case 'summary-shown':
    case 'icebreaker-ended':
    case 'spotlight-set':
    case 'sorting-set':
    case 'gif-sharing-set':
    case 'gif-shared':
    case 'facilitation-given':
    case 'facilitation-taken-over':
    case 'take-over-ended':
    case 'facilitation-taken':
    case 'content-removed':
    case 'content-restored':
    case 'person-removed':
    case 'person-readmitted':
      return event
    default:
      return assertNever(event)
  }
}
