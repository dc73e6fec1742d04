import { namedBoard, noteOf, play } from '@retropulse/domain/board/testing/boards'
import { addNote } from '@retropulse/domain/board/testing/commands'
import { facilitator } from '@retropulse/domain/board/testing/people'
import { emptyBoard, type Note, type TrashedNote } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type ColumnId, type NoteId } from '@retropulse/domain/kernel/ids'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { describe, expect, test } from 'vitest'
import {
  createEditingNotes,
  type EditedNote,
  EDITING_HOLD_MS,
  EDITING_PER_BOARD_MAX,
  EDITING_PER_PERSON_MAX,
} from './editing.ts'

const ana = [asId<AuthorId>('ana'), asId<AuthorId>('~a')]
const bo = [asId<AuthorId>('bo'), asId<AuthorId>('~b')]
const fay = facilitator('fay')
const noteId = asId<NoteId>('n1')
const board = emptyBoard(asId<BoardId>('board'))
const done = { ok: true, released: [] }

function held(by: readonly AuthorId[], now: number, id = 'n1'): EditedNote {
  return {
    noteId: asId<NoteId>(id),
    shownId: asId<NoteId>(`shown-${id}`),
    columnId: asId<ColumnId>('c1'),
    by: 'key',
    editor: by[0]!,
    until: now + EDITING_HOLD_MS,
  }
}

describe('TYPING-3: a note that one participant edits cannot be edited by another', () => {
  test('the second participant is refused until the first one releases it', () => {
    const notes = createEditingNotes()
    expect(notes.start('w1', held(ana, 0), ana, 0)).toEqual(done)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toEqual({ ok: false, code: 'note-being-edited' })
    expect(notes.heldByOthers(bo, 0)).toEqual(new Set([noteId]))
    expect(notes.heldByOthers(ana, 0)).toEqual(new Set())
    expect(notes.stop('w2', noteId)).toBeNull()
    expect(notes.stop('w1', noteId)).toBe('shown-n1')
    expect(notes.start('w2', held(bo, 0), bo, 0)).toEqual(done)
  })

  test('TYPING-4: a hold that is not renewed ends after 30 seconds, and is reported once', () => {
    expect(EDITING_HOLD_MS).toBe(30_000)
    const notes = createEditingNotes()
    notes.start('w1', held(ana, 0), ana, 0)
    expect(notes.heldByOthers(bo, EDITING_HOLD_MS - 1).size).toBe(1)
    expect(notes.heldByOthers(bo, EDITING_HOLD_MS).size).toBe(0)
    expect(notes.takeExpired(EDITING_HOLD_MS)).toEqual(['shown-n1'])
    expect(notes.takeExpired(EDITING_HOLD_MS)).toEqual([])
  })

  test('TYPING-4: a window that closes releases its notes and no others', () => {
    const notes = createEditingNotes()
    notes.start('w1', held(ana, 0), ana, 0)
    const other = held(bo, 0, 'n2')
    notes.start('w2', other, bo, 0)
    expect(notes.stopAll('w1')).toEqual(['shown-n1'])
    expect(notes.all(0)).toEqual([other])
  })

  test('TYPING-4: another window of the same person takes the note over, and keeps it', () => {
    const notes = createEditingNotes()
    notes.start('w1', held(ana, 0), ana, 0)
    expect(notes.start('w2', held(ana, 0), ana, 0)).toEqual(done)
    expect(notes.stopAll('w1')).toEqual([])
    expect(notes.heldByOthers(bo, 0)).toEqual(new Set([noteId]))
  })

  test('TYPING-5: a note open in another process is locked, until that process falls silent', () => {
    const notes = createEditingNotes()
    notes.clusterMap.replace('elsewhere', [[noteId, held(ana, 0)]], 0)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toMatchObject({ ok: false })
    expect(notes.clusterMap.forgetBefore(1)).toBe(true)
    expect(notes.start('w2', held(bo, 0), bo, 0)).toEqual(done)
  })
})

