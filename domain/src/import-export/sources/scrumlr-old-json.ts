import { cleanLine } from '../../kernel/text.ts'
import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { namedMonthMomentIn, nameIn, votesIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { type FoundNote, type FoundRetro, type LeftOut, plainNote } from './source.ts'
import { inStacks } from './stacks.ts'

/** Reads the JSON of scrumlr from 2021: a list of notes, each with the name of its column. A dash is no value. */
export function readOldScrumlrJson(value: unknown): readonly FoundRetro[] | null {
  if (!itemsOf(value).some(isNote)) return null
  const leftOut: LeftOut[] = []
  const items = itemsWithin(itemsOf(value), leftOut)
  for (const item of items) if (!isNote(item)) leftOut.push({ reason: 'row-unreadable', line: null })
  const stacked = items.filter(isNote).map((item, at) => ({
    id: valueOf(item, 'noteId') ?? valueOf(item, 'id') ?? `${at}`,
    parent: valueOf(item, 'parent'),
    note: noteOf(item),
  }))
  const notes = inStacks(stacked).map(({ item, group }) => ({ ...item.note, group }))
  const columns = new Set(notes.map(({ column }) => column).filter((name) => name !== null))
  return [{ title: null, columns: [...columns], notes, actions: [], leftOut }]
}

function isNote(item: unknown): boolean {
  const texts = ['text', 'column', 'timestamp', 'parent'].map((name) => textOf(fieldOf(item, name)))
  return texts.every((text) => text !== null) && fieldOf(item, 'votes') !== undefined
}

function noteOf(item: unknown): FoundNote {
  const votes = fieldOf(item, 'votes')
  return {
    ...plainNote(textOf(fieldOf(item, 'text')) ?? '', cleanLine(valueOf(item, 'column') ?? ''), null),
    at: namedMonthMomentIn(valueOf(item, 'timestamp') ?? ''),
    votes: typeof votes === 'string' ? votesIn(votes) : votesOf(votes),
    author: nameIn(valueOf(item, 'author') ?? ''),
  }
}

function valueOf(item: unknown, name: string): string | null {
  const text = textOf(fieldOf(item, name))
  return text === '-' || text === '' ? null : text
}
