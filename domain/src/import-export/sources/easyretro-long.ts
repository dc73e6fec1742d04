import { votesIn } from './file-values.ts'
import { type FoundNote, type FoundRetro, type LeftOut, leftOutBeyond, plainNote } from './source.ts'
import { linesOf } from './text-lines.ts'

/**
 * Reads the table `list,text,votes`, most writers of which quote nothing: the list reaches to the first comma, the votes
 * stand behind the last one, and a line that does not end in votes goes on in the next.
 */
export function readLongTable(content: string): FoundRetro {
  const { lines, cutAt } = linesOf(content)
  const notes: FoundNote[] = []
  const leftOut: LeftOut[] = [...leftOutBeyond(cutAt)]
  let open: string[] = []
  let begin = 2
  for (const { line, text } of lines.slice(1)) {
    if (open.length === 0 && text === '') continue
    if (open.length === 0) begin = line
    open.push(text)
    if (!/,"?\d{1,6}"?$/.test(text.slice(-9))) continue
    const note = noteOf(open.join('\n'), begin)
    if (note === null) leftOut.push({ reason: 'row-unreadable', line: begin })
    else notes.push(note)
    open = []
  }
  if (open.length > 0) leftOut.push({ reason: 'row-unreadable', line: begin })
  return {
    title: null,
    columns: [...new Set(notes.map(({ column }) => column ?? ''))],
    notes,
    actions: [],
    leftOut,
  }
}

function noteOf(row: string, line: number): FoundNote | null {
  const end = row.lastIndexOf(',')
  const quoted = row.startsWith('"') ? row.indexOf('",') + 1 : 0
  const begin = quoted > 0 ? quoted : row.indexOf(',')
  if (begin === -1 || begin >= end) return null
  return {
    ...plainNote(unquoted(row.slice(begin + 1, end)), unquoted(row.slice(0, begin)).trim(), line),
    votes: votesIn(unquoted(row.slice(end + 1))),
  }
}

/** The text of a cell that a careful writer quoted; others stay as they are. */
function unquoted(cell: string): string {
  if (cell.length < 2 || !cell.startsWith('"') || !cell.endsWith('"')) return cell
  const inner = cell.slice(1, -1)
  return inner.replaceAll('""', '').includes('"') ? cell : inner.replaceAll('""', '"')
}
