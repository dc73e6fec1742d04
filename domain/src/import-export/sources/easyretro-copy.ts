import { distinctNames } from './column-names.ts'
import { votesIn } from './file-values.ts'
import { type FoundNote, type FoundRetro, leftOutBeyond, plainNote, type SourceFile } from './source.ts'
import { linesOf, type TextLine } from './text-lines.ts'

/** A column of a copy, with the lines of its notes. */
interface CopiedColumn {
  readonly name: string
  readonly notes: OpenNote[]
}

interface OpenNote {
  readonly line: number
  readonly lines: string[]
}

/**
 * Reads a board of EasyRetro that was copied as text: a title, then each column with its notes, `- text (2)`, or
 * `- text (2 votes)` in copies of FunRetro. Null where any note has no votes or any line has no place, since a list
 * with a number in brackets may come from anywhere.
 */
export function readEasyRetroCopy({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!/^-[ ].{0,2000}\(\d{1,6}(?: votes?)?\)[ ]{0,3}\r?$/m.test(content.slice(0, SIGN_MAX))) return null
  const { lines, cutAt } = linesOf(content)
  const read = readCopy(lines)
  if (read === null) return null
  const names = distinctNames(read.columns.map(({ name }) => name))
  const notes = read.columns.flatMap((column, at) =>
    column.notes.map((note) => noteOf(note, names[at] ?? '')),
  )
  return [{ title: read.title, columns: names, notes, actions: [], leftOut: leftOutBeyond(cutAt) }]
}

/** Characters within which the first note ends. */
const SIGN_MAX = 20_000

function readCopy(
  lines: readonly TextLine[],
): { readonly title: string | null; readonly columns: readonly CopiedColumn[] } | null {
  const columns: CopiedColumn[] = []
  let title: string | null = null
  let note: OpenNote | undefined
  let isAfterBlank = true
  for (const [at, { line, text }] of lines.entries()) {
    const isOpen = note !== undefined && votesOfNote(note) === null
    const column = columns.at(-1)
    if (text.startsWith('- ') && !isOpen) {
      if (column === undefined) return null
      note = { line, lines: [text.slice(2)] }
      column.notes.push(note)
    } else if (isOpen) note?.lines.push(text)
    else if (text.trim() !== '') {
      const next = lines[at + 1]?.text ?? ''
      if (isAfterBlank && next.startsWith('- ')) columns.push({ name: text, notes: [] })
      else if (isAfterBlank && next.trim() === '') {
        if (title === null && column === undefined) title = text.trim()
        else columns.push({ name: text, notes: [] })
      } else if (note !== undefined && !isAfterBlank) note.lines.push(text)
      else return null
    }
    isAfterBlank = text.trim() === ''
    if (isAfterBlank && !isOpen) note = undefined
  }
  if (note !== undefined && votesOfNote(note) === null) return null
  return { title, columns }
}

/** The end of a note's text, `(2)` or `(2 votes)`, with the votes as its digits; null: the text goes on. */
function votesOfNote({ lines }: OpenNote): { readonly mark: string; readonly digits: string } | null {
  const end = (lines.at(-1) ?? '').slice(-40).trimEnd()
  const [mark, digits] = /\((\d{1,6})(?: votes?)?\)$/.exec(end) ?? []
  return mark === undefined || digits === undefined ? null : { mark, digits }
}

function noteOf(note: OpenNote, column: string): FoundNote {
  const text = note.lines.join('\n').trimEnd()
  const end = votesOfNote(note)
  if (end === null) return plainNote(text, column, note.line)
  return {
    ...plainNote(text.slice(0, -end.mark.length).trimEnd(), column, note.line),
    votes: votesIn(end.digits),
  }
}
