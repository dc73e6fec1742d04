import type { AuthorId } from '../../kernel/ids.ts'
import { asItWas, type EventVisibilities, noOwners, ownersIfKnown, wholeBoard } from '../event-visibility.ts'
import type { BoardState } from '../state.ts'
import { type PseudonymOf, type Viewer, visibleAction, visibleCreator } from '../visible-board.ts'
import { actionFrom, type ActionItem, actionRecord, mayKnowAction } from './action-item.ts'
import type { ActionEvent, ActionShown } from './commands-and-events.ts'

type TextEvent = Extract<ActionEvent, { type: 'action-added' | 'action-edited' }>
type SignedEvent = TextEvent | Extract<ActionEvent, { type: 'action-marked' | 'action-due-set' }>

/** Of another board's action item only members of the team are sent anything (ACTION-21). */
export const actionVisibility: EventVisibilities<ActionEvent, ActionEvent | ActionShown> = {
  'action-added': { visible: visibleSignedEvent, owners: ownersOfSigned, missed: withPresentText },
  'action-edited': { visible: visibleSignedEvent, owners: ownersOfSigned, missed: withPresentText },
  'action-marked': { visible: visibleSignedEvent, owners: ownersOfSigned, missed: asItWas },
  'action-due-set': { visible: visibleSignedEvent, owners: ownersOfSigned, missed: asItWas },
  'action-assigned': {
    visible: (event, state, viewer, pseudonymOf) => {
      if (!isKnownTo(viewer, event.actionId, state)) return []
      const by = visibleCreator(event.by, viewer, pseudonymOf)
      return [{ ...event, by, assignees: viewer.seesAssignees ? event.assignees : [] }]
    },
    owners: ownersOfSigned,
    missed: asItWas,
  },
  'action-deleted': {
    visible: (event, state, viewer) => (isKnownTo(viewer, event.actionId, state) ? [event] : []),
    owners: noOwners,
    missed: wholeBoard,
  },
  'action-restored': {
    visible: ({ actionId }, state, viewer, pseudonymOf) => {
      const action = state.actions.get(actionId)
      return action !== undefined && isKnownTo(viewer, actionId, state)
        ? [{ type: 'action-shown', action: actionRecord(visibleAction(action, viewer, pseudonymOf)) }]
        : []
    },
    owners: ({ actionId }, state) => ownersOfAction(state.actions.get(actionId)),
    missed: wholeBoard,
  },
  'action-carried': {
    visible: ({ replaces, ...carried }, state, viewer, pseudonymOf) => {
      if (isKnownTo(viewer, carried.action.id, state)) {
        const seen = visibleAction(actionFrom(carried.action), viewer, pseudonymOf)
        return [{ ...carried, action: actionRecord(seen) }]
      }
      // The board's own action item with that id is gone: outsiders may learn this and nothing else.
      return replaces === true ? [{ type: 'action-deleted', actionId: carried.action.id }] : []
    },
    owners: ({ action }) => ownersOfAction(action),
    missed: (event, now) => {
      const action = now.actions.get(event.action.id)
      return action === undefined ? null : { ...event, action: { ...event.action, text: action.text } }
    },
  },
}

function visibleSignedEvent<Event extends SignedEvent>(
  event: Event,
  state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly Event[] {
  if (!isKnownTo(viewer, event.actionId, state)) return []
  return [{ ...event, by: visibleCreator(event.by, viewer, pseudonymOf) }]
}

function ownersOfSigned({ by }: { readonly by: AuthorId | null }): readonly AuthorId[] {
  return ownersIfKnown(by)
}

function withPresentText<Event extends TextEvent>(event: Event, now: BoardState): Event | null {
  const action = now.actions.get(event.actionId)
  return action === undefined ? null : { ...event, text: action.text }
}

function isKnownTo(viewer: Viewer, id: ActionItem['id'], state: BoardState): boolean {
  const action = state.actions.get(id) ?? state.trash.actions.get(id)
  return action === undefined ? viewer.seesAssignees : mayKnowAction(action, state, viewer)
}

function ownersOfAction(
  action: Pick<ActionItem, 'createdBy' | 'updatedBy'> | undefined,
): readonly AuthorId[] {
  return action === undefined ? [] : [...ownersIfKnown(action.createdBy), ...ownersIfKnown(action.updatedBy)]
}
