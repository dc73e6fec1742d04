import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import type { SpreadsheetRows } from './xlsx-writer.ts'

/* The thread of one file: gets its rows, answers its bytes, and ends. */

const [NARROWEST, WIDEST, DATE] = [8, 60, 17]
/** Rows whose values decide how wide a column is. */
const MEASURED_ROWS = 200

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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the writer beside this file sends nothing else
const file = await xlsxOf(workerData as SpreadsheetRows)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(file)
