import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the timer. */
export const t = defineMessages({
  title: 'Timer',
  minutes: 'Minutes',
  invalid: 'Please enter a valid number',
  quick: '{{count}} min',
  start: 'Start Timer',
  restart: 'Start again',
  end: 'End Timer',
  endShort: 'End',
  more: 'Add a minute',
  moreShort: '+1 min',
  left: 'Time left: {{time}}',
  up: 'Time is up',
  almost: 'Time is almost up!',
})
