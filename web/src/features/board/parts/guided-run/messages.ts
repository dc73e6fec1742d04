import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of a guided run. */
export const t = defineMessages({
  title: 'Guided run',
  intro:
    'Each step starts a timer. It can also hide notes, open voting or sort. You can still use every tool yourself.',
  ofFormat: 'These steps come with the format. Change them as you like.',
  loading: 'Loading the steps',
  start: 'Start run',
  apply: 'Save steps',
  place: '{{step}}/{{of}}',
  placeLong: 'Step {{step}} of {{of}}: {{title}}',
  doneOf: '{{done}} of {{people}} done',
  next: 'Next',
  nextLong: 'Next: {{title}}',
  finish: 'Finish',
  more: '+1 min',
  goTo: 'Go to step {{step}}:',
  stepName: 'Step {{step}}:',
  current: 'Now',
  done: 'done',
  minutes: '{{minutes}} min',
  edit: 'Edit steps',
  cancel: 'Cancel',
  end: 'End run',
})
