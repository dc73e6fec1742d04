import type { ColumnMeaning } from '@retropulse/domain/board/state'
import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import type { Source } from '@retropulse/domain/import-export/limits'
import { type PlanPreview, previewOf } from '@retropulse/domain/import-export/preview'
import { readImport, type RetroRead } from '@retropulse/domain/import-export/read-import'
import type { Problem, Warning } from '@retropulse/domain/import-export/report'
import { type ChosenFile, type ColumnValue, columnValues, type MappingDraft, tableOf } from './chosen-file.ts'

/** What the user chose for a recognised file. */
export interface SourceChoices {
  /** Where notes of a column go: to another one, or nowhere. */
  readonly columns: CsvMapping['columns']
  /** The people whose names come along (MOVE-IN-9). */
  readonly names: ReadonlySet<string>
  /** The places of the retros that stay out. */
  readonly out: ReadonlySet<number>
}

/** A file to read. `draft`: the mapping of its table; undefined where it is not known yet whether it needs one. */
export interface ReadingTask {
  readonly file: Pick<ChosenFile, 'content' | 'name' | 'format'>
  readonly draft: MappingDraft | null | undefined
  readonly choices: SourceChoices
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What the page shows of a file, which is far less than the file. */
export interface FileReading {
  readonly read: FilePreview | RefusedFile
  readonly draft: MappingDraft | null
  /** The names in the first row of a table with a mapping. */
  readonly header: readonly string[]
  readonly values: readonly ColumnValue[]
}

export interface FilePreview {
  readonly ok: true
  readonly source: Source
  readonly retros: readonly RetroPreview[]
  readonly warnings: readonly Warning[]
}

export interface RefusedFile {
  readonly ok: false
  readonly problems: readonly Problem[]
  readonly count: number
}

/** A retro of a file, as far as the page shows it. */
export interface RetroPreview extends Pick<RetroRead, 'leftOut' | 'columns' | 'names'> {
  readonly preview: PlanPreview
  /** The base meanings of the columns of the board. */
  readonly meanings: readonly ColumnMeaning[]
  /** The first notes of each column of the board. */
  readonly firstNotes: readonly (readonly {
    readonly key: number
    readonly text: string
    readonly votes: number
  }[])[]
}

/** Reads a file by the rules by which the server reads it (IMPORT-6). */
export function readChosen(
  { file, draft: chosen, choices, now }: ReadingTask,
  meaningOf: (name: string) => ColumnMeaning,
): FileReading {
  const { content, name, format } = file
  const details = { now, meaningOf }
  const names = [...choices.names]
  const known = { content, filename: name, columns: choices.columns, names }
  if (chosen === null || chosen === undefined) {
    const read = readImport(known, details)
    const needsMapping = chosen === undefined && format !== 'json' && (!read.ok || read.source === 'table')
    if (!needsMapping) return { read: previewFile(read), draft: null, header: [], values: [] }
  }
  const table = tableOf(content)
  const draft = chosen ?? table.mapping
  const mapping = mappingOf(draft)
  return {
    read: mapping === null ? UNMAPPED : previewFile(readImport({ ...known, mapping }, details)),
    draft,
    header: table.header,
    values: columnValues(content, draft),
  }
}

/** Null until the column of the texts is chosen. */
export function mappingOf(draft: MappingDraft | null): CsvMapping | null {
  if (draft === null) return null
  if (draft.wide !== undefined && draft.wide.length > 0) return { ...draft, text: draft.text ?? 0 }
  return draft.text === null ? null : { ...draft, text: draft.text }
}

const UNMAPPED: RefusedFile = {
  ok: false,
  problems: [{ line: 1, code: 'text-unmapped', detail: '' }],
  count: 1,
}

function previewFile(read: ReturnType<typeof readImport>): FilePreview | RefusedFile {
  return read.ok ? { ...read, retros: read.retros.map(previewRetro) } : read
}

/** Notes that the preview shows of a column that has more than one more: 'one more' takes as much room as the note. */
const SHOWN = 3

function previewRetro({ plan, leftOut, columns, names }: RetroRead): RetroPreview {
  const first = plan.columns.map((): { key: number; text: string; votes: number }[] => [])
  for (const [key, { column, text, votes }] of plan.notes.entries()) {
    const shown = first[column]
    if (shown !== undefined && shown.length <= SHOWN) shown.push({ key, text, votes })
  }
  const preview = previewOf(plan, false)
  return {
    preview,
    meanings: plan.columns.map(({ meaning }) => meaning),
    firstNotes: first.map((shown, place) =>
      (preview.columns[place]?.notes ?? 0) > SHOWN + 1 ? shown.slice(0, SHOWN) : shown,
    ),
    leftOut,
    columns,
    names,
  }
}
