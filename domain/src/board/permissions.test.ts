import { describe, expect, test } from 'vitest'
import { asId, type ActionId } from '../kernel/ids.ts'
import { refuse } from '../kernel/result.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { SONG } from './media/testing/samples.ts'
import type { BoardState } from './state.ts'
import { COMMAND_SAMPLES } from './testing/all-samples.ts'
import { anonymousBoard, by, namedBoard, play, replay } from './testing/boards.ts'
import {
  addAction,
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  editNote,
  groupNote,
  castVotes,
  startVoting,
} from './testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, signedIn } from './testing/people.ts'
import { FACILITATOR_ONLY } from './testing/sample.ts'

/*
 * Who may do what on a live board, to something that one guest wrote. The author signed in later: 'author' is the
 * guest's browser, 'author, signed in' the same person since. A visitor is signed in and not on the team; 'made
 * facilitator' is a member whom a facilitator made one for this board.
 */
const author = guest('gia')
const PEOPLE: readonly (readonly [string, BoardPerson])[] = [
  ['author', author],
  ['author, signed in', signedIn(author)],
  ['guest', guest('gus')],
  ['visitor', { ...member('vic'), seesAssignees: false }],
  ['member', member('mia')],
  ['made facilitator', member('max')],
  ['facilitator', facilitator('fay')],
]

/** Each command with an example and the people who may give it. */
const MATRIX: readonly (readonly [type: string, command: BoardCommand, allowed: string])[] = Object.entries(
  COMMAND_SAMPLES,
).flatMap(([type, { example, allowed }]) => (allowed === null ? [] : [[type, example, allowed]]))

/** Commands that need a running vote or a running mood poll. */
const NEEDS_RUNNING: ReadonlySet<string> = new Set(['cast-votes', 'set-done', 'end-voting', 'end-mood-poll'])

// Rules: ANON-6, COMMENT-1, REACTION-1, NOTE-1, PERM-19, PERM-20, PERM-21, PERM-22, PERM-23
describe.each([
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
])('who may do what on %s', (_, empty) => {
  const [idle, running] = boardsFrom(empty)

  describe.each(MATRIX)('%s', (type, command, allowed) => {
    const board = NEEDS_RUNNING.has(type) ? running : idle

    test.each(PEOPLE)('%s', (name, person) => {
      const decision = decide(board, fitting(command, empty), by(person))
      const outcome = decision.ok ? decision.events.length > 0 : decision.refusal
      expect(outcome).toBe(allowed.split(' | ').includes(name) ? granted(command, empty) : 'forbidden')
    })
  })

  test('PERM-23: a participant who is not a facilitator is refused before anything else is checked, whatever runs', () => {
    const forbidden = MATRIX.filter(([, , allowed]) => allowed === FACILITATOR_ONLY)
    const refusals = forbidden.flatMap(([, command]) =>
      [idle, running, empty].map((board) => decide(board, command, by(guest('gus')))),
    )
    expect(refusals.filter((decision) => decision.ok || decision.refusal !== 'forbidden')).toEqual([])
  })
})

/** The same board twice: while only timer and media run, and while a vote and a mood poll run. */
function boardsFrom(empty: BoardState): readonly [idle: BoardState, running: BoardState] {
  const fay = facilitator('fay')
  const idle = play(
    empty,
    [author, addNote('n1', 'Coffee')],
    [author, addComment('n1', 'c1', 'Every day')],
    [author, addComment('n1', 'c2', 'Oops')],
    [author, addNote('n2', 'Oops', 'good', 'a1')],
    [author, deleteNote('n2')],
    [author, deleteComment('n1', 'c2')],
    [author, addNote('n4', 'Milk', 'good', 'a2')],
    [author, addNote('n5', 'Juice', 'good', 'a3')],
    [author, addNote('n6', 'Water', 'good', 'a4')],
    [author, groupNote('n6', 'n5')],
    [author, addAction('a1')],
    [author, addAction('a2')],
    [author, { type: 'delete-action', actionId: actionId('a2') }],
    [fay, { type: 'give-facilitation', to: member('max').id }],
    [fay, { type: 'give-facilitation', to: member('mel').id }],
    [fay, { type: 'start-run', steps: OTHER_STEPS }],
    [fay, { type: 'start-timer', duration: 3 }],
    [fay, { type: 'start-media', source: SONG, volume: 90 }],
    [fay, startVoting()],
    [author, castVotes('n1', 1)],
    [fay, { type: 'end-voting' }],
    [fay, { type: 'set-sorting', sortBy: null }],
    [fay, { type: 'start-mood-poll' }],
    [fay, { type: 'end-mood-poll' }],
    [fay, { type: 'ask-icebreaker', question: 'Tea?' }],
    [guest('gus'), addNote('n7', 'Removed')],
    [fay, { type: 'remove-content-of-author', noteId: asId('n7'), removalId: asId('r0') }],
  )
  const removed = replay(idle, [{ type: 'person-removed', person: member('ray').id }])
  return [removed, play(removed, [fay, startVoting()], [fay, { type: 'start-mood-poll' }])]
}

/** A switch is tried in the direction that changes something. */
function fitting(command: BoardCommand, { isAnonymous }: BoardState): BoardCommand {
  return command.type === 'set-anonymous' ? { ...command, on: !isAnonymous } : command
}

/** The answer to people who may: what is about one named person is not offered on an anonymous board (ANON-6). */
function granted({ type }: BoardCommand, { isAnonymous }: BoardState): true | 'board-anonymous' {
  const isAboutPerson = ['set-spotlight', 'remove-person', 'remove-content-of-person'].includes(type)
  return isAboutPerson && isAnonymous ? 'board-anonymous' : true
}

function actionId(id: string): ActionId {
  return asId<ActionId>(id)
}

/** Steps that set their clocks alone. */
const OTHER_STEPS = [1, 2].map((minutes) => ({ kind: 'other', minutes, title: 'Talk' }) as const)

describe('AUTH-21, WIRE-2: the identity of a person never comes from a command', () => {
  const board = play(namedBoard(), [author, addNote('n1', 'Coffee')])

  test('the ids that the server gave a person decide what they may do, not the id that they act under', () => {
    const impostor: BoardPerson = { ...guest('gus'), id: author.id }
    expect(decide(board, editNote('n1', 'Tea'), by(impostor))).toEqual(refuse('forbidden'))
  })

  test('a command that names an author is stored with the actor all the same', () => {
    const forged: BoardCommand = Object.assign(addNote('n2', 'Tea', 'bad'), { by: author.id, at: 0 })
    const decision = decide(board, forged, by(guest('gus'), { at: 7 }))
    expect(decision).toMatchObject({ ok: true, events: [{ by: guest('gus').id, at: 7 }] })
  })
})
