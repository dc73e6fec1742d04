import { assertNever } from '../kernel/assert-never.ts'
import type { CarryAction, MeetingCommand } from './command.ts'
import type { BoardDecision, DecisionContext } from './decision.ts'
import {
  addAction,
  assignAction,
  carryAction,
  deleteAction,
  editAction,
  restoreAction,
  setActionDue,
  setActionStatus,
} from './action-items/decide.ts'
import {
  endTakeOver,
  giveFacilitation,
  setMasking,
  setSorting,
  setSpotlight,
  takeFacilitation,
  takeOverFacilitation,
} from './facilitation/decide.ts'
import { setGifSharing, shareGif } from './gifs/decide.ts'
import { askIcebreaker, drawIcebreakerPerson, endIcebreaker } from './icebreaker/decide.ts'
import { setVolume, startMedia, stopMedia } from './media/decide.ts'
import { endMoodPoll, showMood, showSummary, startMoodPoll } from './mood/decide.ts'
import { removeContentOfAuthor, removeContentOfPerson, restoreContent } from './removals/decide.ts'
import { readmitPerson, removePerson } from './removals/removed-people.ts'
import { renameBoard, renameColumn, setAnonymous, setBackground, setColumns } from './settings/decide.ts'
import { endTimer, extendTimer, startTimer } from './timer/decide.ts'
import { endVoting, startVoting } from './voting/decide.ts'
import type { BoardState } from './state.ts'

/**
 * The rules of action items, facilitation and settings, and of the server's own commands. It expects an actor who was
 * not removed.
 */
export function decideMeeting(
  state: BoardState,
  command: MeetingCommand | CarryAction,
  context: DecisionContext,
): BoardDecision {
  switch (command.type) {
    case 'rename-column':
      return renameColumn(state, command, context)
    case 'rename-board':
      return renameBoard(state, command, context)
    case 'set-masking':
      return setMasking(state, command, context)
    case 'start-voting':
      return startVoting(state, command, context)
    case 'end-voting':
      return endVoting(state, command, context)
    case 'start-timer':
      return startTimer(state, command, context)
    case 'extend-timer':
      return extendTimer(state, command, context)
    case 'end-timer':
      return endTimer(state, command, context)
    case 'start-media':
      return startMedia(state, command, context)
    case 'set-volume':
      return setVolume(state, command, context)
    case 'stop-media':
      return stopMedia(state, command, context)
    case 'start-mood-poll':
      return startMoodPoll(state, command, context)
    case 'end-mood-poll':
      return endMoodPoll(state, command, context)
    case 'show-mood':
      return showMood(state, command, context)
    case 'show-summary':
      return showSummary(state, command, context)
    case 'ask-icebreaker':
      return askIcebreaker(state, command, context)
    case 'end-icebreaker':
      return endIcebreaker(state, command, context)
    case 'draw-icebreaker-person':
      return drawIcebreakerPerson(state, command, context)
    case 'set-spotlight':
      return setSpotlight(state, command, context)
    case 'set-sorting':
      return setSorting(state, command, context)
    case 'share-gif':
      return shareGif(state, command, context)
    case 'set-gif-sharing':
      return setGifSharing(state, command, context)
    case 'give-facilitation':
      return giveFacilitation(state, command, context)
    case 'take-facilitation':
      return takeFacilitation(state, command, context)
    case 'take-over-facilitation':
      return takeOverFacilitation(state, command, context)
    case 'end-take-over':
      return endTakeOver(state, command, context)
    case 'remove-content-of-person':
      return removeContentOfPerson(state, command, context)
    case 'remove-content-of-author':
      return removeContentOfAuthor(state, command, context)
    case 'restore-content':
      return restoreContent(state, command, context)
    case 'remove-person':
      return removePerson(state, command, context)
    case 'readmit-person':
      return readmitPerson(state, command, context)
    case 'add-action':
      return addAction(state, command, context)
    case 'edit-action':
      return editAction(state, command, context)
    case 'set-action-status':
      return setActionStatus(state, command, context)
    case 'assign-action':
      return assignAction(state, command, context)
    case 'set-action-due':
      return setActionDue(state, command, context)
    case 'delete-action':
      return deleteAction(state, command, context)
    case 'restore-action':
      return restoreAction(state, command, context)
    case 'carry-action':
      return carryAction(state, command, context)
    case 'set-columns':
      return setColumns(state, command, context)
    case 'set-anonymous':
      return setAnonymous(state, command, context)
    case 'set-background':
      return setBackground(state, command, context)
    default:
      return assertNever(command)
  }
}
