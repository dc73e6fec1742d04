import { createProcessQueue } from '../process/process-queue.ts'

/** A table; texts stay texts, also those that begin like a formula. The first row names the columns. */
export type SpreadsheetRows = readonly (readonly (string | number | Date)[])[]

/**
 * The bytes of a file for Excel and other spreadsheets; null when too many files wait to be written already, of all or of
 * this owner.
 */
export type WriteXlsx = (rows: SpreadsheetRows, ownerId: string) => Promise<Uint8Array | null>

/** Writes spreadsheets one after the other, each in a process: 20,000 rows take a third of a second. */
export function createXlsxWriter(): WriteXlsx {
  return createProcessQueue(new URL('xlsx-process.ts', import.meta.url), {
    waitingMax: 8,
    waitingOfOneMax: 2,
    memoryMaxMb: 512,
  })
}
