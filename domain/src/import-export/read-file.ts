import type { ColumnMeaning } from '../board/state.ts'
import type { CsvMapping } from './csv-mapping.ts'
import type { FileRead } from './plan.ts'
import { readCsvBoard } from './read-csv-board.ts'
import { readExportedBoard } from './read-json.ts'

/** A file that a user imports, with what the request says about it. */
export interface ImportFile {
  readonly format: 'json' | 'csv'
  readonly content: string
  readonly mapping?: CsvMapping | undefined
  /** A title in place of the one in the file (IMPORT-7). */
  readonly title?: string | undefined
}

/** What neither file nor request hold. */
export interface ReadingDetails {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly meaningOf: (name: string) => ColumnMeaning
}

/** The title of a retro whose file has none. */
const UNTITLED = 'Imported retro'

/** Reads a file in its stated format: a plan within the limits of a board, or everything that is wrong with it. */
export function readFile(file: ImportFile, { now, meaningOf }: ReadingDetails): FileRead {
  const { format, content, mapping, title } = file
  if (format === 'csv') return readCsvBoard(content, { mapping, title: title ?? UNTITLED, meaningOf })
  const read = readExportedBoard(content, now)
  return read.ok && title !== undefined ? { ...read, plan: { ...read.plan, title } } : read
}
