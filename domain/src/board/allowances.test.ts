import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ActionId, asId, type CommentId, type NoteId } from '../kernel/ids.ts'
import { refuse } from '../kernel/result.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { actionRecordOf } from './testing/actions.ts'
import { isAuthor } from './actor.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import {
  ACTIONS_MAX,
  ACTIONS_PER_PERSON,
  COMMENTS_PER_PERSON,
  DELETED_PER_ALLOWANCE,
  NOTES_PER_PERSON,
} from './limits.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, by, namedBoard, play, replay } from './testing/boards.ts'
import { addAction, addComment, addNote, deleteNote, restoreNote } from './testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, signedIn } from './testing/people.ts'

/* One person cannot fill a board, nor a team's action items (limits.ts). */
const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const vic: BoardPerson = { ...member('vic'), seesAssignees: false }

const KINDS = [
  ['notes', NOTES_PER_PERSON, note, (at: number) => deleteNote(`n${at}`)],
  [
    'comments',
    COMMENTS_PER_PERSON,
    comment,
    (at: number) => ({ ...aboutComment(at), type: 'delete-comment' as const }),
  ],
  [
    'action items',
    ACTIONS_PER_PERSON,
    action,
    (at: number) => ({ ...aboutAction(at), type: 'delete-action' as const }),
  ],
] as const

describe.each(KINDS)(
  'ACTION-37, COMMENT-9, NOTE-25: %s: one person has an allowance',
  (_, limit, add, remove) => {
    test.each([
      ['a guest', gus, limit.guest],
      ['a signed-in user who is not on the team', vic, limit.guest],
      ['a member of the team', mia, limit.member],
    ])('NOTE-31: %s adds as many as allowed, and no more', (_who, person, allowed) => {
      const full = filled(boardWithNotes(), person, allowed, add)
      expect(decide(full, add(allowed), by(person))).toEqual(refuse('allowance-used-up'))
      expect(decide(full, add(allowed), by(fay)).ok).toBe(true)
      expect(decide(full, add(allowed), by(guest('gia'))).ok).toBe(true)
    })

    test('NOTE-28: what they delete makes room, also when a facilitator deletes it', () => {
      const full = filled(boardWithNotes(), gus, limit.guest, add)
      for (const person of [gus, fay])
        expect(decide(play(full, [person, remove(0)]), add(limit.guest), by(gus)).ok).toBe(true)
    })

    test('ACTION-37, NOTE-25: facilitators have no allowance, those whom another facilitator made one included', () => {
      const led = play(boardWithNotes(), [fay, { type: 'give-facilitation', to: vic.id }])
      for (const person of [fay, vic])
        expect(decide(filled(led, person, limit.member, add), add(limit.member), by(person)).ok).toBe(true)
    })

    test('NOTE-29: signing in begins no second allowance', () => {
      const full = filled(boardWithNotes(), gus, limit.guest, add)
      const after = signedIn(gus)
      const more = filled(full, after, limit.member - limit.guest, (at) => add(limit.guest + at))
      expect(decide(more, add(limit.member), by(after))).toEqual(refuse('allowance-used-up'))
    })

    test('NOTE-29: it counts on an anonymous board too, where authors are pseudonyms', () => {
      const full = filled(boardWithNotes(anonymousBoard()), gus, limit.guest, add)
      expect(decide(full, add(limit.guest), by(gus))).toEqual(refuse('allowance-used-up'))
    })

    test('NOTE-27: adding and deleting in a loop comes to an end', () => {
      let board = boardWithNotes()
      for (let round = 0; round < DELETED_PER_ALLOWANCE; round += 1) {
        const first = round * limit.guest
        board = filled(board, gus, limit.guest, (at) => add(first + at))
        for (let at = 0; at < limit.guest; at += 1) board = play(board, [gus, remove(first + at)])
      }
      const next = add(DELETED_PER_ALLOWANCE * limit.guest)
      expect(decide(board, next, by(gus))).toEqual(refuse('allowance-used-up'))
      expect(decide(board, next, by(mia)).ok).toBe(true)
    })
  },
)

