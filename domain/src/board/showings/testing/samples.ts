import fc from 'fast-check'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { SMALL_WORLD, typed } from '../../testing/world.ts'
import type { ShowingCommand, ShowingEvent } from '../commands-and-events.ts'

export const showingCommandSamples: CommandSamples<ShowingCommand> = {
  'show-summary': {
    example: { type: 'show-summary', on: true },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => typed('show-summary', { on: fc.boolean() }) },
    aim: (command, { board, pick }) =>
      unaimed({ ...command, on: pick % 4 > 0 ? !board.showSummary : command.on }),
  },
  'set-summary-text': {
    example: { type: 'set-summary-text', text: 'A good sprint' },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 4,
      from: () => typed('set-summary-text', { text: fc.constantFrom('', 'Fine', 'Good') }),
    },
  },
}

export const showingEventSamples: EventSamples<ShowingEvent> = {
  'summary-text-set': typed('summary-text-set', { text: fc.option(SMALL_WORLD.text) }),
  'summary-shown': typed('summary-shown', { on: fc.boolean() }),
}
