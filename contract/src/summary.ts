import { z } from 'zod'

/** POST /api/team/{teamId}/board/{id}/send-email: a retro's summary, to whoever asks or to all of their team. */
export const sendSummarySchema = z.strictObject({ sendToTeam: z.boolean() })

/** How many people it was sent to. */
export const summarySentSchema = z.object({
  receivers: z.number().int().nonnegative(),
  /** False: this server sends no email, and the messages stay in its outbox (D38). */
  isMailed: z.boolean(),
})
export type SummarySent = z.infer<typeof summarySentSchema>
