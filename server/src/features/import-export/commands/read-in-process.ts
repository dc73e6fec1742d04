import { meaningOfName } from '@retropulse/domain/board/settings/column-meaning'
import { type ImportInput, type ImportRead, readImport } from '@retropulse/domain/import-export/read-import'

/** A file to read. `now` is in milliseconds since 1970; `base64` is the encoding of an Excel file. */
export interface ImportTask extends ImportInput {
  readonly encoding?: 'text' | 'base64' | undefined
  readonly now: number
}

/** What is in a file. `table`: that of a spreadsheet, as comma-separated values; null for any other file. */
export interface FileAnswer {
  readonly read: ImportRead
  readonly table: string | null
}

/** Reads a file for a user; 'busy' when too many files wait. */
export type ReadInProcess = (task: ImportTask, userId: string) => Promise<FileAnswer | 'busy'>

/** Characters of a file that is read at once: it takes a few milliseconds, and a process a third of a second to start. */
const SMALL_MAX = 100_000

/**
 * Reads large files one after the other, each in a process, so that no file holds up those who are on a board (MOVE-IN-8). A
 * file that needs too much time or memory is answered as one that cannot be read.
 */
export function createImportReader(
  inProcess: (task: ImportTask, userId: string) => Promise<FileAnswer | null>,
): ReadInProcess {
  return async (task, userId) => {
    if (task.encoding !== 'base64' && task.content.length <= SMALL_MAX)
      return { read: readImport(task, { now: task.now, meaningOf: meaningOfName }), table: null }
    try {
      return (await inProcess(task, userId)) ?? 'busy'
    } catch {
      return TOO_MUCH
    }
  }
}

const TOO_MUCH: FileAnswer = {
  read: { ok: false, problems: [{ line: null, code: 'file-too-complex', detail: '' }], count: 1 },
  table: null,
}
