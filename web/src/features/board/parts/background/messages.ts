import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the background of a board. */
export const t = defineMessages({
  title: 'Background',
  text: 'Everyone in this retro sees it.',
  changed: 'Background changed',
  removed: 'Background removed',
  close: 'Close',
})
