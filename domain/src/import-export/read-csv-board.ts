import {
  BOARD_BYTES_MAX,
  COLUMNS_MAX,
  NAME_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
  VOTES_DEFAULT,
} from '../board/limits.ts'
import type { ColumnMeaning } from '../board/state.ts'
import { cleanLine, cleanText, hasContent } from '../kernel/text.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { cellText, type CsvTable, readTable, type TableRow } from './csv-table.ts'
import { mappingOf } from './guess-mapping.ts'
import { OTHER_COLUMN, VOTES_IN_ALL_MAX } from './limits.ts'
import { type FileRead, type ImportPlan, PLAIN_SETTINGS, type PlannedNote } from './plan.ts'
import { bytesOfPlan } from './plan-bytes.ts'
import { columnTargets } from './sources/fit-retro.ts'
import { newReport, type ProblemCode, type Report, type WarningCode } from './report.ts'

/** What a file of another tool does not hold. */
export interface CsvDetails {
  /** Without a mapping, the names in the first row suggest one (IMPORT-3). */
  readonly mapping: CsvMapping | undefined
  readonly title: string
  /** The base meaning that a column of this name has as a rule (IMPORT-27). */
  readonly meaningOf: (name: string) => ColumnMeaning
}

/** Reads notes from comma-separated values, one a row. All problems are reported line by line (IMPORT-8). */
export function readCsvBoard(content: string, { mapping, title, meaningOf }: CsvDetails): FileRead {
  const problems = newReport<ProblemCode>()
  const warnings = newReport<WarningCode>()
  const table = readTable(content)
  const used = mapping ?? mappingOf(table.header)
  if (table.rows.length === 0) problems.add(null, 'file-empty')
  else if (used === null || used.text >= table.header.length) problems.add(1, 'text-unmapped')
  if (table.openAt !== null) problems.add(table.openAt, 'quote-open')
  if (used === null || problems.count > 0)
    return { ok: false, problems: problems.lines, count: problems.count }
  if (used.wide === undefined || used.wide.length === 0) warnOfIgnoredCells(table, used, warnings)
  const isWide = used.wide !== undefined && used.wide.length > 0
  const rows = isWide ? cellsAsRows(table, used.wide) : table.rows
  const shape = isWide ? WIDE : namedOnly(used, table)
  const read = readRows(rows, { ...shape, columns: used.columns }, { problems, warnings })
  const { columns, notes } = withinColumns(read, warnings)
  if (notes.length > NOTES_MAX || table.cutAt !== null)
    problems.add(null, 'too-many-notes', String(notes.length))
  if (notes.length === 0 && problems.count === 0) problems.add(null, 'file-empty')
  const votes = notes.reduce((sum, note) => sum + note.votes, 0)
  if (votes > VOTES_IN_ALL_MAX) problems.add(null, 'too-many-votes', String(votes))
  const bytes = bytesOfPlan({ notes, actions: [] })
  if (problems.count === 0 && bytes > BOARD_BYTES_MAX) problems.add(null, 'board-too-large', String(bytes))
  if (problems.count > 0) return { ok: false, problems: problems.lines, count: problems.count }
  const plan: ImportPlan = {
    ...PLAIN_SETTINGS,
    title,
    columns: columns.map((name) => ({ name, meaning: meaningOf(name) })),
    voting: votes === 0 ? null : { maxVotes: VOTES_DEFAULT, column: null },
    summaryText: null,
    notes,
    actions: [],
  }
  return { ok: true, plan, warnings: warnings.lines }
}

interface Reports {
  readonly problems: Report<ProblemCode>
  readonly warnings: Report<WarningCode>
}

/** Each cell of a wide table as a row: the column, the text. A column that is chosen twice is read once. */
function cellsAsRows({ header, rows }: CsvTable, wide: readonly number[] = []): readonly TableRow[] {
  return [...new Set(wide)].flatMap((place) =>
    rows
      .filter(({ cells }) => place < cells.length)
      .map(({ line, cells }) => ({ line, cells: [header[place] ?? '', cellText(cells, place)] }))
      .filter(({ cells: [, text = ''] }) => hasContent(text)),
  )
}

/** What `cellsAsRows` gives. */
const WIDE: CsvMapping = { column: 0, text: 1, votes: null, columns: [] }

interface ReadRows {
  readonly columns: readonly string[]
  readonly notes: readonly PlannedNote[]
}

