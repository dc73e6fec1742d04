import { textOfCell } from '../kernel/csv.ts'
import { readCsv, separatorOf } from '../kernel/read-csv.ts'
import { CELLS_MAX } from './limits.ts'

/** A file's first row, and the rows below it. */
export interface CsvTable {
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
  /** The line on which a quoted cell without an end begins; null: every quoted cell ends. */
  readonly openAt: number | null
  /** The line of the first row that was not read; null: all were. */
  readonly cutAt: number | null
}

export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Rows that are read, empty ones included (IMPORT-25): far more than a board holds notes. */
export const ROWS_MAX = 10_000

/** Reads a table whose first row names its columns, whichever separator it uses. */
export function readTable(content: string): CsvTable {
  const named = /^\uFEFF?sep=([,;\t])\r?\n/.exec(content)
  // Some programs name the separator in a line of its own in front (IMPORT-4).
  const skipped = named === null ? 0 : 1
  const body = named === null ? content : content.slice(named[0].length)
  const rows: TableRow[] = []
  let openAt: number | null = null
  for (const { line, cells, isOpen } of readCsv(body, named?.[1] ?? separatorOf(body), CELLS_MAX)) {
    if (isOpen) openAt = line + skipped
    rows.push({ line: line + skipped, cells })
    if (rows.length > ROWS_MAX + 1) break
  }
  const [first, ...below] = rows
  const header = (first?.cells ?? []).map((name) => name.trim())
  return { header, rows: below.slice(0, ROWS_MAX), openAt, cutAt: below[ROWS_MAX]?.line ?? null }
}

/** The text of a cell, without the apostrophe that our own exports put before a formula (EXPORT-10). */
export function cellText(cells: readonly string[], place: number | null): string {
  return textOfCell(place === null ? '' : (cells[place] ?? ''))
}
