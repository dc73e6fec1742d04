import { COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { CELLS_MAX, VALUES_MAX } from '@retropulse/domain/exchange/limits'
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

/** GET /api/team/{teamId}/board/{boardId}/export and GET /api/board/{id}/export: a file to keep. */
export const exportQuerySchema = z.object({ format: z.enum(['json', 'md', 'csv']) })
export type ExportFormat = z.infer<typeof exportQuerySchema>['format']

/** Which column of a file says what, counted from 0 (domain/src/exchange/csv-mapping.ts). */
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
 * POST /api/team/{teamId}/import: a file's content, at most 10 MB. `mapping` is for CSV; without it, the first row's
 * names are guessed at. `title` is in place of the file's own.
 */
export const importBoardSchema = z.strictObject({
  format: z.enum(['json', 'csv']),
  content: z.string(),
  mapping: csvMappingSchema.optional(),
  title: readable(TITLE_MAX).optional(),
})
export type ImportBoard = z.infer<typeof importBoardSchema>

/** `dryRun=true` changes nothing and answers what would come of it. */
export const importQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).optional() })

/** One line of a report; `line` is of the file, null where no one line is meant. */
const reportLineSchema = z.object({ line: z.number().nullable(), code: z.string(), detail: z.string() })

/** What an import would make. */
export const importPreviewSchema = z.object({
  title: z.string(),
  isAnonymous: z.boolean(),
  columns: z.array(z.object({ name: z.string(), notes: count })).max(COLUMNS_MAX),
  counts: z.object({ notes: count, comments: count, votes: count, reactions: count, actions: count }),
  /** The first few, in their order. */
  firstNotes: z.array(z.object({ column: z.string(), text: z.string(), votes: count })),
  /** What is left out, the first hundred of it. */
  warnings: z.array(reportLineSchema),
})
export type ImportPreview = z.infer<typeof importPreviewSchema>

/** The board that an import made. */
export const importedSchema = z.object({ id: z.string() })
export type Imported = z.infer<typeof importedSchema>

/** The answer to a file that cannot be imported: nothing was changed. `count` is of all problems, the first hundred are told. */
export const importProblemSchema = z.object({
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  problems: z.array(reportLineSchema).optional(),
  count: count.optional(),
})
