import { defineMessages } from '../../../../lib/messages.ts'

/** The texts about votes that every board loads at once. */
export const t = defineMessages({
  hearStart_one: 'Voting started on {{what}}: you have {{count}} vote. Press V on a note to vote.',
  hearStart_other: 'Voting started on {{what}}: you have {{count}} votes. Press V on a note to vote.',
  hearEnd: 'Voting ended: the votes are on the notes',
  allColumns: 'all columns',
  keyGive: 'Vote for the note while voting runs',
  keyTake: 'Take a vote back',
})
