import { RUN_STEPS_MAX } from '@retropulse/domain/board/limits'
import { z } from 'zod'
import { authorIdSchema, columnIdSchema } from '../ids.ts'
import { seenCounts as seen } from './seen-counts.ts'

const stepSchema = z.strictObject({
  kind: z.enum(['write', 'group', 'vote', 'discuss', 'other']),
  minutes: z.number(),
  title: z.string(),
})
/** No `readonly()` of Zod in this file: see settings.ts (WIRE-17). */
const stepsSchema = z
  .array(stepSchema)
  .max(RUN_STEPS_MAX)
  .transform((steps): readonly z.infer<typeof stepSchema>[] => steps)
/** See `LeavingStep` of the rules (RUN-6). */
const from = z.number().nullable().exactOptional()
const planSchema = z.strictObject({ steps: stepsSchema, index: z.number() })

export const runCommands = [
  z.strictObject({ type: z.literal('start-run'), steps: stepsSchema, seen }),
  z.strictObject({ type: z.literal('go-to-step'), index: z.number(), from, seen }),
  z.strictObject({ type: z.literal('plan-run'), steps: stepsSchema, seen }),
  z.strictObject({ type: z.literal('end-run'), from, seen }),
  z.strictObject({
    type: z.literal('restore-run'),
    run: planSchema.nullable(),
    isMasked: z.boolean(),
    timer: z.strictObject({ startTime: z.number(), duration: z.number() }).nullable(),
    vote: z
      .strictObject({ contentId: columnIdSchema.nullable(), maxVotes: z.number(), showsTotals: z.boolean() })
      .nullable(),
    sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
    from,
    seen,
  }),
  z.strictObject({ type: z.literal('set-step-done'), done: z.boolean(), seen }),
] as const

export const runEvents = [
  z.strictObject({ type: z.literal('run-set'), run: planSchema.nullable(), isNewStep: z.boolean() }),
  z.strictObject({ type: z.literal('step-done'), by: authorIdSchema, done: z.boolean() }),
  z.strictObject({ type: z.literal('step-done-counted'), done: z.number() }),
] as const
