import { defineMessages } from '../../../../lib/messages.ts'

/** The tools that only the list has, which loads when it is opened. */
export const t = defineMessages({
  sorting: 'Sorting',
  spotlight: 'Spotlight',
  summary: 'Summary',
  history: 'History',
  background: 'Background',
  settings: 'Settings',
  suggestions: 'Suggestions',
})
