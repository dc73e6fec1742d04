import { COLUMNS_MAX, NAME_MAX } from '@retropulse/domain/board/limits'
import { isTheme } from '@retropulse/domain/board/themes'
import { isId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { nameOf } from './orgs.ts'

export const orgFormatIdSchema = z.string().max(36).refine(isId)

/** What a column asks for, whatever its name (D30). */
const meaningSchema = z.enum(['good', 'bad', 'idea', 'question', 'thanks', 'other'])

/** PUT /api/org/{id}/retro-formats keeps a format for all teams of an organisation; the answer is an `orgFormatSchema`. */
export const saveOrgFormatSchema = z.strictObject({
  name: nameOf(NAME_MAX),
  columns: z
    .array(z.strictObject({ name: nameOf(NAME_MAX), meaning: meaningSchema }))
    .min(1)
    .max(COLUMNS_MAX),
  /** The id of a built-in background; null: none. */
  theme: z.string().refine(isTheme, 'must be a built-in background').nullable(),
})
export type SaveOrgFormat = z.infer<typeof saveOrgFormatSchema>

/** A format that an organisation keeps. */
export const orgFormatSchema = z.object({
  id: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), meaning: meaningSchema })),
  theme: z.string().nullable(),
  /** Whether the one who asks may delete it: it is theirs, or they edit the organisation's teams. */
  mayDelete: z.boolean(),
})
export type OrgFormat = z.infer<typeof orgFormatSchema>

/** GET /api/org/{id}/retro-formats: the last kept first. */
export const orgFormatsSchema = z.object({
  formats: z.array(orgFormatSchema),
  /** Formats in the trash (D27) that this person could bring back, the last one first; milliseconds since 1970. */
  deletedFormats: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
  /** Whether the one who asks may keep one more: they may start retros here, and there is room. */
  maySave: z.boolean(),
})
export type OrgFormats = z.infer<typeof orgFormatsSchema>
