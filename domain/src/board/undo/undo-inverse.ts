import type { Actor } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import { leaderOf } from '../groups/groups.ts'
import type { BoardState } from '../state.ts'
import type { Act, CommentAct, SettingAct } from './undo-acts.ts'
import { regroup } from './undo-groups.ts'

/** The commands that lead from the board after an act back to the one before; null where there are none. */
export function inverse(
  before: BoardState,
  after: BoardState,
  command: Act,
  actor: Actor,
): readonly Act[] | null {
  switch (command.type) {
    case 'add-note':
    case 'restore-note':
      return [{ type: 'delete-note', noteId: command.noteId }]
    case 'delete-note':
      return regroup(before, after, [{ type: 'restore-note', noteId: command.noteId }], actor)
    case 'group-note':
    case 'ungroup-note':
      return regroup(before, after, [], actor)
    case 'edit-note':
    case 'move-note':
    case 'title-group':
    case 'set-reaction':
      return noteInverse(before, command)
    case 'add-comment':
    case 'restore-comment':
      return [{ ...about(command), type: 'delete-comment' }]
    case 'delete-comment':
      return [{ ...about(command), type: 'restore-comment' }]
    case 'edit-comment': {
      const comments = before.notes.get(command.noteId)?.comments ?? []
      const text = comments.find(({ id }) => id === command.commentId)?.text
      return text === undefined ? null : [{ ...command, text }]
    }
    case 'add-action':
    case 'restore-action':
      return [{ type: 'delete-action', actionId: command.actionId }]
    case 'delete-action':
      return [{ type: 'restore-action', actionId: command.actionId }]
    case 'edit-action':
    case 'set-action-status':
    case 'assign-action':
    case 'set-action-due':
      return actionInverse(before, command)
    case 'rename-column':
    case 'rename-board':
    case 'set-columns':
    case 'set-background':
    case 'set-sorting':
    case 'set-spotlight':
      return settingsInverse(before, command)
  }
}

function noteInverse(
  before: BoardState,
  command: CommandOf<'edit-note' | 'move-note' | 'title-group' | 'set-reaction'>,
): readonly Act[] | null {
  const note = before.notes.get(command.noteId)
  if (note === undefined) return null
  switch (command.type) {
    case 'edit-note':
      return [{ ...command, text: note.text }]
    case 'move-note':
      return [{ ...command, columnId: note.columnId, rank: note.rank }]
    case 'title-group':
      return [{ ...command, title: leaderOf(before.notes, note).groupTitle ?? '' }]
    case 'set-reaction':
      return [{ ...command, on: !command.on }]
  }
}

function actionInverse(
  before: BoardState,
  command: CommandOf<'edit-action' | 'set-action-status' | 'assign-action' | 'set-action-due'>,
): readonly Act[] | null {
  const action = before.actions.get(command.actionId)
  if (action === undefined) return null
  switch (command.type) {
    case 'edit-action':
      return [{ ...command, text: action.text }]
    case 'set-action-status':
      return [{ ...command, status: action.status }]
    case 'assign-action':
      return [{ ...command, assignee: action.assignees[0] ?? null }]
    case 'set-action-due':
      return [{ ...command, due: action.due }]
  }
}

/** An empty name cannot be given again; a column that was removed lost its base meaning (UNDO-14). */
function settingsInverse(before: BoardState, command: SettingAct): readonly Act[] | null {
  switch (command.type) {
    case 'rename-column': {
      const name = before.columns.find(({ id }) => id === command.columnId)?.name ?? ''
      return name === '' ? null : [{ ...command, name }]
    }
    case 'rename-board':
      return before.title === '' ? null : [{ ...command, title: before.title }]
    case 'set-columns': {
      const wanted = command.columns.filter(({ name }) => name.trim() !== '')
      const isKept = before.columns.every(
        (column) => column.name.trim() !== '' && wanted.some(({ id }) => id === column.id),
      )
      return isKept ? [{ ...command, columns: before.columns.map(({ id, name }) => ({ id, name })) }] : null
    }
    case 'set-background':
      return [{ ...command, theme: before.theme, backgroundUrl: before.backgroundUrl }]
    case 'set-sorting':
      return [{ ...command, sortBy: before.sortBy }]
    case 'set-spotlight':
      return [{ ...command, author: before.showHighlight }]
  }
}

function about({ noteId, commentId }: CommentAct): Pick<CommentAct, 'noteId' | 'commentId'> {
  return { noteId, commentId }
}
