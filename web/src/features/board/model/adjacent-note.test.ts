import { describe, expect, test } from 'vitest'
import { noteId } from '../testing/board-fixtures.ts'
import { focusTargetAfter, neighbour } from './adjacent-note.ts'

const rows = [['a1', 'a2', 'a3'], [], ['c1', 'c2']].map((ids) => ids.map((id) => ({ id: noteId(id) })))

describe('arrow keys between notes', () => {
  test.each([
    ['a1', 'down', 'a2'],
    ['a2', 'up', 'a1'],
    ['a1', 'up', null],
    ['a3', 'down', null],
    ['a2', 'first', 'a1'],
    ['a2', 'last', 'a3'],
    ['c2', 'left', 'a2'],
    ['c1', 'right', null],
    ['gone', 'down', null],
  ] as const)('NOTE-21: from %s %s to %s', (from, to, found) => {
    expect(neighbour(rows, noteId(from), to)).toBe(found)
  })

  test('NOTE-21: an empty column is skipped, a shorter one is entered at its end', () => {
    expect(neighbour(rows, noteId('a3'), 'right')).toBe('c2')
  })
})

test('A11Y-6, NOTE-21: the focus of a note that leaves goes to the next in its column, else to the one before', () => {
  expect(focusTargetAfter(rows, noteId('a1'))).toBe('a2')
  expect(focusTargetAfter(rows, noteId('c2'))).toBe('c1')
  expect(focusTargetAfter([[{ id: noteId('only') }]], noteId('only'))).toBeNull()
})
