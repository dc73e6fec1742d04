import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { decide } from './decide.ts'
import type { BoardRefusal } from './refusal.ts'
import { anonymousBoard, by, namedBoard } from './testing/boards.ts'
import { deepFreeze } from './testing/deep-freeze.ts'
import { arbitraryHistory, type Happening, runHistory } from './testing/history.ts'
import { boardFrom, snapshotOf } from './snapshot.ts'

const ANY_BOARD = fc.constantFrom(namedBoard(), anonymousBoard())

/** Every code there is; the compiler sees to it that none is missing. */
const REFUSALS = Object.keys({
  forbidden: true,
  'unknown-note': true,
  'unknown-comment': true,
  'unknown-column': true,
  'id-taken': true,
  'text-empty': true,
  'text-too-long': true,
  'text-invalid': true,
  'note-hidden': true,
  'note-being-edited': true,
  'board-full': true,
  'unknown-action': true,
  'same-note': true,
  'voting-running': true,
  'not-voting': true,
  'wrong-column': true,
  'no-votes-left': true,
  'number-invalid': true,
  'media-invalid': true,
  'image-invalid': true,
  'gif-invalid': true,
  'gifs-disabled': true,
  'board-anonymous': true,
  'last-facilitator': true,
} satisfies Record<BoardRefusal, true>)

describe('style rules 3 and 6: decide answers everything and touches nothing', () => {
  test('whatever is asked, by whomever, whenever: events, or one of the known refusals', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        const refusals = runHistory(board, steps).flatMap(({ decision }) =>
          decision.ok ? [] : [decision.refusal],
        )
        expect(refusals.filter((refusal) => !REFUSALS.includes(refusal))).toEqual([])
      }),
      runs(40),
    )
  })

  test('board, command and actor are only read', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        expect(() => runHistory(deepFreeze(board), deepFreeze(steps))).not.toThrow()
      }),
      runs(40),
    )
  })

  test('the same question has the same answer', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        const copy = boardFrom(structuredClone(snapshotOf(board)))
        expect(runHistory(board, steps)).toEqual(runHistory(copy, structuredClone(steps)))
      }),
      runs(30),
    )
  })
})

describe('a granted wish', () => {
  test('changes something, or is granted without an event: the log holds nothing that did not happen', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { before, events } of runHistory(board, steps)) {
          const boards = [before, ...events.map(({ after }) => after)]
          const idle = events.filter((_, at) => isDeepStrictEqual(boards[at], boards[at + 1]))
          expect(idle).toEqual([])
        }
      }),
      runs(40),
    )
  })

  test('wished again right after changes nothing more; only an id is not given twice', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, after } of runHistory(board, steps).filter(isGranted)) {
          const again = decide(after, step.command, by(step.person, step))
          const isNew = step.command.type === 'add-note' || step.command.type === 'add-comment'
          expect(again).toEqual(isNew ? { ok: false, refusal: 'id-taken' } : { ok: true, events: [] })
        }
      }),
      runs(40),
    )
  })

  test('is written down with the server’s time and with an author who is the actor (D1)', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, events } of runHistory(board, steps))
          for (const { event } of events) {
            expect('at' in event ? event.at : step.at).toBe(step.at)
            expect(step.person.authorIds).toContain('by' in event ? event.by : step.person.id)
          }
      }),
      runs(40),
    )
  })
})

function isGranted({ decision }: Happening): boolean {
  return decision.ok
}
