import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the fields for the steps of a guided run. */
export const t = defineMessages({
  step: 'Step {{step}}',
  kind: 'What step {{step}} does',
  name: 'Title of step {{step}}',
  minutes: 'Minutes of step {{step}}',
  'kind.write': 'Write, notes hidden',
  'kind.group': 'Read and group',
  'kind.vote': 'Vote',
  'kind.discuss': 'Discuss by votes',
  'kind.other': 'Clock only',
  'default.write': 'Write',
  'default.group': 'Read and group',
  'default.vote': 'Vote',
  'default.discuss': 'Discuss',
  add: 'Add a step',
  remove: 'Remove step {{step}}',
  ofFormat: 'Guided run',
  ofFormatSome: 'Run offers these steps on retros with this format.',
  ofFormatNone: 'Run offers its usual steps on retros with this format.',
  set: 'Set the steps',
  unset: 'Use the usual steps',
  invalid: 'Each step needs a title of at most 60 characters, and 1 to 99 minutes.',
})
