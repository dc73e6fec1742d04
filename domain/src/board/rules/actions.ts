import { type ActionId, isUserId, type NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import {
  actionFrom,
  type ActionItem,
  actionRecord,
  type ActionRecord,
  mayKnowAction,
} from '../action-item.ts'
import { type Actor, authorOf, isAuthor, leads } from '../actor.ts'
import { bytesOfAction, growthRefusal, textBytes } from '../board-bytes.ts'
import type { CarryAction, CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import { ACTION_TEXT_MAX, ACTIONS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { actionsRefusal } from './allowances.ts'
import { textRefusal } from './text.ts'

/**
 * Anybody on the board may write down what the team wants to do (board.md §4), and from which note it comes. A note
 * that is gone by then, or that they may not read (D8), is left out: what they wrote counts more than the link.
 */
export function addAction(
  state: BoardState,
  { actionId, text, fromNote }: CommandOf<'add-action'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  if (state.actions.has(actionId) || state.trash.actions.has(actionId)) return refuse('id-taken')
  const problem = textRefusal(text, ACTION_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  const full = actionsRefusal(state, actor, 'new') ?? growthRefusal(state, bytesOfAction({ text }))
  if (full !== null) return refuse(full)
  const link = fromNote !== undefined && isReadable(state, fromNote, actor) ? { fromNote } : {}
  return accept({ type: 'action-added', actionId, text, ...link, by: authorOf(state, actor), at })
}

/** Anybody on the board may reword an action item that they know: of other boards, members of the team only (D32). */
export function editAction(
  state: BoardState,
  { actionId, text }: CommandOf<'edit-action'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  const action = knownAction(state, actionId, actor)
  if (action === null) return refuse('unknown-action')
  const problem = textRefusal(text, ACTION_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  if (action.text === text) return accept()
  const full = growthRefusal(state, textBytes(text) - textBytes(action.text))
  if (full !== null) return refuse(full)
  return accept({ type: 'action-edited', actionId, text, by: authorOf(state, actor), at })
}

/** Done or open again; the board where it was done is written down (board.md §4). */
export function setActionStatus(
  state: BoardState,
  { actionId, status }: CommandOf<'set-action-status'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  const action = knownAction(state, actionId, actor)
  if (action === null) return refuse('unknown-action')
  return action.status === status
    ? accept()
    : accept({ type: 'action-marked', actionId, status, by: authorOf(state, actor), at })
}

/** A member of the team assigns an action to one person, or to nobody (board.md §4 and §6). */
export function assignAction(
  state: BoardState,
  { actionId, assignee }: CommandOf<'assign-action'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  const action = knownAction(state, actionId, actor)
  if (action === null) return refuse('unknown-action')
  if (!actor.seesAssignees) return refuse('forbidden')
  if (assignee !== null && !isUserId(assignee)) return refuse('forbidden')
  if ((action.assignees[0] ?? null) === assignee) return accept()
  const assignees = assignee === null ? [] : [assignee]
  return accept({ type: 'action-assigned', actionId, assignees, by: authorOf(state, actor), at })
}

/** By when it is to be done is a matter of who is to do it: a member of the team says so (D15). */
export function setActionDue(
  state: BoardState,
  { actionId, due }: CommandOf<'set-action-due'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  const action = knownAction(state, actionId, actor)
  if (action === null) return refuse('unknown-action')
  if (!actor.seesAssignees) return refuse('forbidden')
  return action.due === due
    ? accept()
    : accept({ type: 'action-due-set', actionId, due, by: authorOf(state, actor), at })
}

/** Whoever wrote it or a facilitator may delete an action; it goes to the trash (D27). */
export function deleteAction(
  state: BoardState,
  { actionId }: CommandOf<'delete-action'>,
  context: DecisionContext,
): BoardDecision {
  const action = knownAction(state, actionId, context.actor)
  if (action === null)
    return deletedAction(state, actionId, context.actor) === null ? refuse('unknown-action') : accept()
  if (!mayDelete(state, action.createdBy, context)) return refuse('forbidden')
  return accept({ type: 'action-deleted', actionId })
}

/** Whoever could delete an action can bring it back (D27). */
export function restoreAction(
  state: BoardState,
  { actionId }: CommandOf<'restore-action'>,
  context: DecisionContext,
): BoardDecision {
  const action = deletedAction(state, actionId, context.actor)
  if (action === null)
    return knownAction(state, actionId, context.actor) === null ? refuse('unknown-action') : accept()
  if (!mayDelete(state, action.createdBy, context)) return refuse('forbidden')
  const full = action.addedIn === state.id ? roomRefusal(state, action, context) : null
  if (full !== null) return refuse(full)
  return accept({ type: 'action-restored', actionId })
}

/**
 * What another board of the team made of an action: open ones come in, known ones keep up (D15). A board that has another one
 * of the same id does not know it: whoever made that one is not to be told by it of what was done or deleted elsewhere.
 */
export function carryAction(
  state: BoardState,
  { action, isDeleted }: CarryAction,
  _context: DecisionContext,
): BoardDecision {
  const here = state.actions.get(action.id)
  const isKnown = (here ?? state.trash.actions.get(action.id))?.addedIn === action.addedIn
  if (isDeleted)
    return isKnown && here !== undefined ? accept({ type: 'action-deleted', actionId: action.id }) : accept()
  // A done one is of interest only where it was: a board that had it deleted gets it back.
  if (!isKnown && (action.status === 1 || carriedCount(state) >= ACTIONS_MAX)) return accept()
  return here !== undefined && isSame(actionRecord(here), actionRecord(actionFrom(action)))
    ? accept()
    : accept({ type: 'action-carried', action, ...(here !== undefined && !isKnown && { replaces: true }) })
}

function roomRefusal(state: BoardState, action: ActionItem, { actor }: DecisionContext) {
  return actionsRefusal(state, actor, 'trash') ?? growthRefusal(state, bytesOfAction(action))
}

/** The action item if it is there and this person may know of it (D32). */
function knownAction(state: BoardState, actionId: ActionId, actor: Actor): ActionItem | null {
  const action = state.actions.get(actionId)
  return action !== undefined && mayKnowAction(action, state, actor) ? action : null
}

function deletedAction({ id, trash }: BoardState, actionId: ActionId, actor: Actor): ActionItem | null {
  const action = trash.actions.get(actionId)
  return action !== undefined && mayKnowAction(action, { id }, actor) ? action : null
}

/** Action items of other boards, as far as their number can matter. */
function carriedCount({ id, actions }: BoardState): number {
  if (actions.size < ACTIONS_MAX) return 0
  return actions.values().filter(({ addedIn }) => addedIn !== id).length
}

/** The same in every field: a record that was stored and read may have its fields in another order. */
function isSame(one: ActionRecord, other: ActionRecord): boolean {
  const fields = Object.keys(one)
  return JSON.stringify(one, fields) === JSON.stringify(other, fields)
}

function isReadable({ notes, isMasked }: BoardState, noteId: NoteId, actor: Actor): boolean {
  const note = notes.get(noteId)
  return note !== undefined && (!isMasked || isAuthor(note.by, actor))
}

function mayDelete(
  state: BoardState,
  createdBy: Parameters<typeof isAuthor>[0] | null,
  { actor }: DecisionContext,
): boolean {
  return leads(state, actor) || (createdBy !== null && isAuthor(createdBy, actor))
}
