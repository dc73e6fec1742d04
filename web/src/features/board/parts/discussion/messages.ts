import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the discussion of a vote's result. */
export const t = defineMessages({
  next: 'Discuss next',
  nextShort: 'Discuss',
  title: 'Discussing {{at}} of {{of}}',
  titleAlone: 'Discussing',
  gone: 'This note is gone',
  goneText: 'It was deleted or is hidden. The facilitator can move on to the next one.',
  show: 'Show',
  hide: 'Hide',
  previous: 'Previous',
  following: 'Next',
  done: 'Done',
  actions: 'Actions',
  refersToIt: 'Actions added here refer to this note.',
  showOnBoard: 'Show on the board',
  group_one: 'Group of {{count}} note',
  group_other: 'Group of {{count}} notes',
  hear: 'Discussing {{at}} of {{of}}: {{text}}',
  ended: 'Discussion ended',
})
