import { z } from 'zod'
import { seenCounts as seen } from './seen-counts.ts'

const at = z.number()

export const timerCommands = [
  z.strictObject({ type: z.literal('start-timer'), duration: z.number() }),
  z.strictObject({ type: z.literal('extend-timer'), seen }),
  z.strictObject({ type: z.literal('end-timer'), seen }),
] as const

export const timerEvents = [
  z.strictObject({
    type: z.literal('timer-set'),
    timer: z.strictObject({ startTime: at, duration: z.number() }).nullable(),
  }),
] as const
