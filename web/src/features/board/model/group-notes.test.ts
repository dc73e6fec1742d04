import { describe, expect, test } from 'vitest'
import { aBoard, noteId, withNotes } from '../testing/board-fixtures.ts'
import { groupNotes } from './group-notes.ts'

const alone = aBoard({ a: ['n1', 'n2', 'n3', 'n4'], b: ['m1', 'm2'] })
const into = (board: typeof alone, leader: string, ...members: readonly string[]) =>
  withNotes(
    board,
    ...members.map((id, place) => ({
      ...board.notes.get(noteId(id))!,
      group: { into: noteId(leader), place },
    })),
  )
const board = into(into(alone, 'n1', 'n3', 'n2'), 'm1', 'm2')

describe('the groups of a board', () => {
  test('GROUP-2: the notes of a group follow its first note in the order in which they joined', () => {
    const groups = groupNotes(board.notes, new Map())
    expect(groups.get(noteId('n1'))?.map(({ id }) => id)).toEqual(['n3', 'n2'])
    expect(groups.get(noteId('n4'))).toBeUndefined()
  })

  test('a note whose first note is not on the board stands by itself', () => {
    expect(groupNotes(into(alone, 'gone', 'n1').notes, new Map()).size).toBe(0)
  })

  test('groups that did not change keep their objects, so that they are not rendered again', () => {
    const before = groupNotes(board.notes, new Map())
    const other = withNotes(board, { ...board.notes.get(noteId('n4'))!, text: 'new' })
    expect(groupNotes(other.notes, before)).toBe(before)
    const changed = withNotes(board, { ...board.notes.get(noteId('m2'))!, text: 'new' })
    const after = groupNotes(changed.notes, before)
    expect(after.get(noteId('n1'))).toBe(before.get(noteId('n1')))
    expect(after.get(noteId('m1'))).not.toBe(before.get(noteId('m1')))
  })
})
