import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { NOTE_TEXT_MAX } from '../limits.ts'
import { by, namedBoard, NOON, noteOf, play } from '../testing/boards.ts'
import { addNote, deleteNote, editNote, react, setMasking } from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

describe('NOTE-1, PERM-19: any participant adds a note', () => {
  test('NOTE-1: it is stored with its author and the time by the clock of the server', () => {
    expect(decide(namedBoard(), addNote('n1', 'Coffee', 'bad', 'a0'), by(gus, { at: NOON + 5 }))).toEqual(
      accept({
        type: 'note-added',
        noteId: 'n1',
        columnId: 'bad',
        rank: 'a0',
        text: 'Coffee',
        by: gus.id,
        at: NOON + 5,
      }),
    )
  })

  test('NOTE-1: it starts unedited, without reactions or comments', () => {
    const board = play(namedBoard(), [gus, addNote('n1', 'Coffee')])
    expect(noteOf(board, 'n1')).toMatchObject({ editedBy: null, reactions: [], comments: [] })
  })

  test('a column that is not on the board is refused', () => {
    expect(decide(namedBoard(), addNote('n1', 'Coffee', 'gone'), by(fay))).toEqual(refuse('unknown-column'))
  })

  test('NOTE-19: an id is used once: not by another participant, not again, not while its note is in the trash', () => {
    const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')])
    expect(decide(board, addNote('n1', 'Tea'), by(gus))).toEqual(refuse('id-taken'))
    expect(decide(board, addNote('n1', 'Coffee'), by(mia))).toEqual(refuse('id-taken'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, addNote('n1', 'Tea'), by(mia))).toEqual(refuse('id-taken'))
  })

  test('NOTE-1: also while brainstorming', () => {
    const board = play(namedBoard(), [fay, setMasking(true)])
    expect(decide(board, addNote('n1', 'Coffee'), by(gus)).ok).toBe(true)
  })
})

describe('NOTE-9: only its author or a facilitator edits a note', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [gus, react('n1', '👍')])

  test('NOTE-9: by its author', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(mia))).toEqual(
      accept({ type: 'note-edited', noteId: 'n1', text: 'Tea', by: mia.id }),
    )
  })

  test('NOTE-9, NOTE-10: by a facilitator: createdBy stays its author, and lastEditedBy names the facilitator', () => {
    const edited = play(board, [fay, editNote('n1', 'Tea')])
    expect(noteOf(edited, 'n1')).toEqual({ ...noteOf(board, 'n1'), text: 'Tea', editedBy: fay.id })
  })

  test('NOTE-9: other participants are refused', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(gus))).toEqual(refuse('forbidden'))
    expect(decide(board, editNote('n1', 'Tea'), by(member('max')))).toEqual(refuse('forbidden'))
  })

  test('an unknown note is refused', () => {
    expect(decide(board, editNote('n9', 'Tea'), by(fay))).toEqual(refuse('unknown-note'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, editNote('n1', 'Tea'), by(mia))).toEqual(refuse('unknown-note'))
  })

  test('participants who may not edit are refused before their text is checked', () => {
    expect(decide(board, editNote('n1', ' '.repeat(NOTE_TEXT_MAX + 1)), by(gus))).toEqual(refuse('forbidden'))
  })
})

describe('TYPING-3: a note that another participant edits is not edited', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [mia, addNote('n2', 'Tea', 'good', 'a1')])

  test('TYPING-3: neither by its author nor by a facilitator', () => {
    for (const person of [mia, fay])
      expect(decide(board, editNote('n1', 'Cocoa'), by(person, { busy: ['n1'] }))).toEqual(
        refuse('note-being-edited'),
      )
  })

  test('TYPING-3: nor is it deleted', () => {
    expect(decide(board, deleteNote('n1'), by(mia, { busy: ['n1'] }))).toEqual(refuse('note-being-edited'))
  })

  test('NOTE-19: its id is not free for a note of another person before it is on the board', () => {
    expect(decide(board, addNote('new'), by(gus, { busy: ['new'] }))).toEqual(refuse('note-being-edited'))
    expect(decide(board, addNote('new'), by(gus, { busy: ['n1'] })).ok).toBe(true)
  })

  test('other notes are edited', () => {
    expect(decide(board, editNote('n2', 'Cocoa'), by(mia, { busy: ['n1'] })).ok).toBe(true)
  })

  test('a participant without the right to the note is refused for that, and does not learn that it is being edited', () => {
    expect(decide(board, editNote('n1', 'Cocoa'), by(gus, { busy: ['n1'] }))).toEqual(refuse('forbidden'))
  })
})

describe('MASK-14: while brainstorming no participant edits a note that is hidden from them', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [fay, setMasking(true)])

  test('MASK-14: a facilitator does not overwrite a hidden note', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(fay))).toEqual(refuse('note-hidden'))
  })

  test('MASK-14: its author goes on writing', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(mia)).ok).toBe(true)
  })

  test('after the reveal a facilitator edits it again', () => {
    const revealed = play(board, [fay, setMasking(false)])
    expect(decide(revealed, editNote('n1', 'Tea'), by(fay)).ok).toBe(true)
  })

  test('a participant without the right to the note is refused for that reason first', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(gus))).toEqual(refuse('forbidden'))
  })
})

describe('AUTH-24: what a guest wrote on a board becomes the user’s own on signing in', () => {
  const before = guest('gia')
  const after = signedIn(before)
  const board = play(namedBoard(), [before, addNote('n1', 'Coffee')])

  test('NOTE-23: the user edits and deletes the note that they wrote as a guest', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(after))).toEqual(
      accept({ type: 'note-edited', noteId: 'n1', text: 'Tea', by: after.id }),
    )
    expect(decide(board, deleteNote('n1'), by(after)).ok).toBe(true)
  })

  test('the note keeps the author id that it was stored with', () => {
    expect(noteOf(play(board, [after, editNote('n1', 'Tea')]), 'n1').by).toBe(before.id)
  })

  test('NOTE-23: the guest’s browser has no right to what the user wrote since', () => {
    const later = play(board, [after, addNote('n2', 'Tea', 'good', 'a1')])
    expect(decide(later, editNote('n2', 'Cocoa'), by(before))).toEqual(refuse('forbidden'))
  })
})
