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

describe('board.md §6: whoever is on the board may add a note', () => {
  test('it is written down with its author, by the clock of the server (D1)', () => {
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

  test('it starts unedited, without reactions or comments', () => {
    const board = play(namedBoard(), [gus, addNote('n1', 'Coffee')])
    expect(noteOf(board, 'n1')).toMatchObject({ editedBy: null, reactions: [], comments: [] })
  })

  test('not in a column that the board does not have', () => {
    expect(decide(namedBoard(), addNote('n1', 'Coffee', 'gone'), by(fay))).toEqual(refuse('unknown-column'))
  })

  test('an id is used once: not by somebody else, not again, not while its note is in the trash (D27)', () => {
    const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')])
    expect(decide(board, addNote('n1', 'Tea'), by(gus))).toEqual(refuse('id-taken'))
    expect(decide(board, addNote('n1', 'Coffee'), by(mia))).toEqual(refuse('id-taken'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, addNote('n1', 'Tea'), by(mia))).toEqual(refuse('id-taken'))
  })

  test('also while others brainstorm (board.md §4)', () => {
    const board = play(namedBoard(), [fay, setMasking(true)])
    expect(decide(board, addNote('n1', 'Coffee'), by(gus)).ok).toBe(true)
  })
})

describe('board.md §6: a note is edited by its author or a facilitator', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [gus, react('n1', '👍')])

  test('by its author', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(mia))).toEqual(
      accept({ type: 'note-edited', noteId: 'n1', text: 'Tea', by: mia.id }),
    )
  })

  test('by a facilitator: the note stays its author’s, and says who edited it (board.md §3, lastEditedBy)', () => {
    const edited = play(board, [fay, editNote('n1', 'Tea')])
    expect(noteOf(edited, 'n1')).toEqual({ ...noteOf(board, 'n1'), text: 'Tea', editedBy: fay.id })
  })

  test('by nobody else', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(gus))).toEqual(refuse('forbidden'))
    expect(decide(board, editNote('n1', 'Tea'), by(member('max')))).toEqual(refuse('forbidden'))
  })

  test('only when it is there', () => {
    expect(decide(board, editNote('n9', 'Tea'), by(fay))).toEqual(refuse('unknown-note'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, editNote('n1', 'Tea'), by(mia))).toEqual(refuse('unknown-note'))
  })

  test('nobody is told whether their text would do before they may write it', () => {
    expect(decide(board, editNote('n1', ' '.repeat(NOTE_TEXT_MAX + 1)), by(gus))).toEqual(refuse('forbidden'))
  })
})

describe('board.md §4: a note being edited by someone else cannot be edited', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [mia, addNote('n2', 'Tea', 'good', 'a1')])

  test('not even by its author or a facilitator', () => {
    for (const person of [mia, fay])
      expect(decide(board, editNote('n1', 'Cocoa'), by(person, { busy: ['n1'] }))).toEqual(
        refuse('note-being-edited'),
      )
  })

  test('nor is it deleted under their hands', () => {
    expect(decide(board, deleteNote('n1'), by(mia, { busy: ['n1'] }))).toEqual(refuse('note-being-edited'))
  })

  test('its id is not free for a note of another person before it is on the board', () => {
    expect(decide(board, addNote('new'), by(gus, { busy: ['new'] }))).toEqual(refuse('note-being-edited'))
    expect(decide(board, addNote('new'), by(gus, { busy: ['n1'] })).ok).toBe(true)
  })

  test('other notes can', () => {
    expect(decide(board, editNote('n2', 'Cocoa'), by(mia, { busy: ['n1'] })).ok).toBe(true)
  })

  test('who may not edit it at all is told that, and not who is at it', () => {
    expect(decide(board, editNote('n1', 'Cocoa'), by(gus, { busy: ['n1'] }))).toEqual(refuse('forbidden'))
  })
})

describe('D8: while brainstorming nobody works on a text that they cannot read', () => {
  const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [fay, setMasking(true)])

  test('a facilitator does not overwrite a hidden note', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(fay))).toEqual(refuse('note-hidden'))
  })

  test('its author goes on writing', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(mia)).ok).toBe(true)
  })

  test('after the reveal a facilitator may again', () => {
    const revealed = play(board, [fay, setMasking(false)])
    expect(decide(revealed, editNote('n1', 'Tea'), by(fay)).ok).toBe(true)
  })

  test('who has no right to the note is told that first', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(gus))).toEqual(refuse('forbidden'))
  })
})

describe('D1: signing in on a board keeps what the person wrote there theirs', () => {
  const before = guest('gia')
  const after = signedIn(before)
  const board = play(namedBoard(), [before, addNote('n1', 'Coffee')])

  test('they edit and delete the note that they wrote as a guest', () => {
    expect(decide(board, editNote('n1', 'Tea'), by(after))).toEqual(
      accept({ type: 'note-edited', noteId: 'n1', text: 'Tea', by: after.id }),
    )
    expect(decide(board, deleteNote('n1'), by(after)).ok).toBe(true)
  })

  test('the note keeps the author whom it was written down with', () => {
    expect(noteOf(play(board, [after, editNote('n1', 'Tea')]), 'n1').by).toBe(before.id)
  })

  test('it works one way: the guest’s browser has no right to what the member wrote since', () => {
    const later = play(board, [after, addNote('n2', 'Tea', 'good', 'a1')])
    expect(decide(later, editNote('n2', 'Cocoa'), by(before))).toEqual(refuse('forbidden'))
  })
})
