import { describe, expect, test } from 'vitest'
import { aBoard, columnId, noteId, withNotes } from '../../testing/board-fixtures.ts'
import { columnNotes } from '../../model/column-notes.ts'
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
} from './held-note.ts'

const board = aBoard({ a: ['a1', 'a2', 'a3'], b: [], c: ['c1', 'c2'] })
const columns = columnNotes(board, [], new Map())

function holding(id: string): Hold {
  return pickUp(columns, noteId(id), 80, 'pointer')!
}

/** The order of a column after the note was put down where it is held. */
function orderAfter(hold: Hold, column: string): readonly string[] {
  const moved = {
    ...board.notes.get(hold.noteId)!,
    columnId: hold.to.columnId,
    rank: rankOfHold(columns, hold),
  }
  const after = columnNotes(withNotes(board, moved), [], new Map())
  return after.get(columnId(column))!.map(({ id }) => id)
}

describe('a held note', () => {
  test('it is picked up at its place; a note that is not on the board is not picked up', () => {
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

  test('MOVE-2: put down between two notes it gets a rank between theirs', () => {
    const rank = rankOfHold(columns, holdOver(holding('a1'), { columnId: columnId('c'), index: 1 }))
    expect(rank > board.notes.get(noteId('c1'))!.rank).toBe(true)
    expect(rank < board.notes.get(noteId('c2'))!.rank).toBe(true)
  })

  test('a note held over a column that lost notes meanwhile lands at the end of the column', () => {
    const hold = holdOver(holding('a1'), { columnId: columnId('c'), index: 9 })
    expect(rankOfHold(columns, hold) > board.notes.get(noteId('c2'))!.rank).toBe(true)
  })

  test('it is unmoved only over its own place, and not when notes around it left', () => {
    expect(isUnmoved(columns, holding('a2'))).toBe(true)
    expect(isUnmoved(columns, holdOver(holding('a2'), { columnId: columnId('c'), index: 1 }))).toBe(false)
    const shorter = columnNotes(aBoard({ a: ['a2', 'a3'], b: [], c: [] }), [], new Map())
    expect(isUnmoved(shorter, holding('a2'))).toBe(false)
  })

  test('held over the same place it stays the same object, so that it is neither rendered nor sent again', () => {
    const hold = holding('a2')
    expect(holdOver(hold, { columnId: columnId('a'), index: 1 })).toBe(hold)
  })
})

describe('arrow keys carry the held note', () => {
  test('MOVE-8: up and down by one place, as far as the edges', () => {
    const top = holdStep(columns, holdStep(columns, holding('a2'), 'up'), 'up')
    expect(top.to).toEqual({ columnId: 'a', index: 0 })
    const down = [1, 2, 3].reduce((hold) => holdStep(columns, hold, 'down'), holding('a1'))
    expect(down.to).toEqual({ columnId: 'a', index: 2 })
  })

  test('MOVE-8: left and right into the next column, also an empty one, at the nearest place there is', () => {
    const right = holdStep(columns, holding('a3'), 'right')
    expect(right.to).toEqual({ columnId: 'b', index: 0 })
    expect(holdStep(columns, right, 'right').to).toEqual({ columnId: 'c', index: 0 })
    expect(holdStep(columns, holding('a1'), 'left').to.columnId).toBe('a')
  })

  test('MOVE-8: the places that are announced are those of the column below the note', () => {
    expect(placesUnder(columns, holding('a1'))).toBe(3)
    expect(placesUnder(columns, holdOver(holding('a1'), { columnId: columnId('c'), index: 0 }))).toBe(3)
  })
})

describe('a note held upon another', () => {
  const over = holdOver(holding('a2'), { columnId: columnId('c'), index: 1 })
  const upon = holdUpon(over, noteId('c1'))

  test('GROUP-15: all other notes stay where they are, so that the note below does not move away', () => {
    const part = (hold: Hold) => columnHold(hold, columnId('c'), columns.get(columnId('c'))!)
    expect(part(upon)).toEqual(part(over))
  })

  test('GROUP-15: held over a place again, even the same one, it is no longer upon the other note', () => {
    expect(holdUpon(upon, noteId('c1'))).toBe(upon)
    expect(holdOver(upon, over.to)).toEqual(over)
  })
})

describe('room for the held note', () => {
  const shifts = (count: number, source: number | null, gap: number | null) =>
    Array.from({ length: count }, (_, at) => shiftOf(at, { source, gap }))

  test('over its own place no note makes room', () => {
    expect(shifts(4, 1, 1)).toEqual([0, 0, 0, 0])
  })

  test('the gap opens at the new place and closes at the old one', () => {
    expect(shifts(4, 0, 2)).toEqual([0, -1, -1, 0])
    expect(shifts(4, 3, 1)).toEqual([0, 1, 1, 0])
    expect(shifts(3, null, 1)).toEqual([0, 1, 1])
    expect(shifts(3, 0, null)).toEqual([0, -1, -1])
  })

  test('only the column that it came from and the column below it make room', () => {
    const hold = holdOver(holding('a2'), { columnId: columnId('c'), index: 1 })
    const part = (id: string) => columnHold(hold, columnId(id), columns.get(columnId(id))!)
    expect(part('a')).toEqual({ source: 1, gap: null })
    expect(part('b')).toBeNull()
    expect(part('c')).toEqual({ source: null, gap: 1 })
  })
})
