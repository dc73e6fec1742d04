import { defineMessages } from '../../../../lib/messages.ts'

/** The entries that only the menu of a note has, which loads when it is opened. */
export const t = defineMessages({
  note: 'Note',
  quoted: '“{{text}}”',
  group: 'Group',
  edit: 'Edit',
  comment: 'Comment',
  react: 'React',
  move: 'Move to…',
  pickUp: 'Move with the keyboard',
})
