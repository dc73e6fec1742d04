import { cleanLine } from '../../kernel/text.ts'
import { namedMonthMomentIn, nameIn, votesIn } from './file-values.ts'
import {
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  leftOutBeyond,
  plainNote,
  type SourceFile,
} from './source.ts'
import { inStacks } from './stacks.ts'
import { linesOf } from './text-lines.ts'

interface Item {
  readonly id: string
  readonly parent: string | null
  readonly note: FoundNote
}

/**
 * Reads the table of scrumlr from 2021, which quotes nothing: a row is read from its end, where moment, parent and
 * votes are numbers and ids, and a line that does not end so goes on in the next.
 */
export function readUnquotedScrumlr({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!/^"?(?:noteId|id)"?,/.test(content)) return null
  const { lines, cutAt } = linesOf(content)
  const header = (lines[0]?.text ?? '').slice(0, 2000).split(',')
  const isOne =
    NAMES.every((name, at) => header[at + 1]?.replaceAll('"', '') === name) &&
    header.slice(NAMES.length + 1).every((name) => /^"?voting_iteration_\d{1,4}"?$/.test(name))
  if (!isOne) return null
  const leftOut: LeftOut[] = [...leftOutBeyond(cutAt)]
  const items: Item[] = []
  let open: string[] = []
  let begin = 2
  for (const { line, text } of lines.slice(1)) {
    if (open.length === 0 && text.trim() === '') continue
    if (open.length === 0) begin = line
    open.push(text)
    const end = endOf(text, header.length)
    if (end === null) continue
    const item = itemOf(open.join('\n').slice(0, -end.length), end.cells, begin)
    if (item === null) leftOut.push({ reason: 'row-unreadable', line: begin })
    else items.push(item)
    open = []
  }
  if (open.length > 0) leftOut.push({ reason: 'row-unreadable', line: begin })
  const notes = inStacks(items).map(({ item, group }) => ({ ...item.note, group }))
  return [
    {
      title: null,
      columns: [...new Set(notes.map(({ column }) => column ?? ''))],
      notes,
      actions: [],
      leftOut,
    },
  ]
}

const NAMES = ['author', 'text', 'column', 'timestamp', 'parent', 'votes']

/** Characters that the end of a row takes at most. */
const END_MAX = 2000

/** The cells from the moment to the last votes, and their length with the comma in front; null: not the end of a row. */
function endOf(
  line: string,
  width: number,
): { readonly cells: readonly string[]; readonly length: number } | null {
  const cells = line
    .slice(-END_MAX)
    .split(',')
    .slice(4 - width)
  const [moment = '', , ...votes] = cells
  if (cells.length !== width - 4 || (moment !== '-' && namedMonthMomentIn(moment) === null)) return null
  if (!votes.every((cell) => cell === '-' || cell === '' || /^\d{1,6}$/.test(cell))) return null
  return { cells, length: cells.join(',').length + 1 }
}

/** The id and the author reach to the first commas, the column stands behind the last one. */
function itemOf(
  head: string,
  [moment = '', parent = '', votes = '']: readonly string[],
  line: number,
): Item | null {
  const idEnd = head.indexOf(',')
  const authorEnd = head.indexOf(',', idEnd + 1)
  const textEnd = head.lastIndexOf(',')
  if (idEnd === -1 || authorEnd === -1 || textEnd <= authorEnd) return null
  const author = head.slice(idEnd + 1, authorEnd)
  return {
    id: head.slice(0, idEnd),
    parent: parent === '-' || parent === '' ? null : parent,
    note: {
      ...plainNote(head.slice(authorEnd + 1, textEnd), cleanLine(head.slice(textEnd + 1)), line),
      at: namedMonthMomentIn(moment),
      votes: votesIn(votes),
      author: author === '-' ? null : nameIn(author),
    },
  }
}
