import { z } from 'zod'
import { authorIdSchema, columnIdSchema, noteIdSchema } from '../ids.ts'
import { seenCounts as seen } from './seen-counts.ts'

const note = { noteId: noteIdSchema }
const ballotSchema = z.record(noteIdSchema, z.number()).readonly()

/** What voters do. */
export const voteCommands = [
  z.strictObject({ type: z.literal('cast-votes'), noteId: noteIdSchema, votes: z.number(), seen }),
  z.strictObject({ type: z.literal('set-done'), done: z.boolean(), seen }),
] as const

/** What facilitators do. */
export const votingCommands = [
  z.strictObject({
    type: z.literal('start-voting'),
    contentId: columnIdSchema.nullable(),
    allowedVotes: z.number(),
    resetVotes: z.boolean(),
    showsTotals: z.boolean(),
    seen,
  }),
  z.strictObject({ type: z.literal('end-voting'), seen }),
] as const

export const votingEvents = [
  z.strictObject({
    type: z.literal('voting-started'),
    contentId: columnIdSchema.nullable(),
    maxVotes: z.number(),
    resetVotes: z.boolean(),
    showsTotals: z.boolean(),
  }),
  z.strictObject({ type: z.literal('votes-cast'), ...note, votes: z.number(), by: authorIdSchema }),
  z.strictObject({ type: z.literal('voter-done'), by: authorIdSchema, done: z.boolean() }),
  z.strictObject({ type: z.literal('voting-ended') }),
  z.strictObject({ type: z.literal('votes-counted'), totals: ballotSchema }),
  z.strictObject({ type: z.literal('voters-counted'), done: z.number() }),
] as const
