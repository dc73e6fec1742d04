import type { UndoRules } from '../undo/act.ts'
import type { SettingsAct } from './commands-and-events.ts'

/** An empty name cannot be given again; a column that was removed lost its base meaning (UNDO-14). */
export const settingsUndoRules: UndoRules<SettingsAct> = {
  'rename-column': {
    touched: ({ columns }, { columnId }) => columns.find(({ id }) => id === columnId)?.name,
    inverse: ({ columns }, command) => {
      const name = columns.find(({ id }) => id === command.columnId)?.name ?? ''
      return name === '' ? null : [{ ...command, name }]
    },
  },
  'rename-board': {
    touched: ({ title }) => title,
    inverse: ({ title }, command) => (title === '' ? null : [{ ...command, title }]),
  },
  'set-columns': {
    touched: ({ columns, notes }, command) => {
      const going = columns.filter(({ id }) => command.columns.every((column) => column.id !== id))
      const moved = notes.values().filter(({ columnId }) => going.some(({ id }) => id === columnId))
      return [columns, moved.map(({ id }) => id).sort()]
    },
    inverse: (before, { type, columns }) => {
      const wanted = columns.filter(({ name }) => name.trim() !== '')
      const isKept = before.columns.every(
        (column) => column.name.trim() !== '' && wanted.some(({ id }) => id === column.id),
      )
      return isKept ? [{ type, columns: before.columns.map(({ id, name }) => ({ id, name })) }] : null
    },
  },
  'set-background': {
    touched: ({ theme, backgroundUrl }) => [theme, backgroundUrl],
    inverse: ({ theme, backgroundUrl }, command) => [{ ...command, theme, backgroundUrl }],
  },
}
