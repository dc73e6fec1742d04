import fc from 'fast-check'
import { type CommandSamples, type EventSamples, FACILITATOR_ONLY } from '../../testing/sample.ts'
import { bare, EVENT_TIME, typed } from '../../testing/world.ts'
import type { MediaCommand, MediaEvent } from '../commands-and-events.ts'

/** A link that can be played. */
export const SONG = 'https://example.com/song.mp3'

export const mediaCommandSamples: CommandSamples<MediaCommand> = {
  'start-media': {
    example: { type: 'start-media', source: SONG, volume: 50 },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 3,
      from: () => typed('start-media', { source: fc.constantFrom(SONG, 'nonsense'), volume: fc.nat(100) }),
    },
  },
  'set-volume': {
    example: { type: 'set-volume', volume: 10 },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => typed('set-volume', { volume: fc.nat(101) }) },
  },
  'stop-media': {
    example: { type: 'stop-media' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 3, from: () => bare('stop-media') },
  },
}

export const mediaEventSamples: EventSamples<MediaEvent> = {
  'media-set': typed('media-set', {
    media: fc.option(fc.record({ source: fc.constant(SONG), volume: fc.nat(100), startedAt: EVENT_TIME })),
  }),
}
