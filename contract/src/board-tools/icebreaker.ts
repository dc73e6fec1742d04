import { z } from 'zod'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()

export const icebreakerCommands = [
  z.strictObject({ type: z.literal('ask-icebreaker'), question: text }),
  z.strictObject({ type: z.literal('end-icebreaker') }),
  z.strictObject({ type: z.literal('draw-icebreaker-person') }),
] as const

export const icebreakerEvents = [
  z.strictObject({
    type: z.literal('icebreaker-asked'),
    question: z.string(),
    drawn: z.array(z.string()).readonly().optional(),
  }),
  z.strictObject({ type: z.literal('icebreaker-ended') }),
] as const
