import { CELLS_MAX, IMPORT_BYTES_MAX } from '@retropulse/domain/import-export/limits'
import { plainCsvOf } from '@retropulse/domain/kernel/csv'
import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'

/** Bytes that the parts of a spreadsheet may have once they are unpacked; files of real retros are far smaller. */
const UNPACKED_MAX = 60 * 1024 * 1024
const PARTS_MAX = 1000
const ROWS_MAX = 10_001

/**
 * The first sheet with content of an Excel file, as comma-separated values; or why the file cannot be read. The sizes of
 * all parts are checked before any is unpacked, and the table has at most the bytes of any other file: one text of a
 * spreadsheet may stand in any number of its cells (MOVE-IN-8).
 */
export async function tableOfSpreadsheet(
  bytes: Buffer,
): Promise<string | { readonly code: 'spreadsheet-broken' | 'file-too-complex' }> {
  try {
    if (unpackedSize(bytes) > UNPACKED_MAX) return { code: 'file-too-complex' }
    const sheets = await readXlsxFile(bytes)
    const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
    return csvWithin(IMPORT_BYTES_MAX, rows.slice(0, ROWS_MAX)) ?? { code: 'file-too-complex' }
  } catch {
    return { code: 'spreadsheet-broken' }
  }
}

/** The rows as comma-separated values; null: they have more bytes than these. */
function csvWithin(bytesMax: number, rows: readonly (readonly unknown[])[]): string | null {
  const lines: string[] = []
  let left = bytesMax
  for (const row of rows) {
    const texts = row.slice(0, CELLS_MAX).map(textOf)
    // Measured before the texts are copied: all cells of a row may share a single one.
    if (texts.reduce((sum, text) => sum + text.length, 0) > left) return null
    const line = plainCsvOf([texts])
    left -= Buffer.byteLength(line)
    if (left < 0) return null
    lines.push(line)
  }
  return lines.join('')
}

/** As the directory of the file says it; a part that is larger than that fails while it is unpacked. */
function unpackedSize(bytes: Buffer): number {
  let [size, parts] = [0, 0]
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      parts += 1
      return false
    },
  })
  return parts > PARTS_MAX ? Infinity : size
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