test('NOTE-28: a note comes back within the allowance of who brings it back, by a facilitator beyond it', () => {
  const deleted = play(filled(namedBoard(), gus, NOTES_PER_PERSON.guest, note), [gus, deleteNote('n0')])
  const full = play(deleted, [gus, addNote('instead')])
  expect(decide(full, restoreNote('n0'), by(gus))).toEqual(refuse('allowance-used-up'))
  expect(decide(full, restoreNote('n0'), by(fay)).ok).toBe(true)
  expect(decide(deleted, restoreNote('n0'), by(gus)).ok).toBe(true)
})

describe(`a board makes ${ACTIONS_MAX} action items and takes in as many of other boards`, () => {
  const own = filled(namedBoard(), fay, ACTIONS_MAX, action)
  const carried = replay(
    namedBoard(),
    Array.from({ length: ACTIONS_MAX }, (_, at) => ({
      type: 'action-carried' as const,
      action: actionRecordOf(`m${at}`),
    })),
  )

  test('ACTION-38: beyond its own ones it is full, until one is deleted', () => {
    expect(decide(own, addAction('more'), by(fay))).toEqual(refuse('board-full'))
    const less = play(own, [fay, { ...aboutAction(0), type: 'delete-action' }])
    expect(decide(less, addAction('more'), by(fay)).ok).toBe(true)
  })

  test('ACTION-38: those of other boards take no room of its own ones; those beyond the limit are not taken in', () => {
    expect(decide(carried, addAction('mine'), by(gus)).ok).toBe(true)
    const next = { type: 'carry-action', action: actionRecordOf('next'), isDeleted: false } as const
    expect(decide(carried, next, by(gus))).toEqual({ ok: true, events: [] })
    const changed = { ...next, action: actionRecordOf('m0', { text: 'Buy tea' }) }
    expect(decide(carried, changed, by(gus))).toMatchObject({ events: [{ type: 'action-carried' }] })
  })
})

test('NOTE-25: whatever people add, delete and restore, only facilitators ever have more notes than allowed', () => {
  const people = [gus, vic, mia]
  const step = fc.record({
    person: fc.constantFrom(...people),
    kind: fc.constantFrom('add', 'delete', 'restore'),
    at: fc.nat(12),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      // All but the last few of each person's allowance are used up before.
      let board = people.reduce(
        (before, person) =>
          filled(before, person, allowedFor(person) - 3, (at) => addNote(`${person.name}${at}`)),
        namedBoard(),
      )
      for (const { person, kind, at } of steps) {
        const decision = decide(board, noteCommand(kind, `x${at}`), by(person))
        if (decision.ok) board = replay(board, decision.events)
        for (const one of people) {
          const count = board.notes.values().filter((each) => isAuthor(each.by, one)).length
          expect(count).toBeLessThanOrEqual(allowedFor(one))
        }
      }
    }),
    runs(25),
  )
})

function allowedFor({ seesAssignees }: BoardPerson): number {
  return seesAssignees ? NOTES_PER_PERSON.member : NOTES_PER_PERSON.guest
}

function noteCommand(kind: string, id: string): BoardCommand {
  if (kind === 'add') return addNote(id)
  return kind === 'delete' ? deleteNote(id) : restoreNote(id)
}

/** Ten notes of the facilitator, to be commented on. */
function boardWithNotes(board = namedBoard()): BoardState {
  return Array.from({ length: 10 }, (_, at) => at).reduce(
    (state, at) => play(state, [fay, addNote(`f${at}`)]),
    board,
  )
}

/** The board after this person added so many. */
function filled(
  board: BoardState,
  person: BoardPerson,
  count: number,
  add: (at: number) => BoardCommand,
): BoardState {
  return Array.from({ length: count }, (_, at) => at).reduce(
    (state, at) => play(state, [person, add(at)]),
    board,
  )
}

function note(at: number): BoardCommand {
  return addNote(`n${at}`)
}

function comment(at: number): BoardCommand {
  return addComment(`f${at % 10}`, `c${at}`)
}

function action(at: number): BoardCommand {
  return addAction(`a${at}`)
}

function aboutComment(at: number) {
  return { noteId: asId<NoteId>(`f${at % 10}`), commentId: asId<CommentId>(`c${at}`) }
}

function aboutAction(at: number) {
  return { actionId: asId<ActionId>(`a${at}`) }
}
