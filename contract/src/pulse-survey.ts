import { isStorableText } from '@retropulse/domain/kernel/text'
import { isId } from '@retropulse/domain/kernel/ids'
import {
  FEEDBACK_MAX,
  OPEN_DAYS_MAX,
  PULSE_TITLE_MAX,
  PULSE_TOPICS_MAX,
  REPLY_MAX,
} from '@retropulse/domain/pulse/limits'
import { z } from 'zod'
import { daySchema } from './ids.ts'
import { nameOf } from './orgs.ts'
import { pulseFormatSchema, pulseModelIdSchema } from './pulse.ts'

export const surveyIdSchema = z.string().max(36).refine(isId)
/** The id of a comment, which is unrelated to its author. */
export const pulseCommentIdSchema = z.string().max(36).refine(isId)

/**
 * PUT /api/team/{teamId}/pulse starts a survey (PULSE-37). `teamId`, `timestamp` and `createdBy` are accepted and never
 * trusted: the server knows them.
 */
export const startSurveySchema = z.strictObject({
  modelId: pulseModelIdSchema,
  name: nameOf(PULSE_TITLE_MAX),
  /** Days after which the survey ends by itself; omitted: it runs until it is ended. */
  openDays: z.int().min(1).max(OPEN_DAYS_MAX).optional(),
  teamId: z.string().max(36).optional(),
  timestamp: z.number().optional(),
  createdBy: z.string().max(36).nullable().optional(),
})
export type StartSurvey = z.infer<typeof startSurveySchema>
export const surveyMadeSchema = z.object({ id: z.string() })
/** POST /api/team/{teamId}/pulse/{pulseId}/retro: the id of the board (PULSE-71). */
export const retroStartedSchema = z.object({ id: z.string() })

const ratingSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const topicAnswerSchema = z.strictObject({
  value: ratingSchema,
  feedback: z.string().max(FEEDBACK_MAX).refine(isStorableText, 'must be storable text').default(''),
  /** Accepted, and never trusted. */
  timestamp: z.number().optional(),
})

/** POST /api/pulse-survey/{id}: the answers of the caller, by question; `uid` is never trusted (PULSE-52). */
export const submitAnswersSchema = z.strictObject({
  uid: z.string().max(36).nullable().optional(),
  data: z
    .record(z.string().refine(isId), topicAnswerSchema)
    .refine((data) => Object.keys(data).length <= PULSE_TOPICS_MAX, 'must have one answer for each question'),
})
export type SubmitAnswers = z.infer<typeof submitAnswersSchema>

const surveyStateSchema = z.enum(['not-started', 'in-progress', 'ended'])

/** How many people gave each rating, from 1 to 5. */
const histogramSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])

/** People who are not in the distribution, since all of a batch gave one rating: 1 or 2 (low), 3 to 5 (high). */
const agreedSchema = z.object({ low: z.number(), high: z.number() })

/** The result of one question, as far as it may be shown (PULSE-45, PULSE-46, PULSE-59). */
const topicResultSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('no-data') }),
  z.object({ state: z.literal('insufficient'), missing: z.number() }),
  z.object({ state: z.literal('band'), answers: z.number(), agreed: agreedSchema }),
  z.object({
    state: z.literal('shown'),
    answers: z.number(),
    average: z.number(),
    distribution: histogramSchema,
    agreed: agreedSchema,
  }),
])

/** `change`: the difference of the averages; null: nothing to compare with yet. */
const comparedResultSchema = topicResultSchema.and(z.object({ change: z.number().nullable() }))
export type ComparedResult = z.infer<typeof comparedResultSchema>

/** A survey in a list. Times in milliseconds since 1970. */
const surveySummaryShape = {
  id: z.string(),
  modelId: z.string(),
  name: z.string(),
  state: surveyStateSchema,
  startedAt: z.number().nullable(),
  closesAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  /** People who answered, and people who could, guests who answered included. */
  answered: z.number(),
  invited: z.number(),
  floor: z.number(),
}

/** A question, as results name it. */
const topicNameSchema = z.object({ id: z.string(), icon: z.string(), title: z.string() })

/** A survey of a team with its results; `results` in the order of `topics`. */
export const surveyResultsSchema = z.object({
  ...surveySummaryShape,
  topics: z.array(topicNameSchema),
  results: z.array(comparedResultSchema),
})
export type SurveyResults = z.infer<typeof surveyResultsSchema>

/** One reply below a comment, by its author or by the people who lead the team. */
const replySchema = z.object({ isAuthor: z.boolean(), text: z.string(), day: daySchema })
const threadSchema = z.object({ replies: z.array(replySchema), isEnded: z.boolean() })

/** A comment as it is listed; `value` is null where the result of the question is a band. */
export const listedCommentSchema = z.object({
  id: z.string(),
  feedback: z.string(),
  value: ratingSchema.nullable(),
  /** Null: there is no reply. */
  thread: threadSchema.nullable(),
})
export type ListedPulseComment = z.infer<typeof listedCommentSchema>

