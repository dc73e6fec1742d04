import type { ActionId } from '../../kernel/ids.ts'
import { actionFrom, type ActionItem, actionRecord, type ActionRecord, mayKnowAction } from './action-item.ts'
import type { EventOf } from '../event.ts'
import type { BoardState } from '../state.ts'
import { type PseudonymOf, type Viewer, visibleAction, visibleCreator } from '../visible-board.ts'

type ActionEvent = EventOf<
  | 'action-added'
  | 'action-edited'
  | 'action-marked'
  | 'action-assigned'
  | 'action-due-set'
  | 'action-deleted'
  | 'action-restored'
  | 'action-carried'
>

/** A whole action item that the viewer may not have yet. */
export type ActionShown = { readonly type: 'action-shown'; readonly action: ActionRecord }

/**
 * What a viewer is sent of an event about an action item; `state` is the board after it. Of another board's action item
 * only members of the team are sent anything (ACTION-21).
 */
export function visibleActionEvents(
  event: ActionEvent,
  state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly (ActionEvent | ActionShown)[] {
  if (!isKnownTo(viewer, event, state)) {
    // The board's own action item with that id is gone: outsiders may learn this and nothing else.
    const isReplaced = event.type === 'action-carried' && event.replaces === true
    return isReplaced ? [{ type: 'action-deleted', actionId: event.action.id }] : []
  }
  switch (event.type) {
    case 'action-deleted':
      return [event]
    case 'action-restored':
      return shown(event.actionId, state, (action) => visibleAction(action, viewer, pseudonymOf))
    case 'action-carried': {
      const { replaces: _inTheLog, ...carried } = event
      return [
        { ...carried, action: actionRecord(visibleAction(actionFrom(event.action), viewer, pseudonymOf)) },
      ]
    }
    case 'action-assigned':
      return [
        {
          ...event,
          by: visibleCreator(event.by, viewer, pseudonymOf),
          assignees: viewer.seesAssignees ? event.assignees : [],
        },
      ]
    case 'action-added':
    case 'action-edited':
    case 'action-marked':
    case 'action-due-set':
      return [{ ...event, by: visibleCreator(event.by, viewer, pseudonymOf) }]
  }
}

function isKnownTo(viewer: Viewer, event: ActionEvent, state: BoardState): boolean {
  const id = event.type === 'action-carried' ? event.action.id : event.actionId
  const action = state.actions.get(id) ?? state.trash.actions.get(id)
  return action === undefined ? viewer.seesAssignees : mayKnowAction(action, state, viewer)
}

function shown(
  actionId: ActionId,
  state: BoardState,
  see: (action: ActionItem) => ActionItem,
): readonly ActionShown[] {
  const action = state.actions.get(actionId)
  return action === undefined ? [] : [{ type: 'action-shown', action: actionRecord(see(action)) }]
}
