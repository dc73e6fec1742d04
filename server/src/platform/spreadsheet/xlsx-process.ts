import writeXlsxFile from 'write-excel-file/node'
import { answerParent } from '../process/answer-parent.ts'
import type { SpreadsheetRows } from './xlsx-writer.ts'

const [NARROWEST, WIDEST, DATE] = [8, 60, 17]
/** Rows whose values decide how wide a column is. */
const MEASURED_ROWS = 200

/* The process of one file: gets its rows, answers its bytes, and ends. */
answerParent(xlsxOf)

async function xlsxOf([header = [], ...rows]: SpreadsheetRows): Promise<Uint8Array> {
  const head = header.map((value) => ({ value, fontWeight: 'bold' as const }))
  const measured = [header, ...rows.slice(0, MEASURED_ROWS)]
  const file = writeXlsxFile([head, ...rows.map((row) => [...row])], {
    columns: header.map((_, at) => ({ width: widthOf(measured.map((row) => row[at])) })),
    dateFormat: 'yyyy-mm-dd hh:mm',
    stickyRowsCount: 1,
  })
  return new Uint8Array(await file.toBuffer())
}

/** In characters. */
function widthOf(values: readonly (SpreadsheetRows[number][number] | undefined)[]): number {
  const lengths = values.map((value) => (value instanceof Date ? DATE : String(value ?? '').length))
  return Math.min(WIDEST, Math.max(NARROWEST, ...lengths) + 1)
}
