import { z } from 'zod'
import { authorIdSchema } from '../ids.ts'
import { seenCounts as seen } from './seen-counts.ts'

const at = z.number()
const on = z.boolean()

export const maskingCommands = [z.strictObject({ type: z.literal('set-masking'), on, seen })] as const

export const emphasisCommands = [
  z.strictObject({
    type: z.literal('set-spotlight'),
    author: z.union([authorIdSchema, z.literal(false)]),
  }),
  z.strictObject({
    type: z.literal('set-sorting'),
    sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  }),
] as const

export const facilitationCommands = [
  z.strictObject({ type: z.literal('give-facilitation'), to: authorIdSchema }),
  z.strictObject({ type: z.literal('take-facilitation'), from: authorIdSchema }),
  z.strictObject({ type: z.literal('take-over-facilitation') }),
  z.strictObject({ type: z.literal('end-take-over') }),
] as const

export const maskingEvents = [z.strictObject({ type: z.literal('masking-changed'), on })] as const

export const emphasisEvents = [
  z.strictObject({
    type: z.literal('spotlight-set'),
    author: z.union([authorIdSchema, z.literal(false)]),
  }),
  z.strictObject({
    type: z.literal('sorting-set'),
    sortBy: z.enum(['votes', 'emoji', 'comments']).nullable(),
  }),
] as const

export const facilitationEvents = [
  z.strictObject({ type: z.literal('facilitation-given'), to: authorIdSchema }),
  z.strictObject({ type: z.literal('facilitation-taken'), from: authorIdSchema }),
  z.strictObject({ type: z.literal('facilitation-taken-over'), to: authorIdSchema.nullable(), at }),
  z.strictObject({ type: z.literal('take-over-ended') }),
] as const
