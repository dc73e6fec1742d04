import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { missedEvent } from './catch-up.ts'
import { evolveView } from './evolve-view.ts'
import { snapshotOf } from './snapshot.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, namedBoard, play } from './testing/boards.ts'
import {
  addComment,
  addNote,
  deleteNote,
  editNote,
  react,
  restoreNote,
  setMasking,
} from './testing/commands.ts'
import { arbitraryHistory, type Happening, runHistory, SECRETS } from './testing/history.ts'
import { actorsOfBoard, facilitator, guest, pseudonymOf, stranger } from './testing/people.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { type ViewEvent, visibleEvents } from './visibility.ts'

/*
 * A client leaves, things happen, it comes back: it is sent what it missed or the whole board, and in either case
 * has neither more nor less than a client that joins for the first time.
 */
const VIEWERS: readonly Viewer[] = [...actorsOfBoard(), stranger(true), stranger(false)]

/** The events to send later in place of these, when the board is `now`; null: send the whole board. */
function toldOf(missed: readonly Happening[], now: BoardState, viewer: Viewer): readonly ViewEvent[] | null {
  const told: ViewEvent[] = []
  for (const { event, after } of missed.flatMap(({ events }) => events)) {
    const tellable = missedEvent(event, now)
    if (tellable === null) return null
    told.push(...visibleEvents(tellable, after, viewer, pseudonymOf))
  }
  return told
}

describe.each([
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
])('a client that comes back to %s', (_, start) => {
  test('CONN-19, WIRE-10: has the board of a newcomer, and got no text that a newcomer may not read', () => {
    fc.assert(
      fc.property(arbitraryHistory({ maxLength: 12 }), fc.nat(), (steps, somewhere) => {
        const happenings = runHistory(start, steps)
        const left = somewhere % (happenings.length + 1)
        const then = happenings[left - 1]?.after ?? start
        const now = happenings.at(-1)?.after ?? start
        // While brainstorming the client gets the whole board anyway.
        fc.pre(!now.isMasked)
        for (const viewer of VIEWERS) {
          const told = toldOf(happenings.slice(left), now, viewer)
          if (told === null) continue
          const newcomer = visibleBoard(now, viewer, pseudonymOf)
          const replica = told.reduce(evolveView, visibleBoard(then, viewer, pseudonymOf))
          expect(replica).toEqual(newcomer)
          const readable = new Set(wordsIn(snapshotOf(newcomer)))
          expect(wordsIn(told).filter((word) => !readable.has(word))).toEqual([])
        }
      }),
      runs(120),
    )
  })
})

describe('one missed event', () => {
  const fay = facilitator('fay')
  const gus = guest('gus')
  const board = play(namedBoard(), [gus, addNote('n1', 'first')], [gus, addComment('n1', 'c1')])
  const added = runHistory(namedBoard(), [
    { person: gus, command: addNote('n1', 'first'), at: 0, busy: [] },
  ])[0]!.events[0]!.event

  test('that wrote a text is sent with the text of now', () => {
    const now = play(board, [gus, editNote('n1', 'second')])
    expect(missedEvent(added, now)).toEqual({ ...added, text: 'second' })
  })

  test('that wrote something which is gone by now is not sent', () => {
    expect(missedEvent(added, play(board, [gus, deleteNote('n1')]))).toBeNull()
  })

  test.each([
    ['a deletion', [[gus, deleteNote('n1')]]],
    [
      'a return from the trash',
      [
        [gus, deleteNote('n1')],
        [gus, restoreNote('n1')],
      ],
    ],
    ['brainstorming', [[fay, setMasking(true)]]],
  ] as const)('that is %s asks for the whole board', (_, plays) => {
    const steps = plays.map(([person, command]) => ({ person, command, at: 0, busy: [] }))
    const last = runHistory(board, steps).at(-1)!
    expect(missedEvent(last.events[0]!.event, last.after)).toBeNull()
  })

  test('that has no text is sent as it is', () => {
    const { events, after } = runHistory(board, [
      { person: gus, command: react('n1', '👍'), at: 0, busy: [] },
    ])[0]!
    expect(missedEvent(events[0]!.event, after)).toEqual(events[0]!.event)
  })
})

function wordsIn(value: unknown): string[] {
  return JSON.stringify(value).match(SECRETS) ?? []
}
