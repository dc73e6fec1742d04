import { refuse } from '../kernel/result.ts'
import { isRemoved } from './actor.ts'
import type { BoardCommand, CarryAction, MeetingCommand } from './command.ts'
import type { BoardDecision, DecisionContext } from './decision.ts'
import { castVotes, setDone } from './voting/cast-votes.ts'
import { addComment, deleteComment, editComment, restoreComment } from './comments/decide.ts'
import { groupNote, titleGroup, ungroupNote } from './groups/decide.ts'
import { addNote, deleteNote, editNote, moveNote, restoreNote } from './notes/decide.ts'
import { setReaction } from './reactions/decide.ts'
import type { BoardState } from './state.ts'

/**
 * The rules of notes and of the votes on them. All other commands go to `decideOthers`, so that a page can begin before
 * it has loaded their rules. A person who was removed from the board may do nothing.
 */
export function decideNotes<Other>(
  state: BoardState,
  command: BoardCommand | CarryAction,
  context: DecisionContext,
  decideOthers: (command: MeetingCommand | CarryAction) => Other,
): BoardDecision | Other {
  if (isRemoved(state, context.actor)) return refuse('forbidden')
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the type of decideOthers names what is left
  switch (command.type) {
    case 'add-note':
      return addNote(state, command, context)
    case 'edit-note':
      return editNote(state, command, context)
    case 'move-note':
      return moveNote(state, command, context)
    case 'delete-note':
      return deleteNote(state, command, context)
    case 'restore-note':
      return restoreNote(state, command, context)
    case 'add-comment':
      return addComment(state, command, context)
    case 'edit-comment':
      return editComment(state, command, context)
    case 'delete-comment':
      return deleteComment(state, command, context)
    case 'restore-comment':
      return restoreComment(state, command, context)
    case 'set-reaction':
      return setReaction(state, command, context)
    case 'group-note':
      return groupNote(state, command, context)
    case 'ungroup-note':
      return ungroupNote(state, command, context)
    case 'title-group':
      return titleGroup(state, command, context)
    case 'cast-votes':
      return castVotes(state, command, context)
    case 'set-done':
      return setDone(state, command, context)
    default:
      return decideOthers(command)
  }
}
