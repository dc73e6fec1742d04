import { z } from 'zod'

const on = z.boolean()

export const moodCommands = [
  z.strictObject({ type: z.literal('start-mood-poll') }),
  z.strictObject({ type: z.literal('end-mood-poll') }),
  z.strictObject({ type: z.literal('show-mood'), on }),
] as const

export const moodEvents = [
  z.strictObject({ type: z.literal('mood-poll-started') }),
  z.strictObject({ type: z.literal('mood-poll-ended') }),
  z.strictObject({ type: z.literal('mood-shown'), on }),
] as const
