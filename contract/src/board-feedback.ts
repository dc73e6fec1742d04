import { z } from 'zod'

/** Characters of what somebody tells us. */
export const FEEDBACK_MAX = 2000

/** POST /api/board/{id}/feedback (board.md §7). `uid` is taken and left unread: who somebody is nobody asks here. */
export const feedbackSchema = z.strictObject({ feedback: z.string(), uid: z.string().max(100).optional() })
