import { COLUMNS_MAX, NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import {
  CELLS_MAX,
  NAMES_MAX,
  RETROS_MAX,
  SOURCES,
  VALUES_MAX,
} from '@retropulse/domain/import-export/limits'
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
const FILE_NAME_MAX = 255

/** GET /api/team/{teamId}/board/{boardId}/export and GET /api/board/{id}/export (EXPORT-1). */
export const exportQuerySchema = z.object({ format: z.enum(['json', 'md', 'csv']) })
export type ExportFormat = z.infer<typeof exportQuerySchema>['format']

/** Where notes of a column of the file go: to a column of the board, or nowhere. */
const targetsSchema = z
  .array(z.strictObject({ from: z.string(), to: readable(NAME_MAX).nullable() }))
  .max(VALUES_MAX)

/** What each column of a file holds, counted from 0 (domain/src/import-export/csv-mapping.ts). */
const csvMappingSchema = z.strictObject({
  text: place,
  column: place.nullable(),
  votes: place.nullable(),
  wide: z.array(place).max(CELLS_MAX).optional(),
  columns: targetsSchema.default([]),
})

/**
 * POST /api/team/{teamId}/import: the content of a file, at most 10 MB. Files of known tools are recognised by their
 * content (MOVE-IN-1); `mapping` reads any table instead, whose first row suggests one otherwise. An Excel file is sent
 * in `base64`. `title` replaces that of a file with one retro (IMPORT-7); `retros` are the places of those to create,
 * all without; `names` are the people whose names come along; a member of the team among the assignees is assigned (MOVE-IN-9).
 */
export const importBoardSchema = z.strictObject({
  format: z.enum(['json', 'csv']).optional(),
  filename: z.string().max(FILE_NAME_MAX).optional(),
  encoding: z.enum(['text', 'base64']).optional(),
  content: z.string(),
  mapping: csvMappingSchema.optional(),
  columns: targetsSchema.optional(),
  names: z.array(z.string()).max(NAMES_MAX).optional(),
  title: readable(TITLE_MAX).optional(),
  retros: z.array(z.number().int().nonnegative()).min(1).max(RETROS_MAX).optional(),
})
export type ImportBoard = z.infer<typeof importBoardSchema>

/** `dryRun=true` changes nothing and answers the preview (IMPORT-6). */
export const importQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).optional() })

/** One line of a report; `line` is the line of the file, null where the entry is about no single line. */
const reportLineSchema = z.object({ line: z.number().nullable(), code: z.string(), detail: z.string() })

/** A retro of a file, as it would come (MOVE-IN-3). */
const foundRetroSchema = z.object({
  title: z.string(),
  /** The columns of the file, of which a board takes five (MOVE-IN-6). */
  columns: z.array(z.object({ name: z.string(), notes: count })),
  counts: z.object({ notes: count, groups: count, comments: count, votes: count, actions: count }),
  /** What does not come, by reason, with the first lines of the file (MOVE-IN-7). */
  leftOut: z.array(z.object({ reason: z.string(), count, lines: z.array(z.number()) })),
  /** The people whose names the file has (MOVE-IN-9). */
  names: z.array(z.string()),
})

/** What an import would create (IMPORT-6): the first retro of the file, and a summary of each. */
export const importPreviewSchema = z.object({
  /** The tool that the file comes from; `table` for any other table. */
  source: z.enum(SOURCES),
  retros: z.array(foundRetroSchema),
  /** The table of an Excel file, as comma-separated values; its columns may have to be mapped, and `retros` is empty then. */
  table: z.string().optional(),
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

/**
 * The retros that an import created, the first one as `id`. `stopped`: why the others of the file were not, such as
 * `plan-required`; null when all were.
 */
export const importedSchema = z.object({
  id: z.string(),
  ids: z.array(z.string()),
  stopped: z.string().nullable(),
})
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
