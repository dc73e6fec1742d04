import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import { cellText, readTable } from '@retropulse/domain/import-export/csv-table'
import { guessMapping } from '@retropulse/domain/import-export/guess-mapping'
import { IMPORT_BYTES_MAX, VALUES_MAX } from '@retropulse/domain/import-export/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'

/** The content of the file that the user chose. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly format: ImportFormat
  /** What the user chose, which the page names. */
  readonly kind: 'json' | 'csv' | 'md' | 'text' | 'xlsx'
  readonly content: string
}

/** How a file is read: an Excel file by the server, which answers its table. */
export type ImportFormat = 'json' | 'csv' | 'xlsx'

export type FileChosen =
  | { readonly ok: true; readonly file: ChosenFile }
  | { readonly ok: false; readonly why: 'tooLarge' | 'tooLargeExcel' | 'unreadable' }

/** Reads a file; one over the limit is refused unread (IMPORT-22). */
export async function chooseFile(file: File): Promise<FileChosen> {
  if (file.size > IMPORT_BYTES_MAX) return { ok: false, why: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { name, size } = file
    if (isZip(bytes))
      return size > XLSX_BYTES_MAX
        ? { ok: false, why: 'tooLargeExcel' }
        : { ok: true, file: { name, size, format: 'xlsx', kind: 'xlsx', content: await base64Of(bytes) } }
    const content = decodeFile(bytes)
    const format = formatOf(name, content)
    return {
      ok: true,
      file: { name, size, format, kind: format === 'json' ? 'json' : kindOf(name), content },
    }
  } catch {
    // The file was moved or changed since it was chosen.
    return { ok: false, why: 'unreadable' }
  }
}

/** A table or a text that the user pasted. */
export function pastedFile(name: string, content: string): ChosenFile {
  return { name, size: content.length, format: formatOf('', content), kind: 'text', content }
}

/** Part by part, so that the page does not stand still meanwhile. */
async function base64Of(bytes: Uint8Array): Promise<string> {
  let encoded = ''
  for (let part = 0; part < bytes.length; part += PART) {
    let binary = ''
    const end = Math.min(part + PART, bytes.length)
    for (let at = part; at < end; at += CALL)
      binary += String.fromCharCode(...bytes.subarray(at, Math.min(at + CALL, end)))
    encoded += btoa(binary)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return encoded
}

/** A call takes some ten thousand arguments at most; parts of bytes in threes can be joined. */
const CALL = 8190
const PART = 40 * CALL

function kindOf(name: string): 'csv' | 'md' | 'text' {
  if (/\.(md|markdown)$/i.test(name)) return 'md'
  return /\.txt$/i.test(name) ? 'text' : 'csv'
}

/** Bytes of an Excel file, which is a third longer when it is sent. */
const XLSX_BYTES_MAX = Math.floor(IMPORT_BYTES_MAX * 0.7)

/** Excel files are zips, whatever their names. */
function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03
}

/** The format by the name of the file, otherwise by how its content begins. */
export function formatOf(name: string, content: string): 'json' | 'csv' {
  if (/\.json$/i.test(name)) return 'json'
  if (/\.(csv|tsv|txt|md|markdown)$/i.test(name)) return 'csv'
  return /^\uFEFF?\s*[[{]/.test(content.slice(0, 100)) ? 'json' : 'csv'
}

/** The mapping of a table while the user chooses it; the column of the texts may still be missing. */
export interface MappingDraft extends Omit<CsvMapping, 'text'> {
  readonly text: number | null
}

/** The header of a table, and the mapping that the header suggests (IMPORT-3). */
export function tableOf(content: string): {
  readonly header: readonly string[]
  readonly mapping: MappingDraft
} {
  const { header } = readTable(content)
  return { header, mapping: { ...guessMapping(header), columns: [] } }
}

/** A value of the column that names columns of the board. */
export interface ColumnValue {
  readonly value: string
  readonly rows: number
  /** Those with a text, where others are counted too. */
  readonly texts?: number
}

/** The values that name columns of the board, in the order in which they come; rows without a text do not count. */
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

/** The choices with the notes of a column in another one, in their own again (undefined), or left out (null). */
export function withTarget(
  columns: CsvMapping['columns'],
  from: string,
  to: string | null | undefined,
): CsvMapping['columns'] {
  const others = columns.filter((one) => one.from !== from)
  return to === undefined ? others : [...others, { from, to }]
}

/**
 * Decodes a file by its byte order mark, as UTF-8, or, where it is neither, as Windows spreadsheets do (IMPORT-4). A few
 * broken bytes, as of a text that another program has cut within a character, make no Windows file of one in UTF-8.
 */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder().decode(bytes)
  let [whole, broken] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === REPLACEMENT) broken += 1
    else if (unit > ASCII_LAST) whole += 1
  }
  return broken > whole ? new TextDecoder('windows-1252').decode(bytes) : text
}

const ASCII_LAST = 0x7f
/** Stands for what cannot be decoded. */
const REPLACEMENT = 0xfffd
