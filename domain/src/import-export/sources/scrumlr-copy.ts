import { cleanLine } from '../../kernel/text.ts'
import { distinctNames } from './column-names.ts'
import { nameIn, votesIn } from './file-values.ts'
import { type FoundNote, type FoundRetro, leftOutBeyond, plainNote, type SourceFile } from './source.ts'
import { linesOf } from './text-lines.ts'

/** A note with its lines, as they stand in the copy. */
interface CopiedNote {
  readonly line: number
  readonly lines: string[]
  /** The index of its column, and of the first note of its stack. */
  readonly column: number
  readonly top: number | null
}

/**
 * Reads the Markdown of scrumlr, whose words are those of its reader's language: only numbers and signs count. Notes
 * of a stack are indented below its first one.
 */
export function readScrumlrCopy({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!content.trimStart().startsWith('# ')) return null
  const { lines, cutAt } = linesOf(content)
  const footer = lines.findLastIndex(({ text }) => text.startsWith('> ') && text.includes('[scrumlr.io]('))
  if (footer === -1) return null
  const body = lines.slice(0, footer)
  const heading = body.some(({ text }) => text.startsWith('### ')) ? '### ' : '## '
  const headings: string[] = []
  const copied: CopiedNote[] = []
  let title: string | null = null
  let top = 0
  for (const { line, text } of body) {
    const open = copied.at(-1)
    if (title === null && text.startsWith('# ')) title = text.slice(2).trim()
    else if (text.startsWith(heading)) headings.push(withoutCount(text.slice(heading.length)))
    else if (headings.length === 0) continue
    else if (text.startsWith('- ')) {
      top = copied.length
      copied.push({ line, lines: [text.slice(2)], column: headings.length - 1, top: null })
    } else if (text.startsWith('    - ') && open !== undefined)
      copied.push({ line, lines: [text.slice(6)], column: headings.length - 1, top })
    else open?.lines.push(text)
  }
  const columns = distinctNames(headings)
  const tops = new Set(copied.map((note) => note.top).filter((at) => at !== null))
  const notes = copied.map((note, at) => {
    const group = note.top ?? (tops.has(at) ? at : null)
    return noteOf(note, columns[note.column] ?? null, group === null ? null : `${group}`)
  })
  return [{ title, columns, notes, actions: [], leftOut: leftOutBeyond(cutAt) }]
}

/** A heading ends with the number of its notes, as in `Glad (2 Notes)`. */
function withoutCount(heading: string): string {
  const name = cleanLine(heading)
  const bracket = name.lastIndexOf(' (')
  return bracket !== -1 && /^ \(\d{1,6}\D{0,40}\)$/.test(name.slice(bracket)) ? name.slice(0, bracket) : name
}

/** A note ends with its author and its votes, as far as they are shown: `_(Mira, 4 Votes)_`. */
function noteOf(note: CopiedNote, column: string | null, group: string | null): FoundNote {
  const text = note.lines.join('\n').trimEnd()
  const begin = text.endsWith(')_') ? text.lastIndexOf('_(') : -1
  if (begin === -1) return { ...plainNote(text, column, note.line), group }
  const inner = text.slice(begin + 2, -2)
  const comma = inner.lastIndexOf(', ')
  const last = comma === -1 ? inner : inner.slice(comma + 2)
  const votes = /^(\d{1,6}) [^\d]{1,40}$/.exec(last)?.[1]
  return {
    ...plainNote(text.slice(0, begin).trimEnd(), column, note.line),
    votes: votesIn(votes ?? ''),
    author: nameIn(votes === undefined ? inner : inner.slice(0, Math.max(comma, 0))),
    group,
  }
}
