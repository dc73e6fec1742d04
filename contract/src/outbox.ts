import { z } from 'zod'

/** Messages that the outbox lists: the newest ones (MAIL-38). */
export const OUTBOX_LISTED = 100

/** The name of a message in the outbox: the time at which it was written and a random part, and nothing of a path. */
export const outboxNameSchema = z.string().regex(/^\d{8}T\d{9}Z-[0-9a-f]{12}\.eml$/)

const entry = z.object({
  name: z.string(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  to: z.string(),
  subject: z.string(),
})

/** GET /api/operator/outbox: the newest messages, the newest first. */
export const outboxListSchema = z.object({ messages: z.array(entry) })
export type OutboxList = z.infer<typeof outboxListSchema>
export type OutboxEntry = OutboxList['messages'][number]

/** GET /api/operator/outbox/{name}: one message with both of its forms. */
export const outboxMessageSchema = entry.extend({ text: z.string(), html: z.string() })
export type OutboxMessage = z.infer<typeof outboxMessageSchema>
