import { defineMessages } from '../../../../lib/messages.ts'

/** The texts of the timer. */
export const t = defineMessages({
  title: 'Timer',
  minutes: 'Minutes',
  range: '1 to {{max}}',
  invalid: 'Please enter a valid number',
  quick: '{{count}} min',
  start: 'Start timer',
  restart: 'Restart timer',
  end: 'End timer',
  more: '+1 min',
  left: 'Time left: {{time}}',
  up: 'Time’s up',
  almost: 'Time is almost up!',
})
