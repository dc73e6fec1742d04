import { describe, expect, test } from 'vitest'
import { aBoard, aNote, noteId, withNotes } from '../../testing/board-fixtures.ts'
import { groupNotes } from '../../model/group-notes.ts'
import { isFound, partnersOf } from './groupable-notes.ts'

const alone = aBoard({ a: ['a1'], b: ['b1', 'b2', 'b3'], c: [] })
const board = withNotes(alone, {
  ...alone.notes.get(noteId('b2'))!,
  group: { into: noteId('b1'), place: 1 },
})
const partners = (id: string) =>
  partnersOf(board, board.notes.get(noteId(id))!, groupNotes(board.notes, new Map())).map(
    ({ column, notes }) => `${column.id}: ${notes.map((note) => note.id).join(' ')}`,
  )

describe('the cards to group a note with', () => {
  test('GROUP-16: those of its own column come first, then those of the others; a group is one card', () => {
    expect(partners('b3')).toEqual(['b: b1', 'a: a1'])
    expect(partners('a1')).toEqual(['b: b1 b3'])
  })

  test('GROUP-16: all cards but its own', () => {
    expect(partners('b2')).toEqual(['b: b3', 'a: a1'])
  })
})

test('GROUP-16: a search finds a group by its title and by each of its texts, in any case', () => {
  const note = aNote('n1', 'a', 'a0', { text: 'Slow builds', groupTitle: 'Pipeline' })
  const members = [aNote('n2', 'a', 'a1', { text: 'Flaky tests' })]
  expect(['BUILDS', 'pipe', ' flaky ', ''].every((search) => isFound(note, members, search))).toBe(true)
  expect(isFound(note, members, 'lunch')).toBe(false)
})
