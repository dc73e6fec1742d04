import { MARKDOWN_WORDS } from '../board-markdown.ts'
import { isBroken, textOfMarkdown } from '../markdown-text.ts'
import { counted } from '../report.ts'
import { distinctColumnNames } from './column-names.ts'
import { votesIn } from './file-values.ts'
import { reactionsIn } from './retropulse-table.ts'
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

/** Reads the Markdown that this product writes of a board (EXPORT-19), in linear time; by its last line (MOVE-IN-1). */
export function readRetropulseMarkdown({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!content.trimStart().startsWith('# ') || !hasFooter(content)) return null
  const { lines, cutAt } = linesOf(content, LINES_MAX)
  const paragraphs = paragraphsOf(lines.filter(({ text }) => /[^\t ]/.test(text)))
  const reading = newReading()
  for (const paragraph of paragraphs) readParagraph(reading, paragraph)
  const { title, summary, headings, notes, actions, hidden, earlier } = reading
  const columns = distinctColumnNames(headings)
  return [
    {
      isOwn: true,
      title,
      columns,
      notes: notes.map(({ note, column, comments }) => ({
        ...note,
        column: columns[column] ?? null,
        comments: comments.map((text) => ({ text, author: null, at: null })),
      })),
      actions,
      summaryText: summary,
      leftOut: leftOutBeyond(cutAt),
      warnings: [...counted('notes-hidden', hidden), ...counted('earlier-actions-left-out', earlier)],
    },
  ]
}

/** The lines of a full board, each of whose notes is a text of many lines. */
const LINES_MAX = 1_000_000

/** The end of the file says what it is, whatever stands in it: texts cannot look like that line. */
function hasFooter(content: string): boolean {
  return content.slice(-FOOTER_WITHIN).trimEnd().endsWith(`\n${MARKDOWN_WORDS.footer}`)
}

const FOOTER_WITHIN = 1000

/** Lines that belong together, since each but the last is broken by a backslash; without the indents and backslashes. */
interface Paragraph {
  readonly line: number
  /** The number of spaces before the first line. */
  readonly indent: number
  readonly lines: readonly string[]
}

function paragraphsOf(lines: readonly TextLine[]): readonly Paragraph[] {
  const paragraphs: { line: number; indent: number; lines: string[] }[] = []
  let isOpen = false
  for (const { line, text } of lines) {
    const content = text.replace(/^[\t ]+/, '')
    const breaks = isBroken(content)
    const part = breaks ? content.slice(0, -1) : content
    if (isOpen) paragraphs.at(-1)?.lines.push(part)
    else paragraphs.push({ line, indent: text.length - content.length, lines: [part] })
    isOpen = breaks
  }
  return paragraphs
}

interface Reading {
  title: string | null
  summary: string | null
  part: 'head' | 'notes' | 'actions'
  readonly headings: string[]
  readonly notes: { note: FoundNote; column: number; comments: string[] }[]
  readonly actions: FoundAction[]
  /** The group that is being read; null: none. */
  group: { readonly key: string; readonly title: string | null } | null
  groups: number
  hidden: number
  earlier: number
}

function newReading(): Reading {
  return {
    title: null,
    summary: null,
    part: 'head',
    headings: [],
    notes: [],
    actions: [],
    group: null,
    groups: 0,
    hidden: 0,
    earlier: 0,
  }
}

function readParagraph(reading: Reading, paragraph: Paragraph): void {
  const [first = ''] = paragraph.lines
  if (first === MARKDOWN_WORDS.notes) reading.part = 'notes'
  else if (first === MARKDOWN_WORDS.actions) reading.part = 'actions'
  else if (reading.part === 'head') readHead(reading, paragraph)
  else if (first === '###' || first.startsWith('### ')) {
    reading.headings.push(textOfMarkdown([first.slice('### '.length)]))
    reading.group = null
  } else if (!first.startsWith('- ')) return
  else if (reading.part === 'notes') readItem(reading, paragraph)
  else readTask(reading, paragraph)
}

/** The title, the date, the text above the summary and the number of hidden notes. */
function readHead(reading: Reading, { lines }: Paragraph): void {
  const [first = ''] = lines
  const hidden = /^_Notes hidden while brainstorming: (\d{1,9})_$/.exec(first)?.[1]
  if (reading.title === null) reading.title = textOfMarkdown([first.replace(/^# /, '')])
  else if (hidden !== undefined) reading.hidden = Number(hidden)
  else if (!/^[^[]{0,40} · \[View board\]\(</.test(first)) reading.summary = textOfMarkdown(lines)
}

/** A group, a note or a comment, which lies one level below its note. */
function readItem(reading: Reading, { line, indent, lines }: Paragraph): void {
  const [first = '', ...rest] = lines
  const text = first.slice('- '.length)
  const title = /^\*\*(.*)\*\*$/s.exec(text)?.[1]
  if (indent < 2 && (title !== undefined || text === MARKDOWN_WORDS.untitled)) {
    reading.groups += 1
    const own = title === undefined ? null : textOfMarkdown([title])
    reading.group = { key: `#${reading.groups}`, title: own }
    return
  }
  if (indent < 2) reading.group = null
  if (indent >= (reading.group === null ? 2 : 4)) {
    reading.notes.at(-1)?.comments.push(textOfMarkdown([text, ...rest]))
    return
  }
  const { own, inner } = factsOf([text, ...rest])
  const facts = inner === '' ? [] : inner.split(' · ')
  const votes = facts.find((fact) => fact.startsWith(MARKDOWN_WORDS.votes))
  const reactions = facts.filter((fact) => fact !== votes).join(' ')
  const note: FoundNote = {
    ...plainNote(textOfMarkdown(own), null, line),
    votes: votesIn(votes?.slice(MARKDOWN_WORDS.votes.length) ?? ''),
    reactions: reactionsIn(reactions),
    group: reading.group?.key ?? null,
    groupTitle: reading.group?.title ?? null,
  }
  reading.notes.push({ note, column: reading.headings.length - 1, comments: [] })
}

function readTask(reading: Reading, { line, lines }: Paragraph): void {
  const [first = '', ...rest] = lines
  const [, mark = ' ', text = first] = /^- \[([ xX])\] (.*)$/s.exec(first) ?? []
  const { own, inner } = factsOf([text, ...rest])
  const [, earlier, due = null, assignee = null] = TASK_FACTS.exec(inner) ?? []
  if (earlier !== undefined) {
    reading.earlier += 1
    return
  }
  reading.actions.push({
    ...plainAction(textOfMarkdown(own), line),
    isDone: mark !== ' ',
    due,
    assignee: assignee === null ? null : textOfMarkdown([assignee]),
  })
}

/** The facts of a task in their order; the name of the assignee, the only free text, is the last. */
const TASK_FACTS =
  /^(From an earlier retro)?(?: · )?(?:Due date: (\d{4}-\d{2}-\d{2}))?(?: · )?(?:Assignee: (.*))?$/s

/** The facts in brackets on the last line of an item, which no text can look like, and the lines before. */
function factsOf(lines: readonly string[]): { readonly own: readonly string[]; readonly inner: string } {
  const last = lines.length > 1 ? (lines.at(-1) ?? '') : ''
  return last.startsWith('_(') && last.endsWith(')_')
    ? { own: lines.slice(0, -1), inner: last.slice('_('.length, -')_'.length) }
    : { own: lines, inner: '' }
}
