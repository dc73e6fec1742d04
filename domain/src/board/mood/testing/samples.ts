import fc from 'fast-check'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { bare, typed } from '../../testing/world.ts'
import type { MoodCommand, MoodEvent } from '../commands-and-events.ts'

export const moodCommandSamples: CommandSamples<MoodCommand> = {
  'start-mood-poll': {
    example: { type: 'start-mood-poll' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('start-mood-poll') },
  },
  'end-mood-poll': {
    example: { type: 'end-mood-poll' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('end-mood-poll') },
    aim: (command, { board, pick }) =>
      unaimed(board.moodPoll === true || pick % 4 === 0 ? command : { type: 'start-mood-poll' }),
  },
  'show-mood': {
    example: { type: 'show-mood', on: false },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 15, from: () => typed('show-mood', { on: fc.boolean() }) },
    aim: (command, { board, pick, aim }) =>
      board.moodPoll === false || pick % 4 === 0
        ? unaimed({ ...command, on: !board.showMood })
        : aim({ type: 'end-mood-poll' }),
  },
}

export const moodEventSamples: EventSamples<MoodEvent> = {
  'mood-poll-started': bare('mood-poll-started'),
  'mood-poll-ended': bare('mood-poll-ended'),
  'mood-shown': typed('mood-shown', { on: fc.boolean() }),
}
