import { cleanLine, hasContent } from '../../kernel/text.ts'
import { ROWS_MAX } from '../csv-table.ts'
import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { americanMomentIn, momentIn, nameIn, sharedLine, votesIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { hasColumns, type NamedRow, readNamedTable } from './named-table.ts'
import {
  type FoundComment,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainNote,
  type SourceFile,
} from './source.ts'

/** The names of the first row. */
interface Layout {
  readonly section: string
  readonly group: string
  readonly date: string
}

/** The tables of today, whose boards need not have zones, and of before. */
const LAYOUTS: readonly (Layout & { readonly sign: readonly string[] })[] = [
  {
    section: 'Zone',
    group: 'Topic',
    date: 'Created',
    sign: ['Content', 'Color', 'Author', 'Created', 'Topic', 'Votes'],
  },
  {
    section: 'Category',
    group: 'Group',
    date: 'Date',
    sign: ['Category', 'Author', 'Content', 'Group', 'Votes', 'Date'],
  },
]

/** Reads a table of Metro Retro. Each note of a group has votes of its own; a note may lie outside all zones. */
export function readMetroRetro({ content }: SourceFile): readonly FoundRetro[] | null {
  const layout = LAYOUTS.find(({ sign }) => hasColumns(content, sign))
  if (layout === undefined) return null
  const { rows, leftOut } = readNamedTable(content)
  return [
    retroOf(
      rows.filter(({ cells }) => cells.some((cell) => cell !== '')).map((row) => noteOf(row, layout)),
      leftOut,
    ),
  ]
}

function retroOf(notes: readonly FoundNote[], leftOut: readonly LeftOut[]): FoundRetro {
  const columns = new Set(notes.map(({ column }) => column).filter((name) => name !== null))
  return { title: null, columns: [...columns], notes, actions: [], leftOut }
}

function noteOf(row: NamedRow, layout: Layout): FoundNote {
  return {
    ...plainNote(row.cell('Content'), sectionOf(row.cell(layout.section)), row.line),
    ...groupOf(row.cell(layout.group), row.cell(layout.section)),
    votes: votesIn(row.cell('Votes')),
    at: americanMomentIn(row.cell(layout.date)),
    author: nameIn(row.cell('Author')),
  }
}

function sectionOf(name: string): string | null {
  return hasContent(name) ? cleanLine(name) : null
}

/** Groups in two sections may have the same name. */
function groupOf(name: string, section: string): Pick<FoundNote, 'group' | 'groupTitle'> {
  const groupTitle = cleanLine(name)
  return hasContent(groupTitle)
    ? { group: `${section}\n${groupTitle}`, groupTitle }
    : { group: null, groupTitle: null }
}

/** Reads the JSON of Metro Retro: the notes of each section by its name. Email addresses in it are not read. */
export function readMetroRetroJson(value: unknown): readonly FoundRetro[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const sections = Object.entries(value)
  if (!sections.every(([, notes]) => Array.isArray(notes))) return null
  if (!sections.some(([, notes]) => itemsOf(notes).some(isNote))) return null
  const notes: FoundNote[] = []
  const leftOut: LeftOut[] = []
  const items = sections.flatMap(([name, list]) => {
    const section = cleanLine(sharedLine(name))
    return itemsOf(list).map((item) => ({ section, item }))
  })
  for (const { section, item } of itemsWithin(items, leftOut))
    if (isNote(item)) notes.push(jsonNoteOf(item, section))
    else leftOut.push({ reason: 'row-unreadable', line: null })
  const columns = new Set(sections.slice(0, ROWS_MAX).map(([section]) => cleanLine(sharedLine(section))))
  for (const { column } of notes) if (column !== null) columns.add(column)
  return [{ title: null, columns: [...columns], notes, actions: [], leftOut }]
}

function isNote(item: unknown): boolean {
  return (
    typeof fieldOf(item, 'author') === 'object' &&
    textOf(fieldOf(item, 'content')) !== null &&
    typeof fieldOf(item, 'votes') === 'number'
  )
}

function jsonNoteOf(item: unknown, section: string): FoundNote {
  return {
    ...plainNote(textOf(fieldOf(item, 'content')) ?? '', section, null),
    ...groupOf(textOf(fieldOf(item, 'group')) ?? '', section),
    votes: votesOf(fieldOf(item, 'votes')),
    at: momentIn(textOf(fieldOf(item, 'date')) ?? ''),
    author: authorOf(item),
    comments: itemsOf(fieldOf(item, 'comments')).map(commentOf),
  }
}

function commentOf(item: unknown): FoundComment {
  return {
    text: textOf(fieldOf(item, 'content')) ?? '',
    author: authorOf(item),
    at: momentIn(textOf(fieldOf(item, 'date')) ?? ''),
  }
}

function authorOf(item: unknown): string | null {
  return nameIn(textOf(fieldOf(fieldOf(item, 'author'), 'name')) ?? '')
}
