import { z } from 'zod'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const at = z.number()

export const mediaCommands = [
  z.strictObject({ type: z.literal('start-media'), source: text, volume: z.number() }),
  z.strictObject({ type: z.literal('set-volume'), volume: z.number() }),
  z.strictObject({ type: z.literal('stop-media') }),
] as const

export const mediaEvents = [
  z.strictObject({
    type: z.literal('media-set'),
    media: z.strictObject({ source: text, volume: z.number(), startedAt: at }).nullable(),
  }),
] as const
