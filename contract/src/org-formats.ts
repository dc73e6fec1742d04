import { COLUMNS_MAX, NAME_MAX } from '@retropulse/domain/board/limits'
import { isBackground } from '@retropulse/domain/board/backgrounds/backgrounds'
import { isId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { nameOf } from './orgs.ts'
import { runStepsSchema } from './run-steps.ts'

export const orgFormatIdSchema = z.string().max(36).refine(isId)

/** The base meaning of a column, whatever its name (CREATE-25). */
const meaningSchema = z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])

/** PUT /api/org/{id}/retro-formats keeps a format (CREATE-33); the answer is an `orgFormatSchema`. */
export const saveOrgFormatSchema = z.strictObject({
  name: nameOf(NAME_MAX),
  columns: z
    .array(z.strictObject({ name: nameOf(NAME_MAX), meaning: meaningSchema }))
    .min(1)
    .max(COLUMNS_MAX),
  /** The id of a built-in background; null: none. */
  theme: z.string().refine(isBackground, 'must be a built-in background').nullable(),
  /** The steps of its guided run (RUN-14); absent: none of its own. */
  steps: runStepsSchema.optional(),
})
export type SaveOrgFormat = z.infer<typeof saveOrgFormatSchema>

/** A format of an organisation. */
export const orgFormatSchema = z.object({
  id: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), meaning: meaningSchema })),
  theme: z.string().nullable(),
  /** The steps of its guided run; empty: none of its own. */
  steps: runStepsSchema,
  /** Whether the caller may delete it: they kept it, or edit the teams of the organisation (CREATE-35). */
  mayDelete: z.boolean(),
})
export type OrgFormat = z.infer<typeof orgFormatSchema>

/** GET /api/org/{id}/retro-formats: the newest first. */
export const orgFormatsSchema = z.object({
  formats: z.array(orgFormatSchema),
  /** Formats in the trash that the caller could restore, the latest first; milliseconds since 1970 (CREATE-35). */
  deletedFormats: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
  /** Whether the caller may keep one more: they have board:create, and there is room. */
  maySave: z.boolean(),
})
export type OrgFormats = z.infer<typeof orgFormatsSchema>
