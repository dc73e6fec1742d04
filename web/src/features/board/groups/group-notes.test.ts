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
  test('D6: members stand behind the note that leads them, in the order in which they came', () => {
    const groups = groupNotes(board.notes, new Map())
    expect(groups.get(noteId('n1'))?.map(({ id }) => id)).toEqual(['n3', 'n2'])
    expect(groups.get(noteId('n4'))).toBeUndefined()
  })

  test('a member whose leading note is not there stands by itself', () => {
    expect(groupNotes(into(alone, 'gone', 'n1').notes, new Map()).size).toBe(0)
  })

  test('what did not change keeps its objects, so that it is not drawn again', () => {
    const before = groupNotes(board.notes, new Map())
    const other = withNotes(board, { ...board.notes.get(noteId('n4'))!, text: 'new' })
    expect(groupNotes(other.notes, before)).toBe(before)
    const changed = withNotes(board, { ...board.notes.get(noteId('m2'))!, text: 'new' })
    const after = groupNotes(changed.notes, before)
    expect(after.get(noteId('n1'))).toBe(before.get(noteId('n1')))
    expect(after.get(noteId('m1'))).not.toBe(before.get(noteId('m1')))
  })
})
