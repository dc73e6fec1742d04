import { assertNever } from '../kernel/assert-never.ts'
import type { BoardEvent } from './event.ts'
import {
  addAction,
  assignAction,
  carryAction,
  editAction,
  markAction,
  restoreAction,
  setActionDue,
  trashAction,
} from './action-items/evolve.ts'
import {
  changeComments,
  changeNote,
  newComment,
  newNote,
  putNote,
  restoreComment,
  restoreNote,
  trashComment,
  trashNote,
} from './notes/evolve.ts'
import {
  endTakeOver,
  giveFacilitation,
  renameColumn,
  setColumns,
  takeFacilitation,
  takeOver,
} from './settings/evolve.ts'
import { askIcebreaker, showMood, showSummary } from './showings/evolve.ts'
import { castVotes, endVoting, setVoterDone, startVoting } from './voting/evolve.ts'
import { REMOVALS_KEPT } from './limits.ts'
import type { BoardState } from './state.ts'

/**
 * The board after an event. Total: an event about something that is not there changes nothing, since a browser's
 * replica may not know what was hidden from it.
 */
export function evolve(state: BoardState, event: BoardEvent): BoardState {
  switch (event.type) {
    case 'board-created':
      return {
        ...state,
        title: event.title,
        columns: event.columns,
        isAnonymous: event.isAnonymous,
        isCompact: event.isCompact === true,
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
      return trashNote(state, event)
    case 'note-restored':
      return restoreNote(state, event)
    case 'note-grouped':
      return changeNote(state, event.noteId, (note) => ({
        ...note,
        group: { into: event.into, place: event.place },
      }))
    case 'note-ungrouped':
      return changeNote(state, event.noteId, (note) => ({ ...note, group: null }))
    case 'group-titled':
      return changeNote(state, event.noteId, (note) => ({ ...note, groupTitle: event.title }))
    case 'comment-added':
      return changeComments(state, event.noteId, (comments) => [...comments, newComment(event)])
    case 'comment-edited':
      return changeComments(state, event.noteId, (comments) =>
        comments.map((comment) =>
          comment.id === event.commentId ? { ...comment, text: event.text, editedAt: event.at } : comment,
        ),
      )
    case 'comment-deleted':
      return trashComment(state, event)
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
    case 'voting-started':
      return startVoting(state, event)
    case 'votes-cast':
      return castVotes(state, event)
    case 'voter-done':
      return setVoterDone(state, event)
    case 'voting-ended':
      return endVoting(state)
    case 'action-added':
      return addAction(state, event)
    case 'action-edited':
      return editAction(state, event)
    case 'action-marked':
      return markAction(state, event)
    case 'action-assigned':
      return assignAction(state, event)
    case 'action-due-set':
      return setActionDue(state, event)
    case 'action-deleted':
      return trashAction(state, event.actionId)
    case 'action-restored':
      return restoreAction(state, event.actionId)
    case 'action-carried':
      return carryAction(state, event)
    case 'timer-set':
      return { ...state, timer: event.timer }
    case 'media-set':
      return { ...state, media: event.media }
    case 'mood-poll-started':
      return { ...state, moodPoll: true, moodRounds: state.moodRounds + 1, showMood: false }
    case 'mood-poll-ended':
      return showMood({ ...state, moodPoll: false }, true)
    case 'mood-shown':
      return showMood(state, event.on)
    case 'summary-shown':
      return showSummary(state, event.on)
    case 'icebreaker-asked':
      return askIcebreaker(state, event)
    case 'icebreaker-ended':
      return { ...state, icebreakerQuestion: null, icebreakerDrawn: [] }
    case 'spotlight-set':
      return { ...state, showHighlight: event.author }
    case 'sorting-set':
      return { ...state, sortBy: event.sortBy }
    case 'gif-sharing-set':
      return { ...state, disableGifs: !event.on }
    case 'gif-shared':
      return { ...state, gifs: [...state.gifs, event.gif] }
    case 'facilitation-given':
      return giveFacilitation(state, event.to)
    case 'facilitation-taken':
      return takeFacilitation(state, event.from)
    case 'facilitation-taken-over':
      return takeOver(state, event)
    case 'take-over-ended':
      return endTakeOver(state)
    case 'content-removed': {
      const { type: _type, ...removal } = event
      return { ...state, removals: [...state.removals, removal].slice(-REMOVALS_KEPT) }
    }
    case 'content-restored':
      return {
        ...state,
        removals: state.removals.filter(({ removalId }) => removalId !== event.removalId),
      }
    case 'person-removed':
      return { ...state, removedPeople: [...state.removedPeople, event.person] }
    case 'person-readmitted':
      return { ...state, removedPeople: state.removedPeople.filter((person) => person !== event.person) }
    case 'column-renamed':
      return renameColumn(state, event.columnId, event.name)
    case 'columns-set':
      return setColumns(state, event)
    case 'board-renamed':
      return { ...state, title: event.title }
    case 'masking-changed':
      return { ...state, isMasked: event.on }
    case 'anonymity-changed':
      return { ...state, isAnonymous: event.on, anonymityChanges: state.anonymityChanges + 1 }
    case 'background-set':
      return { ...state, theme: event.theme, backgroundUrl: event.backgroundUrl }
    default:
      return assertNever(event)
  }
}
