import { describe, expect, test } from 'vitest'
import type { Draft, NoteDraft } from '../../live/session-view.ts'
import { aBoard, columnId, noteId } from '../../testing/board-fixtures.ts'
import {
  closeEditor,
  draftOf,
  newNotesOf,
  NOTHING_OPEN,
  openNew,
  openNote,
  openNotesOf,
  strandedDrafts,
} from './open-editors.ts'

const draft = (id: string, more: Partial<NoteDraft> = {}): NoteDraft => ({
  kind: 'note',
  noteId: noteId(id),
  columnId: columnId('a'),
  rank: 'a0',
  text: 'typed',
  isNew: true,
  ...more,
})
const place = (id: string) => ({ noteId: noteId(id), columnId: columnId('a'), rank: 'a0' })

describe('editors of new notes', () => {
  test('NOTE-2: a new editor opens at the top, and each note has one editor however much is typed', () => {
    const opened = openNew(openNew(NOTHING_OPEN, place('n1')), place('n2'))
    const shown = newNotesOf(opened, [draft('n1')])
    expect(shown.map((note) => note.noteId)).toEqual(['n2', 'n1'])
  })

  test('NOTE-4: the draft of an earlier visit opens its editor in its place', () => {
    expect(newNotesOf(NOTHING_OPEN, [draft('n1')]).map((note) => note.noteId)).toEqual(['n1'])
    expect(newNotesOf(NOTHING_OPEN, [draft('n1', { isNew: false })])).toEqual([])
  })

  test('a closed editor is gone', () => {
    expect(newNotesOf(closeEditor(openNew(NOTHING_OPEN, place('n1')), noteId('n1')), [])).toEqual([])
  })
})

describe('notes open for editing', () => {
  test('they are those opened on this page and those with a draft', () => {
    const opened = openNote(NOTHING_OPEN, noteId('n1'))
    expect([...openNotesOf(opened, [draft('n2', { isNew: false })])]).toEqual(['n1', 'n2'])
    expect([...openNotesOf(closeEditor(opened, noteId('n1')), [])]).toEqual([])
  })

  test('the draft of a comment opens no editor of a note', () => {
    const comment: Draft = { ...draft('n1'), kind: 'comment', commentId: 'k1' as never }
    expect(openNotesOf(NOTHING_OPEN, [comment]).size).toBe(0)
    expect(draftOf([comment], noteId('n1'))).toBeUndefined()
  })
})

test('NOTE-6: a draft whose note or column is gone is stranded, not lost', () => {
  const board = aBoard({ a: ['n1'] })
  const drafts = [
    draft('n1', { isNew: false }),
    draft('gone', { isNew: false }),
    draft('new'),
    draft('new-elsewhere', { columnId: columnId('gone') }),
  ]
  expect(strandedDrafts(board, drafts).map((one) => one.noteId)).toEqual(['gone', 'new-elsewhere'])
})
