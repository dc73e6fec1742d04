import { readTable } from '../csv-table.ts'
import { cleanLine } from '../../kernel/text.ts'
import { distinctNames } from './column-names.ts'
import { nameIn, votesIn } from './file-values.ts'
import { type NamedRow, readNamedTable } from './named-table.ts'
import { type FoundNote, type FoundRetro, type LeftOut, plainNote, type SourceFile } from './source.ts'
import { inStacks } from './stacks.ts'

const SIGN = ['note_id', 'author_id', 'author', 'text', 'column_id', 'column', 'rank', 'stack']

interface Item {
  readonly id: string
  readonly parent: string | null
  readonly rank: number
  readonly row: NamedRow
}

/**
 * Reads the table of scrumlr. `voting_0` is the newest of its votes, and each note of a stack has its own; the note
 * of the highest rank lies on top of its column.
 */
export function readScrumlr({ content }: SourceFile): readonly FoundRetro[] | null {
  const { header } = readTable(content.slice(0, HEADER_MAX))
  if (!SIGN.every((name, at) => header[at] === name)) return null
  const votings = header.slice(SIGN.length).filter((name) => name !== '')
  if (!votings.every((name) => /^voting_\d{1,4}$/.test(name))) return null
  const rounds = votings.toSorted((one, other) => Number(one.slice(7)) - Number(other.slice(7)))
  const table = readNamedTable(content)
  const leftOut: LeftOut[] = [...table.leftOut]
  const columns = columnsOf(table.rows)
  const items = table.rows.map((row): Item => {
    const stack = row.cell('stack')
    return {
      id: row.cell('note_id'),
      parent: stack === '' || stack === 'null' ? null : stack,
      rank: Number(row.cell('rank')) || 0,
      row,
    }
  })
  const byRank = items.toSorted((one, other) => other.rank - one.rank)
  const notes = inStacks(byRank).map(({ item: { row }, group }): FoundNote => {
    const [newest = '', ...earlier] = rounds.map((name) => row.cell(name))
    if (earlier.some((votes) => votesIn(votes) > 0))
      leftOut.push({ reason: 'too-many-votes', line: row.line })
    // Of people who left the board, the file has the id in place of the name.
    const author = row.cell('author') === row.cell('author_id') ? null : nameIn(row.cell('author'))
    return {
      ...plainNote(row.cell('text'), columns.get(row.cell('column_id')) ?? null, row.line),
      votes: votesIn(newest),
      author,
      group,
    }
  })
  return [{ title: null, columns: [...columns.values()], notes, actions: [], leftOut }]
}

/** Characters within which the first row ends. */
const HEADER_MAX = 20_000

/** The names of the columns by their ids, in the order of the file. */
function columnsOf(rows: readonly NamedRow[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const row of rows)
    if (!names.has(row.cell('column_id'))) names.set(row.cell('column_id'), row.cell('column'))
  const distinct = distinctNames([...names.values()].map(cleanLine))
  return new Map([...names.keys()].map((id, at) => [id, distinct[at] ?? '']))
}