describe('notes open at once are bounded', () => {
  test('TYPING-8: five for one participant and 500 for a board', () => {
    expect([EDITING_PER_PERSON_MAX, EDITING_PER_BOARD_MAX]).toEqual([5, 500])
  })

  test('TYPING-10: for one person: the one renewed longest ago is released, in whichever window', () => {
    const notes = createEditingNotes()
    for (let at = 0; at < EDITING_PER_PERSON_MAX; at += 1)
      notes.start(`w${at}`, held(ana, 0, `a${at}`), ana, 0)
    notes.start('w0', held(ana, 1, 'a0'), ana, 1)
    const opened = notes.start('w9', held(ana, 2, 'one-more'), ana, 2)
    expect(opened).toEqual({ ok: true, released: ['shown-a1'] })
    expect(notes.all(2)).toHaveLength(EDITING_PER_PERSON_MAX)
    expect(notes.start('w2', held(bo, 2), bo, 2)).toEqual(done)
  })

  test('TYPING-8: notes that a participant has open in two processes count together, the oldest is let go where it is open', () => {
    const [here, there] = [createEditingNotes(), createEditingNotes()]
    for (let at = 0; at < EDITING_PER_PERSON_MAX; at += 1) {
      const process = at < 2 ? here : there
      process.start(`w${at}`, held(ana, at, `a${at}`), ana, at)
    }
    const exchange = (from: typeof here, to: typeof here) =>
      to.clusterMap.replace('other', [...from.clusterMap.own], 5)
    exchange(here, there)
    expect(there.takeSurplus(5)).toEqual([])
    expect(there.start('w5', held(ana, 5, 'a5'), ana, 5)).toEqual(done)
    exchange(there, here)
    expect(here.takeSurplus(5)).toEqual(['shown-a0'])
    exchange(here, there)
    expect(there.start('w6', held(ana, 6, 'a6'), ana, 6)).toEqual(done)
    exchange(there, here)
    expect(here.takeSurplus(6)).toEqual(['shown-a1'])
    expect(here.start('w0', held(ana, 7, 'a7'), ana, 7)).toEqual(done)
    exchange(here, there)
    expect(there.takeSurplus(7)).toEqual(['shown-a2'])
    exchange(there, here)
    expect(there.start('w8', held(ana, 8, 'a8'), ana, 8)).toEqual({ ok: true, released: ['shown-a3'] })
    expect(there.all(8)).toHaveLength(EDITING_PER_PERSON_MAX)
  })

  test('TYPING-10: for one board: more are refused, and open ones are renewed', () => {
    const notes = createEditingNotes()
    for (let at = 0; at < EDITING_PER_BOARD_MAX; at += 1) {
      const person = [asId<AuthorId>(`p${at}`)]
      notes.start(`w${at}`, held(person, 0, `p${at}`), person, 0)
    }
    expect(notes.start('w', held(bo, 0), bo, 0)).toEqual({ ok: false, code: 'board-full' })
    const first = [asId<AuthorId>('p0')]
    expect(notes.start('w0', held(first, 1, 'p0'), first, 1)).toEqual(done)
  })
})

describe('the name in a typing indicator', () => {
  const note = held(ana, 0)
  const { shownTo } = createEditingNotes()

  test('TYPING-1, TYPING-7: is sent to viewers who see authors, and the shown id of the note to all', () => {
    const shown = { noteId: 'shown-n1', columnId: 'c1' }
    expect(shownTo(note, board, true)).toEqual({ ...shown, by: 'key' })
    expect(shownTo(note, board, false)).toEqual({ ...shown, by: null })
  })

  test('TYPING-6: is sent to no viewer while authors are hidden, or once author visibility was switched', () => {
    for (const state of [
      { ...board, isAnonymous: true },
      { ...board, anonymityChanges: 2 },
    ])
      expect(shownTo(note, state, true).by).toBeNull()
  })

  test('TYPING-6: is sent to no viewer where the note carries a pseudonym, in the trash too', () => {
    for (const by of [ana[0]!, ana[1]!]) {
      const written = { ...noteOf(play(namedBoard(), [fay, addNote('n1')]), 'n1'), by }
      const notes = PersistentMap.fromRecord<NoteId, Note>({ [noteId]: written })
      const trashed = PersistentMap.fromRecord<NoteId, TrashedNote>({
        [noteId]: { ...written, isWithdrawn: false },
      })
      const told = by === ana[0] ? 'key' : null
      expect(shownTo(note, { ...board, notes }, true).by).toBe(told)
      expect(shownTo(note, { ...board, trash: { ...board.trash, notes: trashed } }, true).by).toBe(told)
    }
  })

  test('ANON-18, TYPING-6: a switch ends all holds, of all processes', () => {
    const notes = createEditingNotes()
    notes.start('w1', note, ana, 0)
    const elsewhere = held(bo, 0, 'n2')
    notes.clusterMap.replace('elsewhere', [[elsewhere.noteId, elsewhere]], 0)
    expect([...notes.dropAll()].sort()).toEqual(['shown-n1', 'shown-n2'])
    expect(notes.all(0)).toEqual([])
    expect(notes.stopAll('w1')).toEqual([])
  })
})
