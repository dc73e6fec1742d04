import type { Evolutions } from '../evolution.ts'
import type { TrashedNote } from '../state.ts'
import type { SettingsEvent } from './commands-and-events.ts'

export const settingsEvolutions: Evolutions<SettingsEvent> = {
  'board-created': (state, { title, columns, isAnonymous, isCompact = false, at }) => ({
    ...state,
    title,
    columns,
    isAnonymous,
    isCompact,
    createdAt: at,
  }),
  'column-renamed': (state, { columnId, name }) => ({
    ...state,
    columns: state.columns.map((column) => (column.id === columnId ? { ...column, name } : column)),
  }),
  'board-renamed': (state, { title }) => ({ ...state, title }),
  /** Notes in the trash are assigned to columns that still exist. */
  'columns-set': (state, { columns, heirs }) => {
    const rehomed = (note: TrashedNote): TrashedNote => {
      const heir = heirs[note.columnId]
      return heir === undefined ? note : { ...note, columnId: heir }
    }
    const { trash } = state
    return { ...state, columns, trash: { ...trash, notes: trash.notes.mapValues(rehomed) } }
  },
  'anonymity-changed': (state, { on }) => ({
    ...state,
    isAnonymous: on,
    anonymityChanges: state.anonymityChanges + 1,
  }),
  'background-set': (state, { theme, backgroundUrl }) => ({ ...state, theme, backgroundUrl }),
}
