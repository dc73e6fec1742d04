import { z } from 'zod'

const on = z.boolean()
/** How often the poll was started, as the sender saw it (MOOD-34). */
const rounds = z.number().exactOptional()

export const moodCommands = [
  z.strictObject({ type: z.literal('start-mood-poll'), rounds }),
  z.strictObject({ type: z.literal('end-mood-poll'), rounds }),
  z.strictObject({ type: z.literal('show-mood'), on }),
] as const

export const moodEvents = [
  z.strictObject({ type: z.literal('mood-poll-started') }),
  z.strictObject({ type: z.literal('mood-poll-ended') }),
  z.strictObject({ type: z.literal('mood-shown'), on }),
] as const
