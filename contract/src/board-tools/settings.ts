import { isBackground } from '@retropulse/domain/board/backgrounds/backgrounds'
import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
import { z } from 'zod'
import { columnIdSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const at = z.number()
const on = z.boolean()

const columnSchema = z.strictObject({
  id: columnIdSchema,
  name: text,
  meaning: z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other']),
})

const namedColumn = z.strictObject({ id: columnIdSchema, name: text })

/** No `readonly()` of Zod here: it freezes any value in this place, a list or not, and throws for bytes (WIRE-17). */
const namedColumns = z
  .array(namedColumn)
  .max(COLUMNS_MAX)
  .transform((columns): readonly z.infer<typeof namedColumn>[] => columns)

export const settingsCommands = [
  z.strictObject({ type: z.literal('rename-column'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('rename-board'), title: text }),
  z.strictObject({
    type: z.literal('set-columns'),
    columns: namedColumns,
    /** See the rules (BOARD-21). */
    shown: namedColumns.exactOptional(),
  }),
  z.strictObject({ type: z.literal('set-anonymous'), on }),
  z.strictObject({
    type: z.literal('set-background'),
    theme: text.refine(isBackground).nullable(),
    backgroundUrl: text.nullable(),
  }),
] as const

export const beginningEvents = [
  z.strictObject({
    type: z.literal('board-created'),
    title: text,
    columns: z.array(columnSchema).readonly(),
    isAnonymous: z.boolean(),
    isCompact: z.literal(true).exactOptional(),
    at,
  }),
] as const

export const namingEvents = [
  z.strictObject({ type: z.literal('column-renamed'), columnId: columnIdSchema, name: text }),
  z.strictObject({ type: z.literal('board-renamed'), title: text }),
] as const

export const settingsEvents = [
  z.strictObject({
    type: z.literal('columns-set'),
    columns: z.array(columnSchema).readonly(),
    heirs: z.record(columnIdSchema, columnIdSchema).readonly(),
  }),
  z.strictObject({ type: z.literal('anonymity-changed'), on }),
  z.strictObject({
    type: z.literal('background-set'),
    theme: text.nullable(),
    backgroundUrl: text.nullable(),
  }),
] as const
