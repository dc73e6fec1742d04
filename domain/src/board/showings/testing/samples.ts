import fc from 'fast-check'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { typed } from '../../testing/world.ts'
import type { ShowingCommand, ShowingEvent } from '../commands-and-events.ts'

export const showingCommandSamples: CommandSamples<ShowingCommand> = {
  'show-summary': {
    example: { type: 'show-summary', on: true },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => typed('show-summary', { on: fc.boolean() }) },
    aim: (command, { board, pick }) =>
      unaimed({ ...command, on: pick % 4 > 0 ? !board.showSummary : command.on }),
  },
}

export const showingEventSamples: EventSamples<ShowingEvent> = {
  'summary-shown': typed('summary-shown', { on: fc.boolean() }),
}
