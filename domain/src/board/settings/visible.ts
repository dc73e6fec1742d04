import { type EventVisibilities, SENT_TO_ALL, wholeBoard } from '../event-visibility.ts'
import type { SettingsEvent } from './commands-and-events.ts'

export const settingsVisibility: EventVisibilities<SettingsEvent> = {
  'board-created': SENT_TO_ALL,
  'column-renamed': {
    ...SENT_TO_ALL,
    missed: (event, now) => {
      const column = now.columns.find(({ id }) => id === event.columnId)
      return column === undefined ? null : { ...event, name: column.name }
    },
  },
  'board-renamed': { ...SENT_TO_ALL, missed: (event, now) => ({ ...event, title: now.title }) },
  'columns-set': { ...SENT_TO_ALL, missed: (event, now) => ({ ...event, columns: now.columns }) },
  'anonymity-changed': { ...SENT_TO_ALL, missed: wholeBoard },
  'background-set': {
    ...SENT_TO_ALL,
    missed: (event, { theme, backgroundUrl }) => ({ ...event, theme, backgroundUrl }),
  },
}
