import { z } from 'zod'

const on = z.boolean()

export const showingCommands = [
  z.strictObject({ type: z.literal('show-summary'), on }),
  z.strictObject({ type: z.literal('set-summary-text'), text: z.string() }),
] as const

export const showingEvents = [
  z.strictObject({ type: z.literal('summary-shown'), on }),
  z.strictObject({ type: z.literal('summary-text-set'), text: z.string().nullable() }),
] as const
