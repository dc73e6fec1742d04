import { type ActionId, asId, type BoardId } from '../../kernel/ids.ts'
import type { ActionItem, ActionRecord } from '../action-items/action-item.ts'
import type { BoardState } from '../state.ts'
import { NOON } from './boards.ts'

/** An open action item that another board of the team made; unassigned unless the test says otherwise. */
export function actionRecordOf(id: string, more: Partial<ActionRecord> = {}): ActionRecord {
  return {
    id: asId<ActionId>(id),
    text: 'Buy coffee',
    status: 0,
    timeStamp: NOON,
    updatedTime: null,
    editedTime: null,
    createdBy: null,
    updatedBy: null,
    addedIn: asId<BoardId>('other'),
    resovledIn: null,
    assignees: [],
    due: null,
    noteId: null,
    ...more,
  }
}

/** An action item that the test knows to be there. */
export function actionOf(state: BoardState, id: string): ActionItem {
  const action = state.actions.get(asId<ActionId>(id))
  if (action === undefined) throw new Error(`no action ${id}`)
  return action
}
