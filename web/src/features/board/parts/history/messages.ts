import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of a board's history. */
export const t = defineMessages({
  title: 'History',
  description: 'Go back to any moment of this retro. Viewing doesn’t change the board.',
  close: 'Close',
  loading: 'Loading the history',
  failed: 'We couldn’t load the history.',
  retry: 'Try again',
  empty: 'No history yet',
  emptyText: 'Notes and changes appear here.',
  moment: 'Moment',
  past: 'The board at this moment',
  step: '{{time}} · Change {{step}} of {{of}}',
  play: 'Play',
  pause: 'Pause',
  hidden: 'hidden note',
  deleted: 'Deleted notes',
  deletedFailed: 'We couldn’t load the deleted notes.',
  none: 'No deleted notes.',
  columnDeleted: 'Column deleted',
  restore: 'Restore',
  restored: 'Note restored',
  noName: 'Untitled',
})
