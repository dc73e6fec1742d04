import { describe, expect, test } from 'vitest'
import { refuse } from '../kernel/result.ts'
import type { BoardCommand, BoardCommandType } from './command.ts'
import { asId, type ActionId, type ColumnId } from '../kernel/ids.ts'
import { decide } from './decide.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, by, namedBoard, play, replay } from './testing/boards.ts'
import { GIF, SONG } from './testing/arbitrary-command.ts'
import {
  addAction,
  addComment,
  addNote,
  assignAction,
  castVotes,
  deleteComment,
  deleteNote,
  editComment,
  editNote,
  groupNote,
  moveNote,
  react,
  renameBoard,
  renameColumn,
  restoreComment,
  restoreNote,
  setActionDue,
  setMasking,
  startVoting,
  titleGroup,
  ungroupNote,
} from './testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, signedIn } from './testing/people.ts'

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

const EVERYBODY = 'author | author, signed in | guest | visitor | member | made facilitator | facilitator'
const OWN_OR_FACILITATOR = 'author | author, signed in | made facilitator | facilitator'
const OWN_ONLY = 'author | author, signed in'
const FACILITATOR_ONLY = 'made facilitator | facilitator'
const MEMBERS = 'author, signed in | member | made facilitator | facilitator'

/** Take-overs depend on presence, too: `rules/take-over.test.ts` has them. */
type MatrixCommand = Exclude<BoardCommandType, 'take-over-facilitation' | 'end-take-over'>

/** The matrix: 'n2', 'c2' and 'a2' are in the trash, 'n6' is in the group of 'n5', everything else is the author's. */
const MATRIX: Readonly<Record<MatrixCommand, readonly [command: BoardCommand, allowed: string]>> = {
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
  'group-note': [groupNote('n1', 'n4'), EVERYBODY],
  'ungroup-note': [ungroupNote('n6'), EVERYBODY],
  'title-group': [titleGroup('n5', 'Drinks'), EVERYBODY],
  'cast-votes': [castVotes('n1', 1), EVERYBODY],
  'set-done': [{ type: 'set-done', done: true }, EVERYBODY],
  'start-voting': [startVoting(), FACILITATOR_ONLY],
  'end-voting': [{ type: 'end-voting' }, FACILITATOR_ONLY],
  'add-action': [addAction('a3'), EVERYBODY],
  'edit-action': [{ type: 'edit-action', actionId: actionId('a1'), text: 'Hm' }, EVERYBODY],
  'set-action-status': [{ type: 'set-action-status', actionId: actionId('a1'), status: 1 }, EVERYBODY],
  'assign-action': [assignAction('a1', member('mia').id), MEMBERS],
  'set-action-due': [setActionDue('a1', '2026-11-30'), MEMBERS],
  'delete-action': [{ type: 'delete-action', actionId: actionId('a1') }, OWN_OR_FACILITATOR],
  'restore-action': [{ type: 'restore-action', actionId: actionId('a2') }, OWN_OR_FACILITATOR],
  'start-timer': [{ type: 'start-timer', duration: 5 }, FACILITATOR_ONLY],
  'extend-timer': [{ type: 'extend-timer' }, FACILITATOR_ONLY],
  'end-timer': [{ type: 'end-timer' }, FACILITATOR_ONLY],
  'start-media': [{ type: 'start-media', source: SONG, volume: 50 }, FACILITATOR_ONLY],
  'set-volume': [{ type: 'set-volume', volume: 10 }, FACILITATOR_ONLY],
  'stop-media': [{ type: 'stop-media' }, FACILITATOR_ONLY],
  'start-mood-poll': [{ type: 'start-mood-poll' }, FACILITATOR_ONLY],
  'end-mood-poll': [{ type: 'end-mood-poll' }, FACILITATOR_ONLY],
  'show-mood': [{ type: 'show-mood', on: false }, FACILITATOR_ONLY],
  'show-summary': [{ type: 'show-summary', on: true }, FACILITATOR_ONLY],
  'ask-icebreaker': [{ type: 'ask-icebreaker', question: 'Why?' }, FACILITATOR_ONLY],
  'end-icebreaker': [{ type: 'end-icebreaker' }, FACILITATOR_ONLY],
  'draw-icebreaker-person': [{ type: 'draw-icebreaker-person' }, FACILITATOR_ONLY],
  'set-spotlight': [{ type: 'set-spotlight', author: member('mia').id }, FACILITATOR_ONLY],
  'set-sorting': [{ type: 'set-sorting', sortBy: 'votes' }, FACILITATOR_ONLY],
  'set-gif-sharing': [{ type: 'set-gif-sharing', on: false }, FACILITATOR_ONLY],
  'share-gif': [{ type: 'share-gif', gif: GIF }, EVERYBODY],
  'give-facilitation': [{ type: 'give-facilitation', to: member('mo').id }, FACILITATOR_ONLY],
  'take-facilitation': [{ type: 'take-facilitation', from: member('max').id }, FACILITATOR_ONLY],
  'remove-content-of-person': [
    { type: 'remove-content-of-person', person: author.id, removalId: asId('r1') },
    FACILITATOR_ONLY,
  ],
  'remove-content-of-author': [
    { type: 'remove-content-of-author', noteId: asId('n1'), removalId: asId('r1') },
    FACILITATOR_ONLY,
  ],
  'restore-content': [{ type: 'restore-content', removalId: asId('r0') }, FACILITATOR_ONLY],
  'remove-person': [{ type: 'remove-person', person: member('mo').id }, FACILITATOR_ONLY],
  'readmit-person': [{ type: 'readmit-person', person: member('ray').id }, FACILITATOR_ONLY],
  'set-columns': [
    { type: 'set-columns', columns: [{ id: asId<ColumnId>('good'), name: 'All' }] },
    FACILITATOR_ONLY,
  ],
  'set-anonymous': [{ type: 'set-anonymous', on: true }, FACILITATOR_ONLY],
  'set-background': [{ type: 'set-background', theme: 'dunes', backgroundUrl: null }, FACILITATOR_ONLY],
}

/** Commands that need a running vote or a running mood poll. */
const NEEDS_RUNNING: ReadonlySet<string> = new Set(['cast-votes', 'set-done', 'end-voting', 'end-mood-poll'])

// Rules: ANON-6, COMMENT-1, REACTION-1, NOTE-1, PERM-19, PERM-20, PERM-21, PERM-22, PERM-23
describe.each([
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
])('who may do what on %s', (_, empty) => {
  const [idle, running] = boardsFrom(empty)

  describe.each(Object.entries(MATRIX))('%s', (type, [command, allowed]) => {
    const board = NEEDS_RUNNING.has(type) ? running : idle

    test.each(PEOPLE)('%s', (name, person) => {
      const decision = decide(board, fitting(command, empty), by(person))
      const outcome = decision.ok ? decision.events.length > 0 : decision.refusal
      expect(outcome).toBe(allowed.split(' | ').includes(name) ? granted(command, empty) : 'forbidden')
    })
  })

  test('PERM-23: a participant who is not a facilitator is refused before anything else is checked, whatever runs', () => {
    const forbidden = Object.values(MATRIX).filter(([, allowed]) => allowed === FACILITATOR_ONLY)
    const refusals = forbidden.flatMap(([command]) =>
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
    [fay, { type: 'start-timer', duration: 3 }],
    [fay, { type: 'start-media', source: SONG, volume: 90 }],
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
