import type { Mood } from '@retropulse/domain/board/mood/mood'
import { z } from 'zod'

const moodSchema: z.ZodType<Mood, Mood> = z.literal([1, 2, 3, 4, 5])
const count = z.number().int().nonnegative()

/** POST /api/team/{teamId}/board/{boardId}/polls. `uid` is accepted and never trusted (MOOD-15). */
export const answerMoodSchema = z.strictObject({
  mood: z.strictObject({ uid: z.string().max(100).nullish(), value: moodSchema }),
})
export const moodAnsweredSchema = z.object({ submittedValue: moodSchema })
export type MoodAnswered = z.infer<typeof moodAnsweredSchema>

/** The query of GET at the same path; `uid` as above. */
export const readMoodSchema = z.object({ type: z.literal('mood'), uid: z.string().max(100).optional() })

/**
 * The mood of a board. The average and the counts for 1 to 5 are null below the anonymity floor, and for as long as the
 * poll runs (MOOD-16); the reader gets their own answer only (MOOD-17).
 */
export const moodPollSchema = z.object({
  moodScore: z.number().nullable(),
  moodValues: z.tuple([count, count, count, count, count]).nullable(),
  submittedValue: moodSchema.nullable(),
  /** The number of people who answered. */
  answers: count,
  /** How many more answers are needed until results are disclosed (MOOD-22); 0 when there are enough. */
  missing: count,
  /** The anonymity floor of this poll: that of the organisation, or a higher one since the first answer (MOOD-25). */
  floor: z.number().int(),
  /**
   * The reader's own answer is not in the result yet: after a resume, changes are disclosed together, once as many
   * people as the floor have answered again (MOOD-23, MOOD-24).
   */
  isHeldBack: z.boolean(),
})
export type MoodPoll = z.infer<typeof moodPollSchema>
