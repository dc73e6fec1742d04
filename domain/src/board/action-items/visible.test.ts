import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ActionId, asId, type BoardId } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { ActionRecord } from './action-item.ts'
import type { BoardCommand, CarryAction } from '../command.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { evolveView } from '../evolve-view.ts'
import { snapshotOf } from '../snapshot.ts'
import { type BoardState, emptyTrash } from '../state.ts'
import { actionOf, actionRecordOf } from '../testing/actions.ts'
import { anonymousBoard, by, namedBoard, play, replay } from '../testing/boards.ts'
import { addAction, setActionDue } from '../testing/commands.ts'
import { type BoardPerson, facilitator, guest, member, pseudonymOf } from '../testing/people.ts'
import { type Viewer, visibleBoard } from '../visible-board.ts'
import { ownersOf, type ViewEvent, visibleEvents } from '../visibility.ts'

/*
 * Action items of other boards are for signed-in members of the team; all others know what this board made (ACTION-21,
 * ACTION-22).
 */
const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
/** Signed in, not on the team, and made a facilitator of this board. */
const vic: BoardPerson = { ...member('vic'), seesAssignees: false }
const MEMBERS = [fay, mia]
const OUTSIDERS = [gus, vic]
const CARRIER = { ...guest('carrier'), id: asId<typeof gus.id>('~system') }

/** Every text and id of the private board's action item that could disclose it. */
const SECRET = actionRecordOf('private-action', {
  text: 'Talk to Sam about the layoffs',
  createdBy: asId('user-author-of-the-secret'),
  updatedBy: asId('user-editor-of-the-secret'),
  assignees: [asId('user-assignee-of-the-secret')],
  addedIn: asId<BoardId>('the-private-board'),
  noteId: asId('the-private-note'),
})
const SECRET_BYTES = /layoffs|of-the-secret|the-private|private-action/

const board = replay(
  play(namedBoard(), [fay, { type: 'give-facilitation', to: vic.id }], [gus, addAction('own', 'Buy coffee')]),
  [{ type: 'action-carried', action: SECRET }],
)
const id = SECRET.id

describe('ACTION-21: who has an action item of an earlier retro', () => {
  test.each(MEMBERS)('ACTION-21: $name, a member of the team, has it and may change it', (person) => {
    expect(visibleBoard(board, person, pseudonymOf).actions.has(id)).toBe(true)
    expect(decide(board, { type: 'edit-action', actionId: id, text: 'Other' }, by(person)).ok).toBe(true)
  })

  test.each(OUTSIDERS)('ACTION-21: $name, an outsider, has only what this board made', (person) => {
    const seen = visibleBoard(board, person, pseudonymOf)
    expect(seen.actions.values().map((action) => action.id)).toEqual(['own'])
    expect(JSON.stringify(snapshotOf(seen))).not.toMatch(SECRET_BYTES)
  })

  test.each(OUTSIDERS)(
    'ACTION-22: $name cannot change it, whatever its state, nor learn whether it exists',
    (person) => {
      const deleted = replay(board, [{ type: 'action-deleted', actionId: id }])
      for (const state of [board, deleted, namedBoard()])
        for (const command of changesOf(id))
          expect(decide(state, command, by(person))).toEqual(refuse('unknown-action'))
    },
  )

  test('ACTION-22: an outsider still changes what this board made', () => {
    expect(actionOf(play(board, [gus, edit('own', 'Buy tea')]), 'own').text).toBe('Buy tea')
    expect(decide(board, { type: 'delete-action', actionId: asId('own') }, by(vic)).ok).toBe(true)
  })

  test('ACTION-23: an outsider is not sent in which other board an action item of this one was done', () => {
    const done = replay(board, [
      {
        type: 'action-carried',
        action: actionRecordOf('own', {
          addedIn: board.id,
          status: 1,
          resovledIn: asId('the-private-board'),
        }),
      },
    ])
    expect(JSON.stringify(snapshotOf(visibleBoard(done, gus, pseudonymOf)))).not.toMatch(SECRET_BYTES)
    expect(actionOf(visibleBoard(done, mia, pseudonymOf), 'own').resolvedIn).toBe('the-private-board')
  })

  test('where the team has another action item with an id of this board, outsiders only lose their own', () => {
    const own = play(namedBoard(), [gus, addAction(id, 'Mine')])
    const decision = decide(own, { type: 'carry-action', action: SECRET, isDeleted: false }, by(CARRIER))
    const events = decision.ok ? decision.events : []
    const after = replay(own, events)
    const told = events.flatMap((event) => visibleEvents(event, after, gus, pseudonymOf))
    expect(told).toEqual([{ type: 'action-deleted', actionId: id }])
    expect(events.flatMap((event) => visibleEvents(event, after, mia, pseudonymOf))).toEqual([
      { type: 'action-carried', action: SECRET },
    ])
  })
})

