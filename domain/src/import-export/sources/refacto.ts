import { readTable } from '../csv-table.ts'
import { votesIn } from './file-values.ts'
import { type NamedRow, readNamedTable } from './named-table.ts'
import { type KeyedRetro, withoutRepeatedActions } from './repeated-actions.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'

/** The columns of every such retro; action items have a place of their own. */
export const REFACTO_COLUMNS = ['Happy', 'Question', 'Sad'] as const

const NAMES = ['Archive', 'Category', 'Message', 'Votes', 'State']

interface Part {
  readonly archive: string
  readonly columns: Set<string>
  readonly notes: FoundNote[]
  readonly actions: FoundAction[]
}

/** Reads the table of Refacto: a retro for each of its archives, and the current one. */
export function readRefacto({ content }: SourceFile): readonly FoundRetro[] | null {
  const { header } = readTable(content.slice(0, HEADER_MAX))
  const isOne = NAMES.every((name, at) => header[at] === name)
  if (!isOne || header.slice(NAMES.length).some((name) => name !== '')) return null
  const { rows, leftOut } = readNamedTable(content)
  const parts = new Map<string, Part>()
  const unreadable: LeftOut[] = [...leftOut]
  for (const row of rows) {
    const cells = cellsOf(row, header.length)
    if (cells === null) unreadable.push({ reason: 'row-unreadable', line: row.line })
    else addRow(parts, cells, row.line)
  }
  const keyed = [...parts.values()].map((part, at): KeyedRetro => ({
    retro: {
      title: dayOf(part.archive),
      columns: [...part.columns],
      notes: part.notes,
      actions: part.actions,
      leftOut: at === 0 ? unreadable : [],
    },
    age: dayOf(part.archive) ?? NEWEST,
    keys: part.actions.map(({ text }) => text),
  }))
  return keyed.length === 0
    ? [{ title: null, columns: REFACTO_COLUMNS, notes: [], actions: [], leftOut: unreadable }]
    : withoutRepeatedActions(keyed)
}

/** Characters within which the first row ends. */
const HEADER_MAX = 20_000
/** Sorts behind every day. */
const NEWEST = '~'

interface Cells {
  readonly archive: string
  readonly category: string
  readonly message: string
  readonly votes: string
  readonly state: string
}

/** The first version did not quote a text for its commas, so that a row may have too many cells. */
function cellsOf({ cells }: NamedRow, width: number): Cells | null {
  const own = cells.slice(0, cells.length - (width - NAMES.length))
  const [archive = '', category = ''] = own
  if (archive === '' || category === '' || own.length < NAMES.length) return null
  const [votes = '', state = ''] = own.slice(-2)
  return { archive, category, message: own.slice(2, -2).join(','), votes, state }
}

function addRow(parts: Map<string, Part>, { archive, category, message, votes, state }: Cells, line: number) {
  const part = parts.get(archive) ?? { archive, columns: new Set(REFACTO_COLUMNS), notes: [], actions: [] }
  parts.set(archive, part)
  if (category === 'Action') {
    part.actions.push({ ...plainAction(message, line), isDone: state === 'Complete' })
    return
  }
  part.columns.add(category)
  part.notes.push({ ...plainNote(message, category, line), votes: votesIn(votes) })
}

/** The day of an archive, as in `#1 (2025-12-16)`; null for the current retro. */
function dayOf(archive: string): string | null {
  return /^#\d{1,9} \((\d{4}-\d{2}-\d{2})\)$/.exec(archive)?.[1] ?? null
}
