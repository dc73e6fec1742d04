import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of a board's history. */
export const t = defineMessages({
  title: 'History',
  description: 'Go back to any moment of this retro. Viewing doesn’t change the board.',
  close: 'Close',
  loading: 'Loading the history',
  failed: 'The history could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing has been written on this board yet.',
  moment: 'Moment',
  past: 'The board at this moment',
  step: '{{time}} · {{step}}/{{of}}',
  play: 'Play',
  pause: 'Pause',
  hidden: 'hidden note',
  deleted: 'Deleted notes',
  deletedFailed: 'The deleted notes could not be loaded.',
  none: 'No deleted notes.',
  restore: 'Restore',
  restored: 'Note restored',
  noName: 'Untitled',
})
