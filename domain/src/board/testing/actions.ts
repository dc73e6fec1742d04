import { type ActionId, asId, type BoardId } from '../../kernel/ids.ts'
import type { ActionItem, ActionRecord } from '../action-item.ts'
import type { BoardState } from '../state.ts'
import { NOON } from './boards.ts'

/** An open action that another board of the team made; nobody's, unless the test says whose. */
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

/** An action that the test knows to be there. */
export function actionOf(state: BoardState, id: string): ActionItem {
  const action = state.actions.get(asId<ActionId>(id))
  if (action === undefined) throw new Error(`no action ${id}`)
  return action
}
