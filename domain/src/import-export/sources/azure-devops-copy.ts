import { distinctNames } from './column-names.ts'
import { votesIn } from './file-values.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  leftOutBeyond,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'
import { linesOf } from './text-lines.ts'

/** An item with its lines, the first of them without its dash. */
interface CopiedItem {
  readonly line: number
  readonly lines: string[]
  /** The index of its column; null: it is a work item. */
  readonly column: number | null
  /** The line of the item that it is grouped below. */
  readonly parent: number | null
}

/**
 * Reads the summary that Azure DevOps Retrospectives copies and sends by email: columns whose names end in a colon,
 * notes that end in their votes, grouped ones indented by two tabs, and work items.
 */
export function readAzureDevOpsCopy({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!/^Retrospectives Summary\s{1,20}Retrospective: /.test(content)) return null
  const { lines, cutAt } = linesOf(content)
  const headings: string[] = []
  const items: CopiedItem[] = []
  let title: string | null = null
  let section: 'columns' | 'work-items' | null = null
  let top: number | null = null
  let isAfterBlank = false
  for (const { line, text: written } of lines) {
    const text = written.trimEnd()
    const column = section === 'work-items' ? null : headings.length - 1
    const open = items.at(-1)
    if (title === null)
      title = text.startsWith('Retrospective: ') ? text.slice('Retrospective: '.length) : null
    else if (isAfterBlank && text === 'Link to retrospective:') break
    else if (isAfterBlank && text === 'Work items:') section = 'work-items'
    else if (isAfterBlank && /^[^\s].*:$/.test(text) && isWhole(open)) {
      section = 'columns'
      headings.push(text.slice(0, -1))
    } else if (section !== null && text.startsWith(' - ') && isWhole(open)) {
      const item = { line, lines: [text.slice(3)], column, parent: null }
      if (!/^No (?:work )?items$/.test(text.slice(3))) items.push(item)
      top = line
    } else if (section !== null && text.startsWith('\t\t- ') && isWhole(open))
      items.push({ line, lines: [text.slice(4)], column, parent: top })
    else if (text !== '\t- Grouped feedback items:' && !isWhole(open)) open?.lines.push(text)
    isAfterBlank = text === ''
  }
  if (title === null) return null
  const leftOut: LeftOut[] = [...leftOutBeyond(cutAt)]
  const columns = distinctNames(headings)
  return [{ title, columns, ...partsOf(items, columns, leftOut), leftOut }]
}

/** A note ends in its votes, a work item in its kind, its number and its address. */
const NOTE_END = / \[(\d{1,6}) votes?\]$/
const WORK_END = / \[[^\][]{1,60} #\d{1,12}\]: ?\S{0,400}$/
const END_MAX = 500

/** True where no item is open, so that the next line is none of its text. */
function isWhole(item: CopiedItem | undefined): boolean {
  return item === undefined || endOf(item) !== null
}

function endOf({ lines, column }: CopiedItem): RegExpExecArray | null {
  return (column === null ? WORK_END : NOTE_END).exec((lines.at(-1) ?? '').slice(-END_MAX))
}

function partsOf(
  items: readonly CopiedItem[],
  columns: readonly string[],
  leftOut: LeftOut[],
): { readonly notes: readonly FoundNote[]; readonly actions: readonly FoundAction[] } {
  const parents = new Set(items.map(({ parent }) => parent))
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  for (const item of items) {
    const end = endOf(item)
    if (end === null) {
      leftOut.push({ reason: 'row-unreadable', line: item.line })
      continue
    }
    const text = item.lines.join('\n').slice(0, -end[0].length)
    const group = item.parent ?? (parents.has(item.line) ? item.line : null)
    if (item.column === null) actions.push(plainAction(text, item.line))
    else
      notes.push({
        ...plainNote(text, columns[item.column] ?? null, item.line),
        votes: votesIn(end[1] ?? ''),
        group: group === null ? null : `${group}`,
      })
  }
  return { notes, actions }
}
