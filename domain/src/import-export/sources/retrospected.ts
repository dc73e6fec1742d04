import { cleanLine } from '../../kernel/text.ts'
import { distinctNames } from './column-names.ts'
import { votesIn } from './file-values.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  leftOutBeyond,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'
import { linesOf, type TextLine } from './text-lines.ts'

/** An item below a column or below the action items, with the lines of its text. */
interface CopiedItem {
  readonly kind: 'post' | 'action' | 'listed-action'
  readonly line: number
  readonly lines: string[]
  readonly isIndented: boolean
  readonly likes: string
  /** The index of its column; -1 above the first. */
  readonly column: number
}

/**
 * Reads the Markdown of Retrospected. An item with others indented below it is the label of a group, whose likes are
 * theirs; dislikes are no votes. Action items stand in a list of their own, and once more below their posts.
 */
export function readRetrospected({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!/^\s{0,100}# Retrospected Session\s/.test(content)) return null
  const { lines, cutAt } = linesOf(content)
  const posts = lines.findIndex(({ text }) => text === '### Posts')
  if (posts === -1) return null
  const { headings, items } = readItems(lines, posts)
  const columns = distinctNames(headings)
  return [
    {
      title:
        lines
          .find(({ text }) => text.startsWith('## '))
          ?.text.slice(3)
          .trim() ?? null,
      columns,
      ...retroOf(items, columns),
      leftOut: leftOutBeyond(cutAt),
    },
  ]
}

/** An item in Markdown: its indent, its likes and its text. The exact indent depends on the lines of the text. */
const POST = /^(\s{0,40})\* \(\+(\d{1,6})\/-\d{1,6}\) (.*)$/s
const POST_ACTION = /^\s{1,40}\* \*\*[^*]{1,40}\*\*: \*(.*)$/s

function readItems(
  lines: readonly TextLine[],
  posts: number,
): { readonly headings: readonly string[]; readonly items: readonly CopiedItem[] } {
  const headings: string[] = []
  const items: CopiedItem[] = []
  let isList = false
  for (const [at, { line, text }] of lines.entries()) {
    const item = { line, isIndented: false, likes: '', column: headings.length - 1 }
    if (at < posts && text === '### Actions') isList = true
    else if (at === posts) isList = false
    else if (at < posts) {
      if (isList && text.startsWith('- '))
        items.push({ ...item, kind: 'listed-action', lines: [text.slice(2)] })
      else if (isList) items.at(-1)?.lines.push(text.trim())
    } else if (text.startsWith('#### ')) headings.push(text.slice(5))
    else if (headings.length > 0) {
      const [post, indent = '', likes = '', first = ''] = POST.exec(text) ?? []
      const action = POST_ACTION.exec(text)?.[1]
      if (post !== undefined)
        items.push({ ...item, kind: 'post', likes, isIndented: indent !== '', lines: [first.trimEnd()] })
      else if (action !== undefined) items.push({ ...item, kind: 'action', lines: [action] })
      else items.at(-1)?.lines.push(text.trim())
    }
  }
  return { headings, items }
}

function retroOf(
  items: readonly CopiedItem[],
  columns: readonly string[],
): Pick<FoundRetro, 'notes' | 'actions'> {
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  /** The indexes of listed action items by their texts, and how many of them have their posts. */
  const listed = new Map<string, { readonly places: number[]; linked: number }>()
  let label: CopiedItem | null = null
  const posts = items.filter(({ kind }) => kind === 'post')
  const next = new Map(posts.map((post, at) => [post, posts[at + 1]]))
  for (const item of items) {
    const text = textOf(item)
    if (item.kind === 'post') {
      const below = next.get(item)
      const isLabel = !item.isIndented && below?.isIndented === true && below.column === item.column
      if (!item.isIndented) label = isLabel ? item : null
      if (isLabel) continue
      notes.push({
        ...plainNote(text, columns[item.column] ?? null, item.line),
        votes: votesIn(item.likes),
        group: label === null ? null : `${label.line}`,
        groupTitle: label === null ? null : labelOf(textOf(label)),
      })
    } else if (item.kind === 'listed-action') {
      const same = listed.get(cleanLine(text)) ?? { places: [], linked: 0 }
      listed.set(cleanLine(text), same)
      same.places.push(actions.length)
      actions.push(plainAction(text, item.line))
    } else {
      const words = text.endsWith('*') ? text.slice(0, -1) : text
      const same = listed.get(cleanLine(words))
      const place = same?.places[same.linked]
      if (same !== undefined) same.linked += 1
      const known = place === undefined ? undefined : actions[place]
      const note = notes.length === 0 ? null : notes.length - 1
      if (place === undefined || known === undefined) actions.push({ ...plainAction(words, item.line), note })
      else actions[place] = { ...known, note }
    }
  }
  return { notes, actions }
}

function textOf({ lines }: CopiedItem): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

function labelOf(text: string): string {
  return text.length > 4 && text.startsWith('**') && text.endsWith('**') ? text.slice(2, -2) : text
}
