import fc from 'fast-check'
import { setMasking } from '../../testing/commands.ts'
import { member } from '../../testing/people.ts'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { bare, EVENT_AUTHOR, EVENT_TIME, typed } from '../../testing/world.ts'
import type { FacilitationCommand, FacilitationEvent } from '../commands-and-events.ts'

const sortBy = fc.constantFrom('votes', 'emoji', 'comments', null)

export const facilitationCommandSamples: CommandSamples<FacilitationCommand> = {
  'set-masking': {
    example: setMasking(true),
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 16, from: () => typed('set-masking', { on: fc.boolean() }) },
    aim: (command, { board, pick }) =>
      unaimed({ ...command, on: pick % 4 > 0 ? !board.isMasked : command.on }),
  },
  'set-spotlight': {
    example: { type: 'set-spotlight', author: member('mia').id },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: ({ author }) => typed('set-spotlight', { author: fc.oneof(author, fc.constant<false>(false)) }),
    },
  },
  'set-sorting': {
    example: { type: 'set-sorting', sortBy: 'votes' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => typed('set-sorting', { sortBy }) },
  },
  'give-facilitation': {
    example: { type: 'give-facilitation', to: member('mo').id },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: ({ author }) => typed('give-facilitation', { to: author }) },
  },
  'take-facilitation': {
    example: { type: 'take-facilitation', from: member('max').id },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 12, from: ({ author }) => typed('take-facilitation', { from: author }) },
    aim: (command, { board, pick }) => {
      const from = board.facilitators[pick % board.facilitators.length]
      if (from === undefined) return unaimed({ type: 'give-facilitation', to: command.from })
      return { command: { ...command, from }, owner: from }
    },
  },
  // These two depend on presence, too: `facilitation/take-over.test.ts` has them.
  'take-over-facilitation': {
    example: { type: 'take-over-facilitation' },
    allowed: null,
    drawn: { weight: 16, from: () => bare('take-over-facilitation') },
  },
  'end-take-over': {
    example: { type: 'end-take-over' },
    allowed: null,
    drawn: { weight: 3, from: () => bare('end-take-over') },
  },
}

export const facilitationEventSamples: EventSamples<FacilitationEvent> = {
  'masking-changed': typed('masking-changed', { on: fc.boolean() }),
  'spotlight-set': typed('spotlight-set', {
    author: fc.oneof(EVENT_AUTHOR, fc.constant<false>(false)),
  }),
  'sorting-set': typed('sorting-set', { sortBy }),
  'facilitation-given': typed('facilitation-given', { to: EVENT_AUTHOR }),
  'facilitation-taken': typed('facilitation-taken', { from: EVENT_AUTHOR }),
  'facilitation-taken-over': typed('facilitation-taken-over', {
    to: fc.option(EVENT_AUTHOR),
    at: EVENT_TIME,
  }),
  'take-over-ended': bare('take-over-ended'),
}
