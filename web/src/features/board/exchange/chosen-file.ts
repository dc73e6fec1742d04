import { TITLE_MAX } from '@retropulse/domain/board/limits'
import type { CsvMapping } from '@retropulse/domain/exchange/csv-mapping'
import { cellText, readTable } from '@retropulse/domain/exchange/csv-table'
import { guessMapping } from '@retropulse/domain/exchange/guess-mapping'
import { IMPORT_BYTES_MAX, VALUES_MAX } from '@retropulse/domain/exchange/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { decodeFile } from './decode-file.ts'

/** A file that somebody chose, read. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly format: 'json' | 'csv'
  readonly content: string
}

export type FileChosen =
  | { readonly ok: true; readonly file: ChosenFile }
  | { readonly ok: false; readonly why: 'tooLarge' | 'unreadable' }

/** Takes a file in; one over the limit is not even read. */
export async function chooseFile(file: File): Promise<FileChosen> {
  if (file.size > IMPORT_BYTES_MAX) return { ok: false, why: 'tooLarge' }
  try {
    const content = decodeFile(new Uint8Array(await file.arrayBuffer()))
    const { name, size } = file
    return { ok: true, file: { name, size, format: formatOf(name, content), content } }
  } catch {
    // It was moved or changed since it was chosen.
    return { ok: false, why: 'unreadable' }
  }
}

/** By its name, and where that says nothing by what it begins with. */
export function formatOf(name: string, content: string): ChosenFile['format'] {
  if (/\.json$/i.test(name)) return 'json'
  if (/\.(csv|tsv|txt)$/i.test(name)) return 'csv'
  return /^\uFEFF?\s*\{/.test(content.slice(0, 100)) ? 'json' : 'csv'
}

/** A title from a file's name. */
export function titleFrom(name: string): string {
  const title = cleanLine(name.replace(/\.[a-z]{1,5}$/i, '').replaceAll(/[_-]+/g, ' ')).slice(0, TITLE_MAX)
  return hasContent(title) ? title.trim() : ''
}

/** What is chosen of a table's mapping so far: the texts are still missing, perhaps. */
export interface MappingDraft extends Omit<CsvMapping, 'text'> {
  readonly text: number | null
}

/** The table of a file as far as a mapping needs to know it, and what its header suggests. */
export function tableOf(content: string): {
  readonly header: readonly string[]
  readonly mapping: MappingDraft
} {
  const { header } = readTable(content)
  return { header, mapping: { ...guessMapping(header), columns: [] } }
}

/** A value that stands in the column of columns. */
export interface ColumnValue {
  readonly value: string
  readonly rows: number
}

/** The values that name columns, in the order in which they come; rows without a text do not count. */
export function columnValues(content: string, { column, text }: MappingDraft): readonly ColumnValue[] {
  if (column === null || text === null) return []
  const rows = new Map<string, number>()
  for (const { cells } of readTable(content).rows) {
    if (!hasContent(cellText(cells, text))) continue
    const value = cleanLine(cellText(cells, column))
    rows.set(value, (rows.get(value) ?? 0) + 1)
  }
  return [...rows].slice(0, VALUES_MAX).map(([value, count]) => ({ value, rows: count }))
}

/** The mapping with a value's notes going to another column, to their own again (undefined), or nowhere (null). */
export function withTarget(draft: MappingDraft, from: string, to: string | null | undefined): MappingDraft {
  const others = draft.columns.filter((one) => one.from !== from)
  return { ...draft, columns: to === undefined ? others : [...others, { from, to }] }
}
