import fc from 'fast-check'
import {
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  FACILITATOR_ONLY,
} from '../../testing/sample.ts'
import { unaimed } from '../../testing/targets.ts'
import { EVENT_TIME, typed } from '../../testing/world.ts'
import type { GifCommand, GifEvent } from '../commands-and-events.ts'
import type { Gif } from '../gif.ts'

/** A GIF that can be sent. */
export const GIF: Gif = {
  id: 'wave',
  url: '/gifs/wave.svg',
  width: 240,
  height: 180,
  title: 'Wave',
  provider: 'builtin',
  attribution: null,
}

export const gifCommandSamples: CommandSamples<GifCommand> = {
  'set-gif-sharing': {
    example: { type: 'set-gif-sharing', on: false },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 6, from: () => typed('set-gif-sharing', { on: fc.boolean() }) },
    aim: (command, { board, pick }) =>
      unaimed({ ...command, on: pick % 4 > 0 ? board.disableGifs : command.on }),
  },
  'share-gif': {
    example: { type: 'share-gif', gif: GIF },
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 3,
      from: () =>
        typed('share-gif', {
          gif: fc.constantFrom(GIF, GIF, { ...GIF, url: 'https://example.com/wave.gif' }),
        }),
    },
  },
}

export const gifEventSamples: EventSamples<GifEvent> = {
  'gif-sharing-set': typed('gif-sharing-set', { on: fc.boolean() }),
  'gif-shared': typed('gif-shared', { gif: EVENT_TIME.map((at) => ({ ...GIF, at })) }),
}