/** A board has five columns: of more some become one (MOVE-IN-6). */
function withinColumns({ columns, notes }: ReadRows, warnings: Report<WarningCode>): ReadRows {
  if (columns.length <= COLUMNS_MAX) return { columns, notes }
  const named = notes.map(({ column }) => ({ column: columns[column] ?? OTHER_COLUMN }))
  const targets = columnTargets({ columns, notes: named }, [])
  const targetOf = (name: string) => targets.get(name) ?? OTHER_COLUMN
  for (const name of columns) if (targetOf(name) !== name) warnings.add(null, 'column-merged', name)
  const kept = [...columns.filter((name) => name !== OTHER_COLUMN && targetOf(name) === name), OTHER_COLUMN]
  const placed = notes.map((note, at) => ({
    ...note,
    column: kept.indexOf(targetOf(named[at]?.column ?? OTHER_COLUMN)),
  }))
  return { columns: kept, notes: placed }
}

function readRows(rows: readonly TableRow[], mapping: CsvMapping, reports: Reports): ReadRows {
  const targets = new Map(mapping.columns.map(({ from, to }) => [cleanLine(from), to]))
  const columns = new Map<string, number>()
  const choices = new Map<string, ColumnChoice>()
  const notes: PlannedNote[] = []
  for (const row of rows) {
    const note = readRow(row, mapping, { targets, columns, choices, ...reports })
    if (note !== null) notes.push(note)
  }
  return { columns: [...columns.keys()], notes }
}

interface Reading extends Reports {
  readonly targets: ReadonlyMap<string, string | null>
  /** The columns so far, each with its index. */
  readonly columns: Map<string, number>
  /** By the cell that names the column. */
  readonly choices: Map<string, ColumnChoice>
}

/** The column of a row, as the file and as the board call it; null: the row is left out. */
interface ColumnChoice {
  readonly from: string
  readonly name: string | null
  readonly isMissing: boolean
}

/** The note of a row; null for a row without one, which was reported. */
function readRow({ line, cells }: TableRow, mapping: CsvMapping, reading: Reading): PlannedNote | null {
  const { columns, problems, warnings } = reading
  const text = cleanText(cellText(cells, mapping.text))
  if (!hasContent(text)) {
    warnings.add(line, 'row-empty')
    return null
  }
  const { from, name, isMissing } = columnChoice(cellText(cells, mapping.column), mapping, reading)
  if (name === null) {
    warnings.add(line, 'row-left-out', from)
    return null
  }
  if (isMissing) warnings.add(line, 'column-missing')
  if (name.length > NAME_MAX) problems.add(line, 'column-too-long', name)
  if (text.length > NOTE_TEXT_MAX) problems.add(line, 'text-too-long', String(text.length))
  const votes = votesOf(cellText(cells, mapping.votes))
  if (votes === null) problems.add(line, 'votes-invalid', cellText(cells, mapping.votes))
  const column = columns.get(name) ?? columns.size
  columns.set(name, column)
  return { ...BARE, text, column, votes: votes ?? 0 }
}

/** A name is read once for all rows that share it: it may be as long as the file (MOVE-IN-8). */
function columnChoice(cell: string, mapping: CsvMapping, { targets, choices }: Reading): ColumnChoice {
  const known = choices.get(cell)
  if (known !== undefined) return known
  const from = cleanLine(cell)
  const wanted = targets.has(from) ? (targets.get(from) ?? null) : from
  const isMissing = mapping.column !== null && wanted !== null && !hasContent(wanted)
  const choice = { from, name: isMissing ? OTHER_COLUMN : wanted, isMissing }
  choices.set(cell, choice)
  return choice
}

const BARE = { at: null, reactions: [], comments: [], group: null, groupTitle: null } as const

/** A number of votes (IMPORT-29); 0 where the cell is empty, null for any other value. */
function votesOf(cell: string): number | null {
  const digits = cell.trim()
  if (digits === '') return 0
  const votes = /^\d{1,6}(\.0+)?$/.test(digits) ? Number(digits) : Number.NaN
  return votes <= VOTES_IN_ALL_MAX ? votes : null
}

/** A file whose rows name no column at all is read as a board with one column without a name (IMPORT-5). */
function namedOnly(mapping: CsvMapping, { rows }: CsvTable): CsvMapping {
  const isNamed = rows.some(({ cells }) => hasContent(cellText(cells, mapping.column)))
  return isNamed ? mapping : { ...mapping, column: null }
}

function warnOfIgnoredCells({ header }: CsvTable, mapping: CsvMapping, warnings: Report<WarningCode>): void {
  const read = new Set([mapping.text, mapping.column, mapping.votes])
  for (const [place, name] of header.entries())
    if (name !== '' && !read.has(place)) warnings.add(1, 'cells-ignored', name)
}
