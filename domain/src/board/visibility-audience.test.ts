import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { anonymousBoard, namedBoard } from './testing/boards.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import { actorsOfBoard, facilitator, guest, member, pseudonymOf, stranger } from './testing/people.ts'
import {
  addAction,
  addComment,
  addNote,
  castVotes,
  editComment,
  editNote,
  moveNote,
  react,
  setMasking,
  startVoting,
  titleGroup,
} from './testing/commands.ts'
import { actionFrom, actionRecord } from './action-items/action-item.ts'
import { actionRecordOf } from './testing/actions.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { by, play, replay } from './testing/boards.ts'
import { ownersOf, visibleEvents } from './visibility.ts'

/*
 * The server encodes one payload for all who may see the same (WIRE-21): apart for those whose own text, vote, action
 * item or facilitation an event is about, for all others by what they see: authors and assignees.
 */
const PEOPLE = [...actorsOfBoard(), { ...member('vic'), seesAssignees: false }]

describe('WIRE-21: one payload serves all viewers whose text is not in it', () => {
  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('WIRE-21: %s: viewers who are none of the owners are sent what a stranger is sent', (_, start) => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { event, after } of runHistory(start, steps).flatMap(({ events }) => events)) {
          const owners = ownersOf(event, after)
          const others = PEOPLE.filter(({ authorIds }) => !authorIds.some((id) => owners.includes(id)))
          for (const viewer of others)
            expect(visibleEvents(event, after, viewer, pseudonymOf)).toEqual(
              visibleEvents(event, after, stranger(viewer.seesAuthors, viewer.seesAssignees), pseudonymOf),
            )
        }
      }),
      runs(40),
    )
  })

  test('texts have owners only while brainstorming; votes, action items and facilitation always', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { event, after } of runHistory(namedBoard(), steps).flatMap(({ events }) => events)) {
          const isShared = ownersOf(event, after).length === 0
          expect(isShared || after.isMasked || ALWAYS_OWNED.test(event.type)).toBe(true)
        }
      }),
      runs(40),
    )
  })
})

/**
 * A person who votes, is done with a step, makes or changes an action item or becomes a facilitator is sent that under an id of their own.
 */
const ALWAYS_OWNED = /^(?:votes-cast|voter-done|step-done|action-|facilitation-)/

describe('the owners of an event’s texts', () => {
  const fay = facilitator('fay')
  const mia = member('mia')
  const gus = guest('gus')
  const board = play(
    namedBoard(),
    [mia, addNote('n1', 'Coffee')],
    [gus, addComment('n1', 'c1')],
    [gus, addNote('n2', 'Tea', 'bad')],
  )
  const masked = play(board, [fay, setMasking(true)])

  test.each<[string, BoardCommand, typeof fay, readonly string[]]>([
    ['a new note: its author', addNote('n3', 'x', 'next'), gus, [gus.id]],
    ['a note’s new text: its author', editNote('n1', 'x'), mia, [mia.id]],
    ['a comment: its author, not the author of the note', addComment('n1', 'c2'), fay, [fay.id]],
    ['a comment’s new text: its author', editComment('n1', 'c1', 'x'), gus, [gus.id]],
    ['a move: no owners, since it carries no text', moveNote('n1', 'next', 'a0'), gus, []],
    ['a reaction: no owners', react('n1', '👍'), gus, []],
    ['a group’s title: the author of its first note', titleGroup('n1', 'Drinks'), mia, [mia.id]],
    ['an action item: its author', addAction('a1'), gus, [gus.id]],
    ['a new facilitator: that person', { type: 'give-facilitation', to: mia.id }, fay, [mia.id]],
    ['the spotlight: no owners', { type: 'set-spotlight', author: mia.id }, fay, []],
  ])('%s', (_, command, actor, owners) => {
    expect(ownersAfter(masked, actor, command)).toEqual(owners)
  })

  test('MASK-2: when brainstorming begins, all authors: each keeps their own texts', () => {
    expect(new Set(ownersAfter(board, fay, setMasking(true)))).toEqual(new Set([mia.id, gus.id]))
  })

  test('when it ends, none: all viewers read the same', () => {
    expect(ownersAfter(masked, fay, setMasking(false))).toEqual([])
  })

  test('VOTE-31: a vote has its voter as owner, and so has being done', () => {
    const voting = play(board, [fay, startVoting({ allowedVotes: 1 })])
    expect(ownersAfter(voting, mia, castVotes('n1', 1))).toEqual([mia.id, mia.id])
    expect(ownersAfter(voting, gus, { type: 'set-done', done: true })).toEqual([gus.id])
  })

  test('the beginning and the end of a vote are sent to all alike', () => {
    const voting = play(board, [fay, startVoting()])
    expect(ownersAfter(board, fay, startVoting())).toEqual([])
    expect(ownersAfter(voting, fay, { type: 'end-voting' })).toEqual([])
  })

  test('an action item that comes from another board has its author there as owner', () => {
    const carried = actionFrom({ ...actionRecordOf('a1'), createdBy: gus.id, updatedBy: mia.id })
    const event = { type: 'action-carried', action: actionRecord(carried) } as const
    expect(ownersOf(event, board)).toEqual([gus.id, mia.id])
    expect(ownersOf({ ...event, action: actionRecordOf('a1') }, board)).toEqual([])
  })

  test('while nothing is masked, none', () => {
    expect(ownersAfter(board, gus, addNote('n3', 'x', 'next'))).toEqual([])
  })

  function ownersAfter(state: typeof board, actor: typeof fay, command: BoardCommand): readonly string[] {
    const decision = decide(state, command, by(actor))
    if (!decision.ok) throw new Error(decision.refusal)
    return decision.events.flatMap((event) => ownersOf(event, replay(state, decision.events)))
  }
})
