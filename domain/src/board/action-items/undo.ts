import type { BoardState } from '../state.ts'
import type { Act, UndoRules } from '../undo/act.ts'
import type { ActionItem } from './action-item.ts'
import type { ActionCommand } from './commands-and-events.ts'

export const actionUndoRules: UndoRules<ActionCommand> = {
  'add-action': { touched: wholeAction, inverse: deletion },
  'edit-action': {
    touched: (board, command) => actionOf(board, command)?.text,
    inverse: (before, command) => {
      const action = actionOf(before, command)
      return action === undefined ? null : [{ ...command, text: action.text }]
    },
  },
  'set-action-status': {
    touched: (board, command) => actionOf(board, command)?.status,
    inverse: (before, command) => {
      const action = actionOf(before, command)
      return action === undefined ? null : [{ ...command, status: action.status }]
    },
  },
  'assign-action': {
    touched: (board, command) => actionOf(board, command)?.assignees,
    inverse: (before, command) => {
      const action = actionOf(before, command)
      return action === undefined ? null : [{ ...command, assignee: action.assignees[0] ?? null }]
    },
  },
  'set-action-due': {
    touched: (board, command) => actionOf(board, command)?.due,
    inverse: (before, command) => {
      const action = actionOf(before, command)
      return action === undefined ? null : [{ ...command, due: action.due }]
    },
  },
  'delete-action': {
    touched: wholeAction,
    inverse: (_before, { actionId }) => [{ type: 'restore-action', actionId }],
  },
  'restore-action': { touched: wholeAction, inverse: deletion },
}

type AboutAction = Pick<ActionCommand, 'actionId'>

function actionOf({ actions }: BoardState, { actionId }: AboutAction): ActionItem | undefined {
  return actions.get(actionId)
}

function wholeAction(board: BoardState, command: AboutAction): unknown {
  const action = actionOf(board, command)
  return action === undefined ? null : [action.text, action.status, action.assignees, action.due]
}

function deletion(_before: BoardState, { actionId }: AboutAction): readonly Act[] {
  return [{ type: 'delete-action', actionId }]
}
