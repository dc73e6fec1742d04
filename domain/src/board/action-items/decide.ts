import { type ActionId, isUserId, type NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { actionFrom, type ActionItem, actionRecord, type ActionRecord, mayKnowAction } from './action-item.ts'
import { type Actor, authorOf, isAuthor, leads } from '../actor.ts'
import { bytesOfAction, growthRefusal, textBytes } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { ActionCommand, CarryAction } from './commands-and-events.ts'
import { discussedCard } from '../discussion/discussion.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import { ACTION_TEXT_MAX, ACTIONS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { actionsRefusal } from '../allowances.ts'
import { textRefusal } from '../text.ts'

/** The rules of these commands. */
export const actionRules: Rules<ActionCommand | CarryAction> = {
  'add-action': addAction,
  'edit-action': editAction,
  'set-action-status': setActionStatus,
  'assign-action': assignAction,
  'set-action-due': setActionDue,
  'delete-action': deleteAction,
  'restore-action': restoreAction,
  'carry-action': carryAction,
}

/**
 * Any participant adds an action item (ACTION-1), and names the note that it was made from. A note that is gone by
 * then, or hidden from them, is left out: what they wrote counts more than the link (ACTION-5). Without a note it is
 * linked to the one that is being discussed (DISCUSS-8).
 */
function addAction(
  state: BoardState,
  { actionId, text, fromNote }: CommandOf<'add-action'>,
  { actor, at }: DecisionContext,
): BoardDecision {
  if (state.actions.has(actionId) || state.trash.actions.has(actionId)) return refuse('id-taken')
  const problem = textRefusal(text, ACTION_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  const full = actionsRefusal(state, actor, 'new') ?? growthRefusal(state, bytesOfAction({ text }))
  if (full !== null) return refuse(full)
  const source = fromNote ?? discussedCard(state)?.id
  const link = source !== undefined && isReadable(state, source, actor) ? { fromNote: source } : {}
  return accept({ type: 'action-added', actionId, text, ...link, by: authorOf(state, actor), at })
}

/**
 * Any participant rewords an action item that they know: those of other boards are for members of the team only
 * (ACTION-2, ACTION-22).
 */
function editAction(
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

/** Marks it as done, which records this board, or reopens it (ACTION-8). */
function setActionStatus(
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

/** A member of the team assigns an action item to one person, or clears the assignment (ACTION-11, ACTION-12). */
function assignAction(
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

/** Those who may assign an action item also set its due date (ACTION-15). */
function setActionDue(
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

/** The author or a facilitator deletes an action item; it goes to the trash (ACTION-10). */
function deleteAction(
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

/** Those who may delete an action item bring it back (ACTION-10). */
function restoreAction(
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
 * An action item as another board of the team left it: open ones are added, known ones updated (ACTION-17). A board
 * whose own action item has the same id does not count as knowing it: the author of that one must not learn by it what
 * was done or deleted elsewhere.
 */
function carryAction(
  state: BoardState,
  { action, isDeleted }: CarryAction,
  _context: DecisionContext,
): BoardDecision {
  const here = state.actions.get(action.id)
  const isKnown = (here ?? state.trash.actions.get(action.id))?.addedIn === action.addedIn
  if (isDeleted)
    return isKnown && here !== undefined ? accept({ type: 'action-deleted', actionId: action.id }) : accept()
  // A done one matters only where it is known: a board where it was deleted gets it back.
  if (!isKnown && (action.status === 1 || carriedCount(state) >= ACTIONS_MAX)) return accept()
  return here !== undefined && isSame(actionRecord(here), actionRecord(actionFrom(action)))
    ? accept()
    : accept({ type: 'action-carried', action, ...(here !== undefined && !isKnown && { replaces: true }) })
}

function roomRefusal(state: BoardState, action: ActionItem, { actor }: DecisionContext) {
  return actionsRefusal(state, actor, 'trash') ?? growthRefusal(state, bytesOfAction(action))
}

/** The action item if it is on the board and this person may know of it (ACTION-22). */
function knownAction(state: BoardState, actionId: ActionId, actor: Actor): ActionItem | null {
  const action = state.actions.get(actionId)
  return action !== undefined && mayKnowAction(action, state, actor) ? action : null
}

function deletedAction({ id, trash }: BoardState, actionId: ActionId, actor: Actor): ActionItem | null {
  const action = trash.actions.get(actionId)
  return action !== undefined && mayKnowAction(action, { id }, actor) ? action : null
}

/** The number of action items of other boards; 0 while there are too few on the board to reach their limit. */
function carriedCount({ id, actions }: BoardState): number {
  if (actions.size < ACTIONS_MAX) return 0
  return actions.values().filter(({ addedIn }) => addedIn !== id).length
}

/** True when all fields are equal: a stored record that was read back may have its fields in another order. */
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
