import { z } from 'zod'

const at = z.number()

export const timerCommands = [
  z.strictObject({ type: z.literal('start-timer'), duration: z.number() }),
  z.strictObject({ type: z.literal('extend-timer') }),
  z.strictObject({ type: z.literal('end-timer') }),
] as const

export const timerEvents = [
  z.strictObject({
    type: z.literal('timer-set'),
    timer: z.strictObject({ startTime: at, duration: z.number() }).nullable(),
  }),
] as const
