import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import type { BoardCommandType } from './command.ts'
import { leads, UNNAMED_AUTHOR } from './actor.ts'
import { decide } from './decide.ts'
import type { BoardEvent } from './event.ts'
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
  'allowance-used-up': true,
  'unknown-action': true,
  'same-note': true,
  'voting-running': true,
  'brainstorming-running': true,
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
  'too-many-switches': true,
  'facilitator-present': true,
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

  test('wished again right after changes nothing more, but for what is new each time', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, after } of runHistory(board, steps).filter(isGranted)) {
          const again = decide(after, step.command, by(step.person, step))
          // Whoever steps down may not do so a second time.
          const steppedDown = STEPS_DOWN.has(step.command.type) && !leads(after, step.person)
          const expected = steppedDown ? 'forbidden' : (AGAIN[step.command.type] ?? 'nothing')
          expect(again.ok ? (again.events[0]?.type ?? 'nothing') : again.refusal).toBe(expected)
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
            // Votes over a limit are taken back from their owner: as a note is restored, or a vote resumed (D7).
            if (event.type === 'votes-cast' && TAKES_VOTES_BACK.has(step.command.type)) continue
            expect('at' in event ? event.at : step.at).toBe(step.at)
            // On an anonymous board an edit of another person's note names nobody (D9).
            if (event.type === 'note-edited' && event.by === UNNAMED_AUTHOR) continue
            expect(step.person.authorIds).toContain('by' in event ? event.by : step.person.id)
          }
      }),
      runs(40),
    )
  })

  test('that starts something is written down with the server’s time as well', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, events } of runHistory(board, steps)) {
          const starts = events.flatMap(({ event }) => startOf(event) ?? [])
          const isNew = step.command.type !== 'extend-timer' && step.command.type !== 'set-volume'
          expect(isNew ? starts.filter((start) => start !== step.at) : []).toEqual([])
        }
      }),
      runs(40),
    )
  })
})

const TAKES_VOTES_BACK: ReadonlySet<BoardCommandType> = new Set(['restore-note', 'start-voting'])
const STEPS_DOWN: ReadonlySet<BoardCommandType> = new Set(['take-facilitation', 'end-take-over'])

/** What comes of a wish that was granted a moment ago, where that is not simply nothing. */
const AGAIN: Partial<Record<BoardCommandType, string>> = {
  // An id is given once.
  'add-note': 'id-taken',
  'add-comment': 'id-taken',
  'add-action': 'id-taken',
  // A vote is started once and ended before the next (board.md §4).
  'start-voting': 'voting-running',
  // One more minute, and one more picture.
  'extend-timer': 'timer-set',
  'share-gif': 'gif-shared',
}

/** When what an event starts began, if it starts anything. */
function startOf(event: BoardEvent): number | null {
  if (event.type === 'timer-set') return event.timer?.startTime ?? null
  if (event.type === 'media-set') return event.media?.startedAt ?? null
  return event.type === 'gif-shared' ? event.gif.at : null
}

function isGranted({ decision }: Happening): boolean {
  return decision.ok
}
