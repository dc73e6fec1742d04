import { cleanLine } from '../../kernel/text.ts'
import { CELLS_MAX } from '../limits.ts'
import { distinctNames } from './column-names.ts'
import { readLongTable } from './easyretro-long.ts'
import { votesIn } from './file-values.ts'
import { type NamedTable, readNamedTable } from './named-table.ts'
import { type FoundNote, type FoundRetro, plainNote, type SourceFile } from './source.ts'

/**
 * Reads a board of EasyRetro, or of FunRetro as it was called: a table with two columns for each column of the board,
 * its texts and their votes; the table of an exporter that writes a row for each note; or the old table without votes.
 */
export function readEasyRetro({ content }: SourceFile): readonly FoundRetro[] | null {
  if (/^"?list"?,"?text"?,"?votes"?\r?\n/.test(content)) return [readLongTable(content)]
  const header = readNamedTable(content.slice(0, HEADER_MAX)).header
  const pairs = votesPairs(header)
  if (pairs > 0) return [readGrid(readNamedTable(content), header, pairs, 2)]
  const isOld = isOldGrid(content, header)
  return isOld ? [readGrid(readNamedTable(content), header, header.length - 1, 1)] : null
}

/** Characters within which the first row ends. */
const HEADER_MAX = 20_000

/** The number of columns, each followed by the one of its votes; 0 for any other header. */
function votesPairs(header: readonly string[]): number {
  let pairs = 0
  for (let at = 0; at + 1 < header.length; at += 2) {
    const [name = '', votes = ''] = [header[at], header[at + 1]]
    if (name === '' && votes === '') break
    if (cleanLine(votes) !== cleanLine(`Votes ${name}`)) return 0
    pairs += 1
  }
  return header.slice(pairs * 2).every((name) => name === '') ? pairs : 0
}

/**
 * True for the table of FunRetro as surely as it can be told: each row ends in one comma too many, and the columns are
 * those that its boards began with.
 */
function isOldGrid(content: string, header: readonly string[]): boolean {
  const names = header.slice(0, -1)
  return (
    header.at(-1) === '' &&
    names.every((name) => name !== '') &&
    OLD_COLUMNS.every((name) => names.includes(name)) &&
    /^[^\r\n]{1,2000},\r\n/.test(content) &&
    content.endsWith(',\r\n')
  )
}

const OLD_COLUMNS = ['Went well', 'To improve', 'Action items']

/** A row of the table is no record: each of its cells is a note of its own. Short columns are filled up. */
function readGrid(table: NamedTable, header: readonly string[], count: number, step: 1 | 2): FoundRetro {
  const columns = distinctNames(Array.from({ length: count }, (_, index) => header[index * step] ?? ''))
  const notes: FoundNote[] = []
  for (const [index, column] of columns.entries())
    for (const { cells, line } of table.rows) {
      const text = cells[index * step] ?? ''
      const votes = step === 2 ? (cells[index * step + 1] ?? '') : ''
      if (text !== '' || votes !== '') notes.push({ ...plainNote(text, column, line), votes: votesIn(votes) })
    }
  // Cells beyond those that are read may hold more columns.
  const isCut = header.length >= CELLS_MAX
  return {
    title: null,
    columns,
    notes,
    actions: [],
    leftOut: [...table.leftOut, ...(isCut ? [{ reason: 'row-unreadable', line: 1 } as const] : [])],
  }
}
