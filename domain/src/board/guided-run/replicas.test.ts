import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import { evolve } from '../evolve.ts'
import { evolveView } from '../evolve-view.ts'
import { boardFrom, snapshotOf } from '../snapshot.ts'
import { type BoardState, emptyTrash } from '../state.ts'
import { anonymousBoard, namedBoard, play } from '../testing/boards.ts'
import { castVotes } from '../testing/commands.ts'
import { pseudonymOf, signedIn, stranger } from '../testing/people.ts'
import { type Viewer, visibleBoard } from '../visible-board.ts'
import { type ViewEvent, visibleEvents } from '../visibility.ts'
import {
  arbitraryMeeting,
  fay,
  flo,
  gus,
  meetingOn,
  mia,
  type Moment,
  runMeeting,
} from './testing/meetings.ts'

/*
 * A step is sent as one row of events of several tools, each with the board after the last of them. These properties
 * are why a page that was there, and one that joins late, show the same.
 */
const VIEWERS: readonly Viewer[] = [fay, flo, mia, gus, signedIn(gus), stranger(true), stranger(false)]
const BOARDS = [
  ['a board that names authors', meetingOn(namedBoard())],
  ['an anonymous board', meetingOn(anonymousBoard())],
] as const

describe.each(BOARDS)('RUN-1, MASK-16: on %s a viewer', (_name, start) => {
  test('RUN-1, MASK-16: has after each row the board as they may see it, whatever a run meets', () => {
    fc.assert(
      fc.property(arbitraryMeeting(), (acts) => {
        const moments = runMeeting(start, acts)
        for (const viewer of VIEWERS) {
          let replica = seenBy(viewer, start)
          for (const moment of moments) {
            replica = follow(replica, moment, viewer)
            expect(textOf(replica)).toBe(textOf(seenBy(viewer, moment.after)))
          }
        }
      }),
      runs(60),
    )
  })

  test('RUN-1: who joins late has the same board as who was there from the beginning', () => {
    fc.assert(
      fc.property(arbitraryMeeting(), fc.nat(), (acts, somewhere) => {
        const moments = runMeeting(start, acts)
        const joined = somewhere % (moments.length + 1)
        for (const viewer of VIEWERS) {
          const present = moments.reduce((board, each) => follow(board, each, viewer), seenBy(viewer, start))
          const late = moments
            .slice(joined)
            .reduce(
              (board, each) => follow(board, each, viewer),
              seenBy(viewer, moments[joined - 1]?.after ?? start),
            )
          expect(textOf(late)).toBe(textOf(present))
        }
      }),
      runs(60),
    )
  })

  test('RUN-1, WIRE-27: a restart from a snapshot in the middle leads to the same board', () => {
    fc.assert(
      fc.property(arbitraryMeeting(), fc.nat(), (acts, somewhere) => {
        const middle = somewhere % (acts.length + 1)
        const stored = JSON.stringify(snapshotOf(after(start, acts.slice(0, middle))))
        const known = runMeeting(start, acts.slice(0, middle)).length
        const restarted = runMeeting(start, acts)
          .slice(known)
          .flatMap(({ events }) => events)
          .reduce(evolve, boardFrom(JSON.parse(stored) as ReturnType<typeof snapshotOf>))
        expect(snapshotOf(restarted)).toEqual(snapshotOf(after(start, acts)))
      }),
      runs(40),
    )
  })
})

describe('RUN-4: one row of a step carries all that pages need', () => {
  const [, start] = BOARDS[0]
  const voting = play(start, [fay, { type: 'go-to-step', index: 2 }], [mia, castVotes('n2', 2)])
  const rowFor = (viewer: Viewer) => {
    const moment = runMeeting(voting, [{ person: fay, command: { type: 'go-to-step', index: 0 } }])[0]
    return moment === undefined ? [] : sentOf(moment, viewer)
  }

  test('RUN-4: writing after a vote publishes its totals before it hides the notes', () => {
    expect(rowFor(stranger(true)).map(({ type }) => type)).toEqual([
      'run-set',
      'sorting-set',
      'voting-ended',
      'votes-counted',
      'sorting-set',
      'masking-changed',
      'summary-text-set',
      'timer-set',
    ])
  })

  test('MASK-2: authors are sent their own texts with it, and no other ones', () => {
    const texts = (viewer: Viewer) =>
      JSON.stringify(rowFor(viewer))
        .match(/secret\d{4}x/g)
        ?.sort() ?? []
    expect(texts(mia)).toEqual(['secret9001x', 'secret9004x'])
    expect(texts(gus)).toEqual(['secret9002x', 'secret9005x'])
    expect(texts(stranger(true))).toEqual([])
  })
})

function after(start: BoardState, acts: Parameters<typeof runMeeting>[1]): BoardState {
  return runMeeting(start, acts).at(-1)?.after ?? start
}

function seenBy(viewer: Viewer, state: BoardState): BoardState {
  return visibleBoard(state, viewer, pseudonymOf)
}

function sentOf({ events, after: state }: Moment, viewer: Viewer): readonly ViewEvent[] {
  return events.flatMap((event) => visibleEvents(event, state, viewer, pseudonymOf))
}

/** The replica after a row, by way of JSON; a switch of author visibility is sent as the whole board (ANON-13). */
function follow(replica: BoardState, moment: Moment, viewer: Viewer): BoardState {
  if (moment.before.isAnonymous !== moment.after.isAnonymous) return seenBy(viewer, moment.after)
  const sent = JSON.parse(JSON.stringify(sentOf(moment, viewer))) as readonly ViewEvent[]
  return sent.reduce(evolveView, replica)
}

/** What a viewer has seen deleted may stay in their own browser. */
function textOf(board: BoardState): string {
  return JSON.stringify(snapshotOf({ ...board, trash: emptyTrash() }))
}
