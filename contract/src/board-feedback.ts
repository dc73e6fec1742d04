import { z } from 'zod'

/** Characters of feedback (BOARD-75). */
export const FEEDBACK_MAX = 2000

/** POST /api/board/{id}/feedback. `uid` is accepted and ignored: no author is recorded (BOARD-60). */
export const feedbackSchema = z.strictObject({ feedback: z.string(), uid: z.string().max(100).optional() })

/** GET /api/operator/feedback?before=: entries older than the one with this id; the newest ones without it. */
export const feedbackListQuerySchema = z.object({
  before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** Feedback as the operator reads it, newest first: neither its author nor its board is in it. */
export const feedbackListSchema = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      feedback: z.string(),
      /** Milliseconds since 1970. */
      createdAt: z.number(),
    }),
  ),
  hasMore: z.boolean(),
})
export type FeedbackList = z.infer<typeof feedbackListSchema>
