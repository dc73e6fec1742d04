import { asId, type AuthorId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createEditingNotes, type EditedNote, EDITING_HOLD_MS, editingFor } from './editing.ts'

const ana = [asId<AuthorId>('ana'), asId<AuthorId>('~a')]
const bo = [asId<AuthorId>('bo'), asId<AuthorId>('~b')]
const noteId = asId<NoteId>('n1')

function held(by: readonly AuthorId[], now: number): EditedNote {
  return { noteId, columnId: asId<ColumnId>('c1'), by: 'key', editor: by[0]!, until: now + EDITING_HOLD_MS }
}

describe('a note being edited by someone else cannot be edited (board.md §4)', () => {
  test('the second person is refused until the first lets go', () => {
    const notes = createEditingNotes()
    expect(notes.start('w1', held(ana, 0), ana, 0)).toBe(true)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toBe(false)
    expect(notes.heldByOthers(bo, 0)).toEqual(new Set([noteId]))
    expect(notes.heldByOthers(ana, 0)).toEqual(new Set())
    expect(notes.stop('w2', noteId)).toBe(false)
    expect(notes.stop('w1', noteId)).toBe(true)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toBe(true)
  })

  test('a hold that nobody renews ends, and is told once', () => {
    const notes = createEditingNotes()
    notes.start('w1', held(ana, 0), ana, 0)
    expect(notes.heldByOthers(bo, EDITING_HOLD_MS - 1).size).toBe(1)
    expect(notes.heldByOthers(bo, EDITING_HOLD_MS).size).toBe(0)
    expect(notes.takeExpired(EDITING_HOLD_MS)).toEqual([noteId])
    expect(notes.takeExpired(EDITING_HOLD_MS)).toEqual([])
  })

  test('a window that closes lets go of its notes and of no others', () => {
    const notes = createEditingNotes()
    notes.start('w1', held(ana, 0), ana, 0)
    const other = { ...held(bo, 0), noteId: asId<NoteId>('n2') }
    notes.start('w2', other, bo, 0)
    expect(notes.stopAll('w1')).toEqual([noteId])
    expect(notes.all(0)).toEqual([other])
  })

  test('notes open in another process count, until that process falls silent', () => {
    const notes = createEditingNotes()
    notes.gathered.replace('elsewhere', [[noteId, held(ana, 0)]], 0)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toBe(false)
    expect(notes.gathered.forgetBefore(1)).toBe(true)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toBe(true)
  })

  test('who is editing is told only to those who see authors (board.md §6)', () => {
    expect(editingFor(held(ana, 0), true).by).toBe('key')
    expect(editingFor(held(ana, 0), false).by).toBeNull()
  })
})