/** The caller's own answer; `timestamp`: the beginning of its day in UTC, in milliseconds since 1970. */
const ownAnswerSchema = z.object({
  value: ratingSchema,
  feedback: z.string(),
  timestamp: z.number(),
  commentId: z.string(),
  /** False while the results hold the answer not as it is, but as it was before, or not at all. */
  isPublished: z.boolean(),
  /** Null: there is no reply to the comment. */
  thread: threadSchema.nullable(),
})
export type OwnPulseAnswer = z.infer<typeof ownAnswerSchema>

/** GET /api/pulse-survey/{id} (PULSE-51, PULSE-52). */
export const pulseSurveySchema = z.object({
  ...surveySummaryShape,
  teamId: z.string(),
  teamName: z.string(),
  predecessorId: z.string().nullable(),
  format: pulseFormatSchema,
  pulseData: z.object({
    /** The caller's own answers, by question; null: none yet. */
    submittedData: z.record(z.string(), ownAnswerSchema).nullable(),
    people: z.number(),
    /** Comments by question, shuffled; a question with too few people has none. Empty for guests. */
    feedbackByTopic: z.record(z.string(), z.array(listedCommentSchema)),
  }),
  /** People from whom on the comments on a question are listed. */
  commentsFloor: z.number(),
  /** In the order of the questions; null: the caller may answer, and not see results. */
  results: z.array(comparedResultSchema).nullable(),
  /** The difference of the means of all averages; null: nothing to compare with, or not the same questions (PULSE-95). */
  overallChange: z.number().nullable(),
  mayManage: z.boolean(),
  mayDelete: z.boolean(),
})
export type PulseSurvey = z.infer<typeof pulseSurveySchema>

/** GET /api/team/{teamId}/pulse: the surveys of a team, the latest first (PULSE-53). */
export const teamPulseQuerySchema = z.object({
  modelId: pulseModelIdSchema.optional(),
  /** Only the latest survey that was started. */
  getLatest: z.enum(['true', 'false']).optional(),
})
export const teamPulseSchema = z.object({
  surveys: z.array(surveyResultsSchema),
  /** Surveys in the trash, the latest first, only for those who may restore them. */
  deletedSurveys: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
  /** Answers from which on a survey is a point of the trend (PULSE-55). */
  trendMin: z.number(),
  /** The free plan's surveys that were started; null: any number (PULSE-56). */
  allowance: z.object({ used: z.number(), max: z.number() }).nullable(),
})
export type TeamPulse = z.infer<typeof teamPulseSchema>

/** GET /api/org/{orgId}/pulse: the latest survey of each team, and the organisation as a whole (PULSE-49, PULSE-53). */
export const orgPulseQuerySchema = z.object({ modelId: pulseModelIdSchema.optional() })
export const orgPulseSchema = z.object({
  /** The models that teams have used, the latest first, and the one that the rest is about; null: none was used. */
  models: z.array(z.object({ id: z.string(), name: z.string() })),
  modelId: z.string().nullable(),
  topics: z.array(topicNameSchema),
  /** Results of all teams that the caller may enter: of the published answers to the latest survey of each (PULSE-69). */
  results: z.array(topicResultSchema),
  /** Of these teams: those whose answers are in the results, and those that answered and are in none: too few people. */
  teamsIncluded: z.number(),
  teamsLeftOut: z.number(),
  /** The teams that the caller may enter, by name; their `results` follow `topics`. */
  teams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      survey: z.object(surveySummaryShape).nullable(),
      results: z.array(comparedResultSchema),
    }),
  ),
  /** Months (YYYY-MM) with enough published answers, oldest first; averages follow `topics`, null: too few. */
  trend: z.array(
    z.object({ month: z.string(), answers: z.number(), averages: z.array(z.number().nullable()) }),
  ),
  trendMin: z.number(),
})
export type OrgPulse = z.infer<typeof orgPulseSchema>

/** POST /api/pulse-survey/{id}/comment/{commentId}/reply (PULSE-70). */
export const replyToCommentSchema = z.strictObject({
  text: z
    .string()
    .max(REPLY_MAX)
    .refine((text) => isStorableText(text) && text.trim() !== '', 'must be readable text'),
})
export type ReplyToComment = z.infer<typeof replyToCommentSchema>

const cadenceSchema = z.enum(['once', 'weekly', 'fortnightly', 'monthly', 'quarterly'])

/** PUT /api/team/{teamId}/pulse-schedule: when the team's surveys start by themselves (PULSE-65). */
export const saveScheduleSchema = z.strictObject({
  modelId: pulseModelIdSchema,
  name: nameOf(PULSE_TITLE_MAX),
  cadence: cadenceSchema,
  firstDay: daySchema,
  hour: z.int().min(0).max(23),
  timeZone: z.string().max(64),
  openDays: z.int().min(1).max(OPEN_DAYS_MAX),
})
export type SaveSchedule = z.infer<typeof saveScheduleSchema>

/** `nextRunAt`: milliseconds since 1970; null: no run is left. */
const scheduleSchema = saveScheduleSchema.extend({ nextRunAt: z.number().nullable() })
export const teamScheduleSchema = z.object({ schedule: scheduleSchema.nullable() })
export type TeamSchedule = z.infer<typeof teamScheduleSchema>
