import { TOPIC_MAX } from '@retropulse/domain/bots/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { z } from 'zod'

const count = z.number().int().nonnegative()

/** What a bot is asked about (BOT-18). */
export const topicQuerySchema = z.object({
  topic: z
    .string()
    .max(TOPIC_MAX)
    .transform((topic) => cleanLine(topic))
    .refine(hasContent, 'must be readable text'),
})

/** Where an answer comes from: a language model, or the built-in catalogue, also where a model failed. */
const sourceSchema = z.enum(['model', 'catalogue', 'catalogue-instead'])
const flagSchema = z.enum(['0', '1', '2'])

/** How often a bot was used. `limit` null: any number; for visitors `planId` is null, and 3 the limit of both bots. */
export const botUsageSchema = z.object({
  currentUsage: count,
  limit: count.nullable(),
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  /** Counted from zero each month; false: once and for all. */
  isMonthly: z.boolean(),
})
export type BotUsage = z.infer<typeof botUsageSchema>

/** GET /api/team/{teamId}/icebreaker/question and GET /api/public/icebreaker-bot (BOT-7). */
export const icebreakerAnswerSchema = z.object({
  topic: z.string(),
  /** Questions, one a line. */
  text: z.string(),
  flag: flagSchema,
  source: sourceSchema,
  updatedUsage: botUsageSchema,
})
export type IcebreakerAnswer = z.infer<typeof icebreakerAnswerSchema>

/** GET /api/team/{teamId}/retro-format and GET /api/public/retro-format-bot (BOT-4). */
export const retroFormatAnswerSchema = z.object({
  name: z.string(),
  /** The names of the columns; texts in brackets are their descriptions. */
  content: z.array(z.string()),
  /** The base meaning of each column (CREATE-25). */
  meanings: z.array(z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])),
  /** A built-in background; null: none. */
  theme: z.string().nullable(),
  flag: flagSchema,
  source: sourceSchema,
  updatedUsage: botUsageSchema,
})
export type RetroFormatAnswer = z.infer<typeof retroFormatAnswerSchema>
