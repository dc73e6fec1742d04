import { COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { CELLS_MAX, VALUES_MAX } from '@retropulse/domain/import-export/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'

const readable = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')
const place = z
  .number()
  .int()
  .min(0)
  .max(CELLS_MAX - 1)
const count = z.number().int().nonnegative()

/** GET /api/team/{teamId}/board/{boardId}/export and GET /api/board/{id}/export (EXPORT-1). */
export const exportQuerySchema = z.object({ format: z.enum(['json', 'md', 'csv']) })
export type ExportFormat = z.infer<typeof exportQuerySchema>['format']

/** What each column of a file holds, counted from 0 (domain/src/import-export/csv-mapping.ts). */
const csvMappingSchema = z.strictObject({
  text: place,
  column: place.nullable(),
  votes: place.nullable(),
  columns: z
    .array(z.strictObject({ from: z.string(), to: readable(NAME_MAX).nullable() }))
    .max(VALUES_MAX)
    .default([]),
})

/**
 * POST /api/team/{teamId}/import: the content of a file, at most 10 MB. `mapping` is for CSV; without it, the names in
 * the first row suggest one. `title` replaces the one of the file (IMPORT-7).
 */
export const importBoardSchema = z.strictObject({
  format: z.enum(['json', 'csv']),
  content: z.string(),
  mapping: csvMappingSchema.optional(),
  title: readable(TITLE_MAX).optional(),
})
export type ImportBoard = z.infer<typeof importBoardSchema>

/** `dryRun=true` changes nothing and answers the preview (IMPORT-6). */
export const importQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).optional() })

/** One line of a report; `line` is the line of the file, null where the entry is about no single line. */
const reportLineSchema = z.object({ line: z.number().nullable(), code: z.string(), detail: z.string() })

/** What an import would create (IMPORT-6). */
export const importPreviewSchema = z.object({
  title: z.string(),
  isAnonymous: z.boolean(),
  columns: z.array(z.object({ name: z.string(), notes: count })).max(COLUMNS_MAX),
  counts: z.object({ notes: count, comments: count, votes: count, reactions: count, actions: count }),
  /** The first few notes, in their order. */
  firstNotes: z.array(z.object({ column: z.string(), text: z.string(), votes: count })),
  /** The first hundred of what is left out. */
  warnings: z.array(reportLineSchema),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>

/** The board that an import created. */
export const importedSchema = z.object({ id: z.string() })
export type Imported = z.infer<typeof importedSchema>

/**
 * The answer to a file that cannot be imported: nothing was changed. `count` is of all problems, 100 of which are
 * listed.
 */
export const importProblemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  problems: z.array(reportLineSchema).optional(),
  count: count.optional(),
})
