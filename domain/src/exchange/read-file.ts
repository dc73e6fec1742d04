import type { ColumnMeaning } from '../board/state.ts'
import type { CsvMapping } from './csv-mapping.ts'
import type { FileRead } from './plan.ts'
import { readCsvBoard } from './read-csv-board.ts'
import { readExportedBoard } from './read-json.ts'

/** A file that somebody brings, and what they say about it. */
export interface BroughtFile {
  readonly format: 'json' | 'csv'
  readonly content: string
  readonly mapping?: CsvMapping | undefined
  /** In place of the file's own. */
  readonly title?: string | undefined
}

/** What a file cannot say itself. */
export interface ReadingDetails {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly meaningOf: (name: string) => ColumnMeaning
}

/** What retros are called whose file does not say. */
const UNTITLED = 'Imported retro'

/** Reads a file as what it says it is: a plan within the limits of a board, or everything that is wrong with it. */
export function readFile(file: BroughtFile, { now, meaningOf }: ReadingDetails): FileRead {
  const { format, content, mapping, title } = file
  if (format === 'csv') return readCsvBoard(content, { mapping, title: title ?? UNTITLED, meaningOf })
  const read = readExportedBoard(content, now)
  return read.ok && title !== undefined ? { ...read, plan: { ...read.plan, title } } : read
}
