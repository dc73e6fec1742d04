import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { anonymousBoard, namedBoard } from './testing/boards.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import { actorsOfBoard, facilitator, guest, member, pseudonymOf, stranger } from './testing/people.ts'
import {
  addComment,
  addNote,
  editComment,
  editNote,
  moveNote,
  react,
  setMasking,
} from './testing/commands.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { by, play, replay } from './testing/boards.ts'
import { ownersOf, visibleEvents } from './visibility.ts'

/*
 * The server encodes one payload for all who may see the same thing (architecture, "Visibility is a domain
 * rule"): those whose own texts an event carries apart, everybody else by whether they see authors.
 */
const PEOPLE = actorsOfBoard()

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
              visibleEvents(event, after, stranger(viewer.seesAuthors), pseudonymOf),
            )
        }
      }),
      runs(40),
    )
  })

  test('who is told more than a stranger is therefore an owner, and only while brainstorming (D8)', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { event, after } of runHistory(namedBoard(), steps).flatMap(({ events }) => events)) {
          const isShared = ownersOf(event, after).length === 0
          expect(isShared || after.isMasked).toBe(true)
        }
      }),
      runs(40),
    )
  })
})

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
  ])('%s', (_, command, actor, owners) => {
    expect(ownersAfter(masked, actor, command)).toEqual(owners)
  })

  test('when brainstorming begins, everybody who has written: each keeps their own words', () => {
    expect(new Set(ownersAfter(board, fay, setMasking(true)))).toEqual(new Set([mia.id, gus.id]))
  })

  test('when it ends, nobody: all read the same', () => {
    expect(ownersAfter(masked, fay, setMasking(false))).toEqual([])
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
