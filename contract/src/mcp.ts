import { z } from 'zod'
import { actionIdSchema, boardIdSchema, daySchema, teamIdSchema } from './ids.ts'
import { INSIGHT_LIMITS } from './insights.ts'
import {
  newPublicActionItemSchema,
  newPublicRetroSchema,
  PAGE,
  PAGE_MAX,
  publicActionItemSchema,
  publicActionItemsSchema,
  publicInsightsSchema,
  publicNotesSchema,
  publicPulseQuerySchema,
  publicPulseSchema,
  publicRetroDetailsSchema,
  publicRetroMadeSchema,
  publicRetrosSchema,
  publicSurveysSchema,
  publicTeamsSchema,
} from './public-api.ts'

/*
 * What goes into each tool of the Model Context Protocol and what comes out (MCP-7). Agents read the
 * descriptions. Outputs are those of the public API.
 */

/** The message of a client: one JSON-RPC request, notification or answer, never a batch (MCP-4). */
export const mcpMessageSchema = z.looseObject({ jsonrpc: z.literal('2.0') })
/** An answer; an error where the message could not be handled. */
export const mcpAnswerSchema = z.looseObject({ jsonrpc: z.literal('2.0') })

const page = {
  limit: z.int().min(1).max(PAGE_MAX).default(PAGE).describe('How many entries to answer at most.'),
  cursor: z
    .string()
    .max(300)
    .optional()
    .describe('The nextCursor of the answer before; leave it out to begin at the first entry.'),
}
const teamId = teamIdSchema.describe('The id of a team, from list_teams.')
const team = { teamId }

const retroFiguresSchema = z.object({
  notes: z.number(),
  /** People who wrote, commented or reacted. */
  people: z.number(),
  /** 0 while a secret vote runs. */
  votes: z.number(),
  reactions: z.number(),
  actionItems: z.number(),
})

export const LIST_TEAMS = { input: z.strictObject(page), output: publicTeamsSchema }

export const LIST_RETROS = { input: z.strictObject({ ...team, ...page }), output: publicRetrosSchema }

export const READ_RETRO = {
  input: z.strictObject({
    retroId: boardIdSchema.describe('The id of a retro, from list_retros.'),
    limit: page.limit.describe('How many notes to answer at most.'),
    cursor: page.cursor.describe(
      'The nextCursor of notes in the answer before; leave it out to begin at the oldest note.',
    ),
  }),
  output: z.object({
    retro: publicRetroDetailsSchema,
    /** Null for an archived retro, which shows no notes. */
    figures: retroFiguresSchema.nullable(),
    notes: publicNotesSchema,
  }),
}

export const LIST_ACTION_ITEMS = {
  input: z.strictObject({
    ...team,
    status: z.enum(['open', 'done']).optional().describe('Leave it out for both.'),
    ...page,
  }),
  output: publicActionItemsSchema,
}

export const READ_INSIGHTS = {
  input: z.strictObject({
    ...team,
    limit: z.enum(INSIGHT_LIMITS).default('12').describe('How many of the newest retros to cover.'),
  }),
  output: publicInsightsSchema,
}

export const LIST_PULSE_SURVEYS = { input: z.strictObject({ ...team, ...page }), output: publicSurveysSchema }

export const READ_ORGANISATION_PULSE = {
  input: z.strictObject({
    modelId: publicPulseQuerySchema.shape.modelId.describe(
      'The id of a survey model, from models in the answer; leave it out for the one that was used last.',
    ),
  }),
  output: publicPulseSchema,
}

/** `formats`: the slugs of the built-in formats, which agents choose from. */
export const createRetroTool = (formats: readonly string[]) => ({
  input: z.strictObject({
    ...team,
    name: newPublicRetroSchema.shape.name.describe('The title of the retro.'),
    format: z.enum(formats).describe('The built-in format that gives the retro its columns.'),
    isAnonymous: newPublicRetroSchema.shape.isAnonymous.describe(
      'Whether authors of notes are hidden; leave it out to begin as retros of the team begin.',
    ),
  }),
  output: publicRetroMadeSchema,
})

export const ADD_ACTION_ITEM = {
  input: z.strictObject({
    ...team,
    text: newPublicActionItemSchema.shape.text.describe('What is to be done.'),
    due: daySchema.nullable().optional().describe('The due date as YYYY-MM-DD.'),
    assigneeEmail: newPublicActionItemSchema.shape.assigneeEmail.describe(
      'The email address of the member of the team who will do it.',
    ),
  }),
  output: publicActionItemSchema,
}

export const COMPLETE_ACTION_ITEM = {
  input: z.strictObject({
    ...team,
    actionItemId: actionIdSchema.describe('The id of an action item of the team, from list_action_items.'),
  }),
  output: publicActionItemSchema,
}
