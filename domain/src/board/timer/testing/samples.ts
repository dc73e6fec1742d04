import fc from 'fast-check'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { bare, EVENT_TIME, typed } from '../../testing/world.ts'
import type { TimerCommand, TimerEvent } from '../commands-and-events.ts'

export const timerCommandSamples: CommandSamples<TimerCommand> = {
  'start-timer': {
    example: { type: 'start-timer', duration: 5 },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: () => typed('start-timer', { duration: fc.integer({ min: 0, max: 100 }) }),
    },
  },
  'extend-timer': {
    example: { type: 'extend-timer' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('extend-timer') },
  },
  'end-timer': {
    example: { type: 'end-timer' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('end-timer') },
  },
}

export const timerEventSamples: EventSamples<TimerEvent> = {
  'timer-set': typed('timer-set', {
    timer: fc.option(fc.record({ startTime: EVENT_TIME, duration: EVENT_TIME })),
  }),
}
