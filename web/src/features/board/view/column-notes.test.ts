import { describe, expect, test } from 'vitest'
import { aBoard, columnId, noteId, withNotes } from '../testing/board-fixtures.ts'
import { columnNotes, notesOf } from './column-notes.ts'

const NOTHING_BEFORE = new Map()
const ids = (columns: ReturnType<typeof columnNotes>, column: string) =>
  notesOf(columns, columnId(column)).map(({ id }) => id)

describe('the notes of each column', () => {
  test('stand in the order of their ranks (D5)', () => {
    const columns = columnNotes(aBoard({ a: ['n1', 'n2'], b: [] }), [], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n1', 'n2'])
    expect(ids(columns, 'b')).toEqual([])
  })

  test('that others hold are drawn where they are held', () => {
    const board = aBoard({ a: ['n1', 'n2'], b: ['n3'] })
    const rank = `${board.notes.get(noteId('n3'))!.rank}V`
    const held = { noteId: noteId('n1'), columnId: columnId('b'), rank }
    const columns = columnNotes(board, [held], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n2'])
    expect(ids(columns, 'b')).toEqual(['n3', 'n1'])
  })

  test('that lie under others are not drawn by themselves (D6)', () => {
    const board = aBoard({ a: ['n1', 'n2'], b: ['n3'] })
    const under = { ...board.notes.get(noteId('n3'))!, group: { into: noteId('n1'), place: 1 } }
    const columns = columnNotes(withNotes(board, under), [], NOTHING_BEFORE)
    expect(ids(columns, 'a')).toEqual(['n1', 'n2'])
    expect(ids(columns, 'b')).toEqual([])
  })

  test('held over a column that is not on the board stay where they are', () => {
    const held = { noteId: noteId('n1'), columnId: columnId('gone'), rank: 'a5' }
    expect(ids(columnNotes(aBoard({ a: ['n1'] }), [held], NOTHING_BEFORE), 'a')).toEqual(['n1'])
  })

  test('keep their array in columns where nothing changed, so that these are not drawn again', () => {
    const board = aBoard({ a: ['n1'], b: ['n2'] })
    const before = columnNotes(board, [], NOTHING_BEFORE)
    const changed = withNotes(board, { ...board.notes.get(noteId('n2'))!, text: 'new' })
    const after = columnNotes(changed, [], before)
    expect(after.get(columnId('a'))).toBe(before.get(columnId('a')))
    expect(after.get(columnId('b'))).not.toBe(before.get(columnId('b')))
  })
})
