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
import { actionFrom, actionRecord } from './action-item.ts'
import { actionRecordOf } from './testing/actions.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { by, play, replay } from './testing/boards.ts'
import { ownersOf, visibleEvents } from './visibility.ts'

/*
 * The server encodes one payload for all who may see the same thing (architecture, "Visibility is a domain
 * rule"): those whose own text, vote, action or office an event is about apart, everybody else by what they see: authors, and who
 * has an action to do.
 */
const PEOPLE = [...actorsOfBoard(), { ...member('vic'), seesAssignees: false }]

describe('one payload serves everybody whose text is not in it', () => {
  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('%s: who is none of the owners is told what a stranger is told', (_, start) => {
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

  test('texts have owners only while brainstorming (D8); votes, actions and offices always', () => {
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

/** Whoever casts a vote, makes or changes an action or becomes a facilitator is told so under an id of theirs. */
const ALWAYS_OWNED = /^(?:votes-cast|voter-done|action-|facilitation-)/

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
    ['a new note: who wrote it', addNote('n3', 'x', 'next'), gus, [gus.id]],
    ['a note’s new text: its author', editNote('n1', 'x'), mia, [mia.id]],
    ['a comment: who wrote it, not the author of the note', addComment('n1', 'c2'), fay, [fay.id]],
    ['a comment’s new text: its author', editComment('n1', 'c1', 'x'), gus, [gus.id]],
    ['a move: nobody, for it carries no text', moveNote('n1', 'next', 'a0'), gus, []],
    ['a reaction: nobody', react('n1', '👍'), gus, []],
    ['a group’s title: the author of its first note', titleGroup('n1', 'Drinks'), mia, [mia.id]],
    ['an action: who wrote it', addAction('a1'), gus, [gus.id]],
    ['a new office: who holds it', { type: 'give-facilitation', to: mia.id }, fay, [mia.id]],
    ['the spotlight: nobody', { type: 'set-spotlight', author: mia.id }, fay, []],
  ])('%s', (_, command, actor, owners) => {
    expect(ownersAfter(masked, actor, command)).toEqual(owners)
  })

  test('when brainstorming begins, everybody who has written: each keeps their own words', () => {
    expect(new Set(ownersAfter(board, fay, setMasking(true)))).toEqual(new Set([mia.id, gus.id]))
  })

  test('when it ends, nobody: all read the same', () => {
    expect(ownersAfter(masked, fay, setMasking(false))).toEqual([])
  })

  test('D7: a vote is its voter’s, and so is being done', () => {
    const voting = play(board, [fay, startVoting({ allowedVotes: 1 })])
    expect(ownersAfter(voting, mia, castVotes('n1', 1))).toEqual([mia.id, mia.id])
    expect(ownersAfter(voting, gus, { type: 'set-done', done: true })).toEqual([gus.id])
  })

  test('D7: of the beginning and the end of a vote everybody is told the same', () => {
    const voting = play(board, [fay, startVoting()])
    expect(ownersAfter(board, fay, startVoting())).toEqual([])
    expect(ownersAfter(voting, fay, { type: 'end-voting' })).toEqual([])
  })

  test('D15: an action that comes from another board is whose it was there', () => {
    const carried = actionFrom({ ...actionRecordOf('a1'), createdBy: gus.id, updatedBy: mia.id })
    const event = { type: 'action-carried', action: actionRecord(carried) } as const
    expect(ownersOf(event, board)).toEqual([gus.id, mia.id])
    expect(ownersOf({ ...event, action: actionRecordOf('a1') }, board)).toEqual([])
  })

  test('while nothing is masked, nobody', () => {
    expect(ownersAfter(board, gus, addNote('n3', 'x', 'next'))).toEqual([])
  })

  function ownersAfter(state: typeof board, actor: typeof fay, command: BoardCommand): readonly string[] {
    const decision = decide(state, command, by(actor))
    if (!decision.ok) throw new Error(decision.refusal)
    return decision.events.flatMap((event) => ownersOf(event, replay(state, decision.events)))
  }
})
