import { CELLS_MAX } from '@retropulse/domain/import-export/limits'
import { plainCsvOf } from '@retropulse/domain/kernel/csv'
import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'

/** Bytes that the parts of a spreadsheet may have once they are unpacked; files of real retros are far smaller. */
const UNPACKED_MAX = 60 * 1024 * 1024
const PARTS_MAX = 1000
const ROWS_MAX = 10_001

/**
 * The first sheet with content of an Excel file, as comma-separated values; or why the file cannot be read. The sizes of
 * all parts are checked before any is unpacked (MOVE-IN-8).
 */
export async function tableOfSpreadsheet(
  bytes: Buffer,
): Promise<string | { readonly code: 'spreadsheet-broken' | 'file-too-complex' }> {
  try {
    if (unpackedSize(bytes) > UNPACKED_MAX) return { code: 'file-too-complex' }
    const sheets = await readXlsxFile(bytes)
    const rows = sheets.find(({ data }) => data.length > 0)?.data ?? []
    return plainCsvOf(rows.slice(0, ROWS_MAX).map((row) => row.slice(0, CELLS_MAX).map(textOf)))
  } catch {
    return { code: 'spreadsheet-broken' }
  }
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
