import { describe, expect, test } from 'vitest'
import { refuse } from '../kernel/result.ts'
import type { BoardCommand, BoardCommandType } from './command.ts'
import { decide } from './decide.ts'
import { anonymousBoard, by, namedBoard, play } from './testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  editComment,
  editNote,
  moveNote,
  react,
  renameBoard,
  renameColumn,
  restoreComment,
  restoreNote,
  setMasking,
} from './testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, signedIn } from './testing/people.ts'

/*
 * Who may do what on a live board (board.md §6, D28), to something that one guest wrote. The author signed in
 * later: 'author' is the guest's browser, 'author, signed in' the same person since.
 */
const author = guest('gia')
const PEOPLE: readonly (readonly [string, BoardPerson])[] = [
  ['author', author],
  ['author, signed in', signedIn(author)],
  ['guest', guest('gus')],
  ['member', member('mia')],
  ['facilitator', facilitator('fay')],
]

const EVERYBODY = 'author | author, signed in | guest | member | facilitator'
const OWN_OR_FACILITATOR = 'author | author, signed in | facilitator'
const OWN_ONLY = 'author | author, signed in'
const FACILITATOR_ONLY = 'facilitator'

/** The matrix: 'n2' and 'c2' are in the trash. */
const MATRIX: Readonly<Record<BoardCommandType, readonly [command: BoardCommand, allowed: string]>> = {
  'add-note': [addNote('n3', 'Tea', 'bad'), EVERYBODY],
  'edit-note': [editNote('n1', 'Tea'), OWN_OR_FACILITATOR],
  'move-note': [moveNote('n1', 'bad', 'a5'), EVERYBODY],
  'delete-note': [deleteNote('n1'), OWN_OR_FACILITATOR],
  'restore-note': [restoreNote('n2'), OWN_OR_FACILITATOR],
  'add-comment': [addComment('n1', 'c3', 'Hm'), EVERYBODY],
  'edit-comment': [editComment('n1', 'c1', 'Hm'), OWN_ONLY],
  'delete-comment': [deleteComment('n1', 'c1'), OWN_OR_FACILITATOR],
  'restore-comment': [restoreComment('n1', 'c2'), OWN_OR_FACILITATOR],
  'set-reaction': [react('n1', '🎉'), EVERYBODY],
  'rename-column': [renameColumn('good', 'Wind'), FACILITATOR_ONLY],
  'rename-board': [renameBoard('Sprint 13'), FACILITATOR_ONLY],
  'set-masking': [setMasking(true), FACILITATOR_ONLY],
}

describe.each([
  ['a board that names authors', namedBoard()],
  ['an anonymous board (D9)', anonymousBoard()],
])('D28: who may do what on %s', (_, empty) => {
  const board = play(
    empty,
    [author, addNote('n1', 'Coffee')],
    [author, addComment('n1', 'c1', 'Every day')],
    [author, addComment('n1', 'c2', 'Oops')],
    [author, addNote('n2', 'Oops', 'good', 'a1')],
    [author, deleteNote('n2')],
    [author, deleteComment('n1', 'c2')],
  )

  describe.each(Object.entries(MATRIX))('%s', (_type, [command, allowed]) => {
    test.each(PEOPLE)('%s', (name, person) => {
      const decision = decide(board, command, by(person))
      const outcome = decision.ok ? decision.events.length : decision.refusal
      expect(outcome).toBe(allowed.split(' | ').includes(name) ? 1 : 'forbidden')
    })
  })
})

describe('D1: nobody is somebody by saying so', () => {
  const board = play(namedBoard(), [author, addNote('n1', 'Coffee')])

  test('what a person may do hangs on the ids that the server gave them, not on the id that they act under', () => {
    const impostor: BoardPerson = { ...guest('gus'), id: author.id }
    expect(decide(board, editNote('n1', 'Tea'), by(impostor))).toEqual(refuse('forbidden'))
  })

  test('a command that brings an author along is written down with the actor all the same', () => {
    const forged: BoardCommand = Object.assign(addNote('n2', 'Tea', 'bad'), { by: author.id, at: 0 })
    const decision = decide(board, forged, by(guest('gus'), { at: 7 }))
    expect(decision).toMatchObject({ ok: true, events: [{ by: guest('gus').id, at: 7 }] })
  })
})
