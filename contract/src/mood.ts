import type { Mood } from '@retropulse/domain/board/mood'
import { z } from 'zod'

const moodSchema: z.ZodType<Mood, Mood> = z.literal([1, 2, 3, 4, 5])
const count = z.number().int().nonnegative()

/** POST /api/team/{teamId}/board/{boardId}/polls. `uid` is taken for the specification's sake and never believed (D1). */
export const answerMoodSchema = z.strictObject({
  mood: z.strictObject({ uid: z.string().max(100).nullish(), value: moodSchema }),
})
export const moodAnsweredSchema = z.object({ submittedValue: moodSchema })
export type MoodAnswered = z.infer<typeof moodAnsweredSchema>

/** The query of GET at the same path; `uid` as above. */
export const readMoodSchema = z.object({ type: z.literal('mood'), uid: z.string().max(100).optional() })

/**
 * How a board's people feel (board.md §3). The average and how many gave each answer from 1 to 5 are null below
 * three answers (D17), and for as long as the poll runs; what somebody answered is told to themselves only.
 */
export const moodPollSchema = z.object({
  moodScore: z.number().nullable(),
  moodValues: z.tuple([count, count, count, count, count]).nullable(),
  submittedValue: moodSchema.nullable(),
  /** How many people answered. */
  answers: count,
  /** How many more answers are needed until results may be shown (D17); 0 when there are enough. */
  missing: count,
  /** Answers below which nothing is disclosed. */
  floor: z.number().int(),
  /**
   * The reader's own answer is not in the result yet: after a resume, changes are disclosed together, once as many
   * people as the floor have answered again (D17).
   */
  isHeldBack: z.boolean(),
})
export type MoodPoll = z.infer<typeof moodPollSchema>
