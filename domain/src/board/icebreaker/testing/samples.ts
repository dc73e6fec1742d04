import fc from 'fast-check'
import type { BoardCommand } from '../../command.ts'
import {
  type Aiming,
  type CommandSamples,
  type EventSamples,
  FACILITATOR_ONLY,
  type TargetedCommand,
} from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { bare, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { IcebreakerCommand, IcebreakerEvent } from '../commands-and-events.ts'

export const icebreakerCommandSamples: CommandSamples<IcebreakerCommand> = {
  'ask-icebreaker': {
    example: { type: 'ask-icebreaker', question: 'Why?' },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: () => typed('ask-icebreaker', { question: fc.constantFrom('Tea?', 'Sea?') }),
    },
  },
  'end-icebreaker': {
    example: { type: 'end-icebreaker' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 6, from: () => bare('end-icebreaker') },
    aim: whileAsked,
  },
  'draw-icebreaker-person': {
    example: { type: 'draw-icebreaker-person' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('draw-icebreaker-person') },
    aim: whileAsked,
  },
}

export const icebreakerEventSamples: EventSamples<IcebreakerEvent> = {
  'icebreaker-asked': typed('icebreaker-asked', {
    question: SMALL_WORLD.text,
    drawn: fc.option(fc.array(SMALL_WORLD.text), { nil: undefined }),
  }),
  'icebreaker-ended': bare('icebreaker-ended'),
}

function whileAsked(command: BoardCommand, { board, pick }: Aiming): TargetedCommand {
  const isAsked = board.icebreakerQuestion !== null || pick % 4 === 0
  return unaimed(isAsked ? command : { type: 'ask-icebreaker', question: 'Tea?' })
}
