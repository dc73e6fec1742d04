import { z } from 'zod'

/** POST /api/team/{teamId}/board/{id}/send-email: the summary, to the sender or to the whole team (MAIL-2). */
export const sendSummarySchema = z.strictObject({ sendToTeam: z.boolean() })

/** The number of receivers. */
export const summarySentSchema = z.object({
  receivers: z.number().int().nonnegative(),
  /** False: this server sends no email, and the messages stay in its outbox (MAIL-17). */
  isMailed: z.boolean(),
})
export type SummarySent = z.infer<typeof summarySentSchema>
