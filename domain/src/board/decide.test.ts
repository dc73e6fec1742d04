import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import type { BoardCommandType } from './command.ts'
import { leads, UNNAMED_AUTHOR } from './actor.ts'
import { decide } from './decide.ts'
import type { BoardEvent } from './event.ts'
import { TIMER_MINUTES_MAX } from './limits.ts'
import type { BoardRefusal } from './refusal.ts'
import { anonymousBoard, by, namedBoard } from './testing/boards.ts'
import { deepFreeze } from './testing/deep-freeze.ts'
import { arbitraryHistory, type Happening, runHistory } from './testing/history.ts'
import { boardFrom, snapshotOf } from './snapshot.ts'

const ANY_BOARD = fc.constantFrom(namedBoard(), anonymousBoard())

/** Every refusal code; the type makes sure that none is missing. */
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
  'columns-changed': true,
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

describe('decide answers every command and writes to none of its arguments', () => {
  test('any command of any person at any time gives events, or one of the known refusals', () => {
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

  test('the same arguments give the same answer', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        const copy = boardFrom(structuredClone(snapshotOf(board)))
        expect(runHistory(board, steps)).toEqual(runHistory(copy, structuredClone(steps)))
      }),
      runs(30),
    )
  })
})

describe('an accepted command', () => {
  test('changes something, or has no event: the log holds nothing that did not happen', () => {
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

  test('repeated right after changes nothing more, except where a repetition means something new', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, after } of runHistory(board, steps).filter(isGranted)) {
          const again = decide(after, step.command, by(step.person, step))
          // A person who stepped down may not do so a second time.
          const steppedDown = STEPS_DOWN.has(step.command.type) && !leads(after, step.person)
          // Without a question no person is drawn, however often the command is repeated.
          const isIdle = step.command.type === 'draw-icebreaker-person' && after.icebreakerQuestion === null
          const granted = isIdle ? 'nothing' : (AGAIN[step.command.type] ?? 'nothing')
          // A timer of the longest time has no minute left to add.
          const isLongest =
            step.command.type === 'extend-timer' && after.timer?.duration === TIMER_MINUTES_MAX
          const possible = isLongest ? 'number-invalid' : granted
          const expected = steppedDown ? 'forbidden' : possible
          expect(again.ok ? (again.events[0]?.type ?? 'nothing') : again.refusal).toBe(expected)
        }
      }),
      runs(40),
    )
  })

  test('stores the server’s time and an author who is the actor', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (board, steps) => {
        for (const { step, events } of runHistory(board, steps))
          for (const { event } of events) {
            // Votes over a limit are taken back from their owner when a note is restored or a vote resumed, and voters
            // without votes left are done then (VOTE-10, VOTE-24, VOTE-27).
            const isOfVoter = event.type === 'votes-cast' || event.type === 'voter-done'
            if (isOfVoter && TAKES_VOTES_BACK.has(step.command.type)) continue
            expect('at' in event ? event.at : step.at).toBe(step.at)
            // On an anonymous board an edit of another person's note stores no editor (ANON-8).
            if (event.type === 'note-edited' && event.by === UNNAMED_AUTHOR) continue
            expect(step.person.authorIds).toContain('by' in event ? event.by : step.person.id)
          }
      }),
      runs(40),
    )
  })

  test('that starts something stores the server’s time as its start', () => {
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

const TAKES_VOTES_BACK: ReadonlySet<BoardCommandType> = new Set([
  'restore-note',
  'start-voting',
  'start-run',
  'go-to-step',
  'restore-run',
])
const STEPS_DOWN: ReadonlySet<BoardCommandType> = new Set(['take-facilitation', 'end-take-over'])

/** The answer to a command that was accepted a moment ago, where that is not nothing. */
const AGAIN: Partial<Record<BoardCommandType, string>> = {
  // An id is used once.
  'add-note': 'id-taken',
  'add-comment': 'id-taken',
  'add-action': 'id-taken',
  // A vote ends before the next one starts (VOTE-1).
  'start-voting': 'voting-running',
  // One more minute, and one more GIF.
  'extend-timer': 'timer-set',
  // Each draw takes the next person; a finished round begins again.
  'draw-icebreaker-person': 'icebreaker-asked',
  'share-gif': 'gif-shared',
}

/** The start time that an event sets, if it starts something. */
function startOf(event: BoardEvent): number | null {
  if (event.type === 'timer-set') return event.timer?.startTime ?? null
  if (event.type === 'media-set') return event.media?.startedAt ?? null
  return event.type === 'gif-shared' ? event.gif.at : null
}

function isGranted({ decision }: Happening): boolean {
  return decision.ok
}
