import { createXlsxWriter } from '../platform/spreadsheet/xlsx-writer.ts'

/** An Excel file with one sheet of these rows. */
export async function excelFile(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  return Buffer.from((await createXlsxWriter()(rows, 'test')) ?? [])
}
