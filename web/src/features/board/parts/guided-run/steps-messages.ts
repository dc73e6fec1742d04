import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the fields for the steps of a guided run. */
export const t = defineMessages({
  step: 'Step {{step}}',
  kind: 'Type of step {{step}}',
  name: 'Title of step {{step}}',
  minutes: 'Minutes for step {{step}}',
  'kind.write': 'Write with notes hidden',
  'kind.group': 'Read and group',
  'kind.vote': 'Vote',
  'kind.discuss': 'Discuss, most votes first',
  'kind.other': 'Timer only',
  'default.write': 'Write',
  'default.group': 'Read and group',
  'default.vote': 'Vote',
  'default.discuss': 'Discuss',
  min: 'min',
  add: 'Add a step',
  remove: 'Remove step {{step}}',
  ofFormat: 'Guided run',
  ofFormatSome: 'Retros with this format offer these steps under Run.',
  ofFormatNone: 'Retros with this format offer the standard steps under Run.',
  set: 'Choose steps',
  unset: 'Use the standard steps',
  invalid: 'Give each step a title of up to 60 characters, and 1 to 99 minutes.',
})
