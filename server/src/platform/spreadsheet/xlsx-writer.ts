import { Worker } from 'node:worker_threads'

/** A table; texts stay texts, also those that begin like a formula. The first row names the columns. */
export type SpreadsheetRows = readonly (readonly (string | number | Date)[])[]

/**
 * The bytes of a file for Excel and other spreadsheets; null when too many files wait to be written already, of all or of
 * this owner, so that one owner does not take the places of the others.
 */
export type WriteXlsx = (rows: SpreadsheetRows, ownerId: string) => Promise<Uint8Array | null>

/** Files that wait or are written; each holds its rows in memory. */
const WAITING_MAX = 8
const WAITING_OF_ONE_MAX = 2
/** Megabytes of the thread of one file; a file that needs more fails, and nothing else. */
const MEMORY_MAX_MB = 512

/** Writes spreadsheets one after the other, each in a thread: 20,000 rows take a third of a second. */
export function createXlsxWriter(): WriteXlsx {
  const waiting: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  return async (rows, ownerId) => {
    const ofOwner = waiting.filter((one) => one === ownerId).length
    if (waiting.length >= WAITING_MAX || ofOwner >= WAITING_OF_ONE_MAX) return null
    waiting.push(ownerId)
    const written = last.then(() => writeInThread(rows))
    last = written.catch(() => {})
    try {
      return await written
    } finally {
      waiting.splice(waiting.indexOf(ownerId), 1)
    }
  }
}

function writeInThread(rows: SpreadsheetRows): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), {
    workerData: rows,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the thread of a spreadsheet ended with ${code}`)))
  return promise
}
