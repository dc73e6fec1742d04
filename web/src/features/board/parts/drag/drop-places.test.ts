import { expect, test } from 'vitest'
import { noteOrder } from '../../model/note-order.ts'
import { aBoard, columnId, noteId, withNotes } from '../../testing/board-fixtures.ts'
import { columnNotes } from '../../model/column-notes.ts'
import { holdOver, pickUp } from './held-note.ts'
import { sortedPlace } from './drop-places.ts'

const manual = aBoard({ a: ['a1', 'a2'], b: ['b1', 'b2', 'b3'] })
const withVotes = Object.entries({ a1: 2, b1: 1, b2: 5, b3: 2 }).reduce(
  (board, [id, votes]) => withNotes(board, { ...board.notes.get(noteId(id))!, votes }),
  manual,
)
const board = { ...withVotes, sortBy: 'votes' as const }
const columns = columnNotes(board, [], new Map())
const held = pickUp(columns, noteId('a1'), 80, 'pointer')!

test('SORT-6: within its column a sorted note keeps its place, wherever it is held', () => {
  const below = holdOver(held, { columnId: columnId('a'), index: 1 })
  expect(sortedPlace(columns, below, noteOrder(board))).toEqual({ columnId: 'a', index: 0 })
})

test('SORT-6: in another column it lands where it belongs by the order', () => {
  const across = holdOver(held, { columnId: columnId('b'), index: 0 })
  expect(sortedPlace(columns, across, noteOrder(board))).toEqual({ columnId: 'b', index: 1 })
})
