import type { ActionId } from '../../kernel/ids.ts'
import type { EventOf } from '../event.ts'
import type { Evolutions } from '../evolution.ts'
import type { BoardState } from '../state.ts'
import { actionFrom, type ActionItem } from './action-item.ts'
import type { ActionEvent } from './commands-and-events.ts'

export const actionEvolutions: Evolutions<ActionEvent> = {
  'action-added': addAction,
  'action-edited': editAction,
  'action-marked': markAction,
  'action-assigned': assignAction,
  'action-due-set': setActionDue,
  'action-deleted': trashAction,
  'action-restored': restoreAction,
  'action-carried': carryAction,
}

export function addAction(state: BoardState, event: EventOf<'action-added'>): BoardState {
  const { actionId, text, fromNote = null, by, at } = event
  return putAction(state, {
    id: actionId,
    text,
    status: 0,
    timeStamp: at,
    updatedTime: null,
    editedTime: null,
    createdBy: by,
    updatedBy: null,
    addedIn: state.id,
    resolvedIn: null,
    assignees: [],
    due: null,
    noteId: fromNote,
  })
}

function editAction(state: BoardState, { actionId, text, by, at }: EventOf<'action-edited'>): BoardState {
  return changeAction(state, actionId, { text, editedTime: at, updatedTime: at, updatedBy: by })
}

/** Marks it as done, here and now, or reopens it (ACTION-8). */
function markAction(state: BoardState, { actionId, status, by, at }: EventOf<'action-marked'>): BoardState {
  const resolvedIn = status === 1 ? state.id : null
  return changeAction(state, actionId, { status, resolvedIn, updatedTime: at, updatedBy: by })
}

function assignAction(state: BoardState, event: EventOf<'action-assigned'>): BoardState {
  const { actionId, assignees, by, at } = event
  return changeAction(state, actionId, { assignees, updatedTime: at, updatedBy: by })
}

function setActionDue(state: BoardState, { actionId, due, by, at }: EventOf<'action-due-set'>): BoardState {
  return changeAction(state, actionId, { due, updatedTime: at, updatedBy: by })
}

function trashAction(state: BoardState, { actionId }: EventOf<'action-deleted'>): BoardState {
  const { actions, trash } = state
  const action = actions.get(actionId)
  if (action === undefined) return state
  const trashed = trash.actions.with(actionId, action)
  return { ...state, actions: actions.without(actionId), trash: { ...trash, actions: trashed } }
}

function restoreAction(state: BoardState, { actionId }: EventOf<'action-restored'>): BoardState {
  const action = state.trash.actions.get(actionId)
  return action === undefined ? state : putAction(state, action)
}

/** Takes over an action item as another board left it. */
function carryAction(state: BoardState, { action }: EventOf<'action-carried'>): BoardState {
  return putAction(state, actionFrom(action))
}

/** The board with this action item, which is then not in the trash. */
export function putAction(state: BoardState, action: ActionItem): BoardState {
  const { actions, trash } = state
  const left = trash.actions.without(action.id)
  return { ...state, actions: actions.with(action.id, action), trash: { ...trash, actions: left } }
}

function changeAction(state: BoardState, actionId: ActionId, change: Partial<ActionItem>): BoardState {
  const action = state.actions.get(actionId)
  return action === undefined ? state : putAction(state, { ...action, ...change })
}
