import { describe, expect, test } from 'vitest'
import { aBoard, columnId, noteId, withNotes } from '../testing/board-fixtures.ts'
import { columnNotes, notesOf } from './column-notes.ts'

const NOTHING_BEFORE = new Map()
const ids = (columns: ReturnType<typeof columnNotes>, column: string) =>
  notesOf(columns, columnId(column)).map(({ id }) => id)

describe('the notes of each column', () => {
  test('MOVE-2: they stand in the order of their ranks', () => {
    const columns = columnNotes(aBoard({ a: ['n1', 'n2'], b: [] }), [], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n1', 'n2'])
    expect(ids(columns, 'b')).toEqual([])
  })

  test('MOVE-7: a note that another participant drags is drawn where it is held', () => {
    const board = aBoard({ a: ['n1', 'n2'], b: ['n3'] })
    const rank = `${board.notes.get(noteId('n3'))!.rank}V`
    const held = { noteId: noteId('n1'), columnId: columnId('b'), rank }
    const columns = columnNotes(board, [held], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n2'])
    expect(ids(columns, 'b')).toEqual(['n3', 'n1'])
  })

  test('GROUP-2: a note of a group that is not its first has no card of its own', () => {
    const board = aBoard({ a: ['n1', 'n2'], b: ['n3'] })
    const under = { ...board.notes.get(noteId('n3'))!, group: { into: noteId('n1'), place: 1 } }
    const columns = columnNotes(withNotes(board, under), [], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n1', 'n2'])
    expect(ids(columns, 'b')).toEqual([])
  })

  test('a note held over a column that is not on the board stays where it is', () => {
    const held = { noteId: noteId('n1'), columnId: columnId('gone'), rank: 'a5' }
    expect(ids(columnNotes(aBoard({ a: ['n1'] }), [held], NOTHING_BEFORE), 'a')).toEqual(['n1'])
  })

  test('columns in which nothing changed keep their array, so that they are not rendered again', () => {
    const board = aBoard({ a: ['n1'], b: ['n2'] })
    const before = columnNotes(board, [], NOTHING_BEFORE)
    const changed = withNotes(board, { ...board.notes.get(noteId('n2'))!, text: 'new' })
    const after = columnNotes(changed, [], before)
    expect(after.get(columnId('a'))).toBe(before.get(columnId('a')))
    expect(after.get(columnId('b'))).not.toBe(before.get(columnId('b')))
  })
})
