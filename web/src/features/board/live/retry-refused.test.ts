import { type ActionId, asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { addAction } from '@retropulse/domain/board/action-items/evolve'
import { describe, expect, test } from 'vitest'
import { aBoard, columnId, noteId } from '../testing/board-fixtures.ts'
import { asNewNote, tryAgain } from './retry-refused.ts'

const board = aBoard({ a: ['n1'], b: [] })
const ids = {
  noteId: noteId('fresh'),
  commentId: asId<CommentId>('fresh'),
  actionId: asId<ActionId>('fresh'),
}
const text = 'a thought'

describe('a refused text that is tried again', () => {
  test('CONN-16: it goes to its place when that is still there', () => {
    const command = { type: 'edit-note' as const, noteId: noteId('n1'), text }
    expect(tryAgain(board, { command, code: 'note-being-edited', text }, ids)).toBe(command)
  })

  test('CONN-16: without a note that its author may edit, it becomes a note at the top of the first column', () => {
    const command = { type: 'edit-note' as const, noteId: noteId('gone'), text }
    const again = tryAgain(board, { command, code: 'unknown-note', text }, ids)
    expect(again).toMatchObject({ type: 'add-note', noteId: 'fresh', columnId: 'a', text })
    const notTheirs = { ...command, noteId: noteId('n1') }
    expect(tryAgain(board, { command: notTheirs, code: 'forbidden', text }, ids)?.type).toBe('add-note')
  })

  test('CONN-16: it gets a new id, since the old one may be taken', () => {
    const command = {
      type: 'add-note' as const,
      noteId: noteId('n1'),
      columnId: columnId('b'),
      rank: 'a0',
      text,
    }
    const again = tryAgain(board, { command, code: 'id-taken', text }, ids)
    expect(again).toMatchObject({ type: 'add-note', noteId: 'fresh', columnId: 'b', text })
  })

  test('CONN-16: a comment goes under its note again, or becomes a note when that is gone', () => {
    const command = {
      type: 'add-comment' as const,
      noteId: noteId('n1'),
      commentId: asId<CommentId>('k1'),
      text,
    }
    expect(tryAgain(board, { command, code: 'id-taken', text }, ids)).toMatchObject({
      type: 'add-comment',
      commentId: 'fresh',
    })
    const orphan = { ...command, noteId: noteId('gone') }
    expect(tryAgain(board, { command: orphan, code: 'unknown-note', text }, ids)?.type).toBe('add-note')
  })

  test('CONN-16: the title of a group goes to it again, or becomes a note when its first note is gone', () => {
    const command = { type: 'title-group' as const, noteId: noteId('n1'), title: text }
    expect(tryAgain(board, { command, code: 'board-full', text }, ids)).toBe(command)
    const orphan = { ...command, noteId: noteId('gone') }
    const again = tryAgain(board, { command: orphan, code: 'unknown-note', text }, ids)
    expect(again).toMatchObject({ type: 'add-note', noteId: 'fresh', text })
  })

  test('CONN-16: an action item is added again, also one that was edited and is gone', () => {
    const actionId = asId<ActionId>('a1')
    const added = { type: 'add-action' as const, actionId, text }
    const edited = { type: 'edit-action' as const, actionId, text }
    const fresh = { type: 'add-action', actionId: 'fresh', text }
    expect(tryAgain(board, { command: added, code: 'id-taken', text }, ids)).toEqual(fresh)
    expect(tryAgain(board, { command: edited, code: 'unknown-action', text }, ids)).toEqual(fresh)
    const there = addAction(board, { type: 'action-added', actionId, text: 'As it was', by: null, at: 0 })
    expect(tryAgain(there, { command: edited, code: 'text-too-long', text }, ids)).toBe(edited)
  })

  test('a board without columns has no place for it', () => {
    expect(asNewNote(aBoard({}), text, null, noteId('fresh'))).toBeNull()
  })
})
