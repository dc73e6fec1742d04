import { describe, expect, test } from 'vitest'
import { aBoard, columnId, noteId, withNotes } from '../testing/board-fixtures.ts'
import { columnNotes } from '../view/column-notes.ts'
import {
  columnHold,
  type Hold,
  holdOver,
  holdStep,
  holdUpon,
  isUnmoved,
  pickUp,
  placesUnder,
  rankOfHold,
  shiftOf,
} from './hold.ts'

const board = aBoard({ a: ['a1', 'a2', 'a3'], b: [], c: ['c1', 'c2'] })
const columns = columnNotes(board, [], new Map())

function holding(id: string): Hold {
  return pickUp(columns, noteId(id), 80, 'pointer')!
}

/** The column's order after the note was put down where it is held. */
function orderAfter(hold: Hold, column: string): readonly string[] {
  const moved = {
    ...board.notes.get(hold.noteId)!,
    columnId: hold.to.columnId,
    rank: rankOfHold(columns, hold),
  }
  const after = columnNotes(withNotes(board, moved), [], new Map())
  return after.get(columnId(column))!.map(({ id }) => id)
}

describe('a note in the hand', () => {
  test('is picked up where it stands, and nothing is picked up that is not there', () => {
    expect(holding('a2').to).toEqual({ columnId: 'a', index: 1 })
    expect(pickUp(columns, noteId('gone'), 80, 'pointer')).toBeNull()
  })

  test.each([
    [0, ['a2', 'a1', 'a3']],
    [1, ['a1', 'a2', 'a3']],
    [2, ['a1', 'a3', 'a2']],
  ])('put down at place %i of its own column', (index, order) => {
    expect(orderAfter(holdOver(holding('a2'), { columnId: columnId('a'), index }), 'a')).toEqual(order)
  })

  test.each([
    ['b', 0, ['a2']],
    ['c', 0, ['a2', 'c1', 'c2']],
    ['c', 1, ['c1', 'a2', 'c2']],
    ['c', 2, ['c1', 'c2', 'a2']],
  ])('put down in column %s at place %i', (column, index, order) => {
    expect(orderAfter(holdOver(holding('a2'), { columnId: columnId(column), index }), column)).toEqual(order)
  })

  test('lands between its neighbours without a new rank for anybody else (D5)', () => {
    const rank = rankOfHold(columns, holdOver(holding('a1'), { columnId: columnId('c'), index: 1 }))
    expect(rank > board.notes.get(noteId('c1'))!.rank).toBe(true)
    expect(rank < board.notes.get(noteId('c2'))!.rank).toBe(true)
  })

  test('whose column grew shorter meanwhile lands at its end', () => {
    const hold = holdOver(holding('a1'), { columnId: columnId('c'), index: 9 })
    expect(rankOfHold(columns, hold) > board.notes.get(noteId('c2'))!.rank).toBe(true)
  })

  test('is unmoved only over its own place, also when the column changed around it', () => {
    expect(isUnmoved(columns, holding('a2'))).toBe(true)
    expect(isUnmoved(columns, holdOver(holding('a2'), { columnId: columnId('c'), index: 1 }))).toBe(false)
    const shorter = columnNotes(aBoard({ a: ['a2', 'a3'], b: [], c: [] }), [], new Map())
    expect(isUnmoved(shorter, holding('a2'))).toBe(false)
  })

  test('stays the same object over the same place, so that nothing is drawn or told twice', () => {
    const hold = holding('a2')
    expect(holdOver(hold, { columnId: columnId('a'), index: 1 })).toBe(hold)
  })
})

describe('arrow keys carry the held note (design/ui.md: every place by keyboard)', () => {
  test('up and down by one place, to the edges', () => {
    const top = holdStep(columns, holdStep(columns, holding('a2'), 'up'), 'up')
    expect(top.to).toEqual({ columnId: 'a', index: 0 })
    const down = [1, 2, 3].reduce((hold) => holdStep(columns, hold, 'down'), holding('a1'))
    expect(down.to).toEqual({ columnId: 'a', index: 2 })
  })

  test('left and right into the next column, also an empty one, at the nearest place there is', () => {
    const right = holdStep(columns, holding('a3'), 'right')
    expect(right.to).toEqual({ columnId: 'b', index: 0 })
    expect(holdStep(columns, right, 'right').to).toEqual({ columnId: 'c', index: 0 })
    expect(holdStep(columns, holding('a1'), 'left').to.columnId).toBe('a')
  })

  test('count the places of the column under it', () => {
    expect(placesUnder(columns, holding('a1'))).toBe(3)
    expect(placesUnder(columns, holdOver(holding('a1'), { columnId: columnId('c'), index: 0 }))).toBe(3)
  })
})

describe('D6: a note held upon another', () => {
  const over = holdOver(holding('a2'), { columnId: columnId('c'), index: 1 })
  const upon = holdUpon(over, noteId('c1'))

  test('leaves all others where they lie, so that the one under it does not move away', () => {
    const part = (hold: Hold) => columnHold(hold, columnId('c'), columns.get(columnId('c'))!)
    expect(part(upon)).toEqual(part(over))
  })

  test('is not upon it any more when it goes on, even to the same place', () => {
    expect(holdUpon(upon, noteId('c1'))).toBe(upon)
    expect(holdOver(upon, over.to)).toEqual(over)
  })
})

describe('room for the held note', () => {
  const shifts = (count: number, source: number | null, gap: number | null) =>
    Array.from({ length: count }, (_, at) => shiftOf(at, { source, gap }))

  test('is made by nobody while it is over its own place', () => {
    expect(shifts(4, 1, 1)).toEqual([0, 0, 0, 0])
  })

  test('opens at the gap and closes where it was', () => {
    expect(shifts(4, 0, 2)).toEqual([0, -1, -1, 0])
    expect(shifts(4, 3, 1)).toEqual([0, 1, 1, 0])
    expect(shifts(3, null, 1)).toEqual([0, 1, 1])
    expect(shifts(3, 0, null)).toEqual([0, -1, -1])
  })

  test('concerns the column it came from and the one it is over, no other', () => {
    const hold = holdOver(holding('a2'), { columnId: columnId('c'), index: 1 })
    const part = (id: string) => columnHold(hold, columnId(id), columns.get(columnId(id))!)
    expect(part('a')).toEqual({ source: 1, gap: null })
    expect(part('b')).toBeNull()
    expect(part('c')).toEqual({ source: null, gap: 1 })
  })
})
