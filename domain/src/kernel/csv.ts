/**
 * Rows as comma-separated values (RFC 4180: CRLF, quotes doubled). Spreadsheets run cells that begin like a formula,
 * so those get an apostrophe in front (EXPORT-10); some spreadsheets also split cells at semicolons and tabs, so cells
 * with any are quoted. The caller adds the byte order mark that some need to read UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Rows as comma-separated values for a reader of this product alone: every cell as it stands, no apostrophes. */
export function plainCsvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** The text of a cell that `csvOf` wrote: of the apostrophes before a formula the first one is taken away. */
export function textOfCell(written: string): string {
  return MARKED.test(written) ? written.slice(1) : written
}

/**
 * What a spreadsheet reads as a formula, in East Asia also in full width, and what looks like one that was marked already:
 * it gets one more apostrophe, so that taking one away gives every text back. White space in front is skipped by some.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/
const MARKED = /^'+[=+\-@＝＋－＠\t\r\n]/

function cell(value: string): string {
  return quoted(FORMULA.test(value) ? `'${value}` : value)
}

function quoted(value: string): string {
  return /[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