describe('ACTION-21, ACTION-23: whatever happens to the action items of two boards', () => {
  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('ACTION-23: %s: replicas are the visible board, and no byte of it reaches an outsider', (_, start) => {
    fc.assert(
      fc.property(fc.array(arbitraryStep, { maxLength: 30 }), (steps) => {
        for (const viewer of [...MEMBERS, ...OUTSIDERS]) {
          let state = start
          let replica = visibleBoard(start, viewer, pseudonymOf)
          const received: unknown[] = [snapshotOf(replica)]
          for (const { person, command } of steps) {
            const decision = decide(state, command, by(command.type === 'carry-action' ? CARRIER : person))
            if (!decision.ok) continue
            state = decision.events.reduce(evolve, state)
            for (const event of decision.events) {
              const told = visibleEvents(event, state, viewer, pseudonymOf)
              received.push(told)
              replica = wired(told).reduce(evolveView, replica)
            }
            const seen = visibleBoard(state, viewer, pseudonymOf)
            received.push(snapshotOf(seen))
            expect(withoutTrash(replica)).toEqual(withoutTrash(seen))
          }
          const isOutsider = OUTSIDERS.some((outsider) => outsider === viewer)
          expect(isOutsider ? JSON.stringify(received) : '').not.toMatch(SECRET_BYTES)
        }
      }),
      runs(60),
    )
  })

  test('WIRE-21: an outsider who is no owner of an event gets what all outsiders of the same audience get', () => {
    fc.assert(
      fc.property(fc.array(arbitraryStep, { maxLength: 30 }), (steps) => {
        let state = namedBoard()
        for (const { person, command } of steps) {
          const decision = decide(state, command, by(command.type === 'carry-action' ? CARRIER : person))
          if (!decision.ok) continue
          state = decision.events.reduce(evolve, state)
          for (const event of decision.events) {
            const owners = ownersOf(event, state)
            if (owners.includes(gus.id)) continue
            const outsider: Viewer = { seesAuthors: false, seesAssignees: false, authorIds: [] }
            expect(visibleEvents(event, state, gus, pseudonymOf)).toEqual(
              visibleEvents(event, state, outsider, pseudonymOf),
            )
          }
        }
      }),
      runs(60),
    )
  })
})

/** Members and outsiders change both action items, and the server carries the other board's one over and over. */
const arbitraryStep: fc.Arbitrary<{
  readonly person: BoardPerson
  readonly command: BoardCommand | CarryAction
}> = fc
  .record({
    isCarry: fc.boolean(),
    isDeleted: fc.boolean(),
    change: fc.constantFrom<Partial<ActionRecord>>(
      {},
      { text: 'Ask Sam about the layoffs again' },
      { status: 1, resovledIn: asId('the-private-board') },
      { assignees: [] },
    ),
    person: fc.constantFrom(...MEMBERS, ...OUTSIDERS),
    pick: fc.nat(20),
    actionId: fc.constantFrom('own', 'other').map((one) => asId<ActionId>(one)),
  })
  .map(({ isCarry, isDeleted, change, person, pick, actionId }) => {
    if (isCarry)
      return { person, command: { type: 'carry-action', action: { ...SECRET, ...change }, isDeleted } }
    // Members may act on both; outsiders act on their own one, or guess the id.
    const target = MEMBERS.some((one) => one === person) && pick % 2 === 0 ? id : actionId
    const commands = [addAction(actionId, 'Buy coffee'), ...changesOf(target)] as const
    return { person, command: commands[pick % commands.length] ?? addAction(actionId) }
  })

function changesOf(actionId: ActionId): readonly BoardCommand[] {
  return [
    edit(actionId, 'Nothing to see'),
    { type: 'set-action-status', actionId, status: 1 },
    { type: 'set-action-status', actionId, status: 0 },
    { type: 'assign-action', actionId, assignee: null },
    setActionDue(actionId, '2026-12-24'),
    { type: 'delete-action', actionId },
    { type: 'restore-action', actionId },
  ]
}

function edit(actionId: string, text: string): BoardCommand {
  return { type: 'edit-action', actionId: asId<ActionId>(actionId), text }
}

function wired(told: readonly ViewEvent[]): readonly ViewEvent[] {
  return JSON.parse(JSON.stringify(told)) as readonly ViewEvent[]
}

function withoutTrash(state: BoardState): BoardState {
  return { ...state, trash: emptyTrash() }
}
