import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the list of keys. */
export const t = defineMessages({
  close: 'Close',
  'keys.title': 'Keyboard shortcuts',
  'keys.single': 'Single-key shortcuts',
  'keys.singleHint': 'Turn these off if you use voice control or press keys by accident.',
  'keys.tab': 'From column to column',
  'keys.arrows': 'From note to note',
  'keys.enter': 'Edit the note',
  'keys.space': 'Open the note menu',
  'keys.n': 'New note in this column',
  'keys.m': 'Move: arrows, then Enter or Escape',
  'keys.c': 'Comments',
  'keys.e': 'React',
  'keys.or': 'or',
  'keys.delete': 'Delete the note',
  'keys.help': 'Show this list',
})
