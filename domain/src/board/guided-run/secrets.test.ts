import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import { isAuthor } from '../actor.ts'
import type { BoardState } from '../state.ts'
import { anonymousBoard, namedBoard } from '../testing/boards.ts'
import { pseudonymOf, stranger } from '../testing/people.ts'
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
 * Steps hide and show notes together with votes, the order and the clock. Whatever is sent of a row is searched for what
 * its viewer may not know; what that is follows from the rules here, not from the code.
 */
const PEOPLE = [fay, flo, mia, gus]
const VIEWERS: readonly Viewer[] = [...PEOPLE, stranger(true), stranger(false)]
const BOARDS = [
  ['a board that names authors', meetingOn(namedBoard())],
  ['an anonymous board', meetingOn(anonymousBoard())],
] as const

describe.each(BOARDS)('on %s, whatever a run meets,', (_name, start) => {
  test('RUN-4, MASK-3: no text that a step has hidden is in what another participant is sent', () => {
    everySent(start, ({ viewer, after, payload }) => {
      const readable = readableWords(after, viewer)
      expect(wordsIn(payload).filter((word) => !readable.has(word))).toEqual([])
    })
  })

  test('RUN-10, VOTE-31: no row says of another participant that they are done, or voted', () => {
    everySent(start, ({ viewer, events, board }) => {
      const told = events.flatMap((event) => (OWN.has(event.type) && 'by' in event ? [event.by] : []))
      const known = [...told, ...(board.run?.done ?? []), ...(board.voting?.done ?? [])]
      const ballots = board.voting?.existingVotes.keys() ?? []
      expect([...known, ...ballots].filter((by) => by !== null && !isAuthor(by, viewer))).toEqual([])
    })
  })

  test('VOTE-32: while a secret vote runs nothing tells its totals, by whatever command it began', () => {
    everySent(start, ({ after, events, board }) => {
      if (after.voting?.status !== 'vote' || after.voting.showsTotals) return
      expect(events.filter(({ type }) => type === 'votes-counted')).toEqual([])
      expect(board.notes.values().filter(({ votes }) => votes > 0)).toEqual([])
    })
  })

  test('RUN-10: every viewer is sent the same number of those who are done', () => {
    everySent(start, ({ after, board }) => {
      expect(board.run?.doneCount).toBe(after.run?.done.length)
    })
  })

  test('ANON-1, ANON-2: a viewer who may not see authors is sent no id of a person', () => {
    everySent(start, ({ viewer, after, payload }) => {
      if (viewer.seesAuthors && !after.isAnonymous) return
      expect(PEOPLE.filter(({ id }) => payload.includes(id))).toEqual([])
    })
  })
})

test('MASK-3: the search would find a leak: the unfiltered events of these meetings hold hidden texts', () => {
  const [, start] = BOARDS[0]
  const leaks = fc
    .sample(arbitraryMeeting(), { numRuns: 60, seed: 7 })
    .flatMap((acts) => runMeeting(start, acts))
    .filter(({ after }) => {
      const readable = readableWords(after, stranger(true))
      return wordsIn(JSON.stringify(after)).some((word) => !readable.has(word))
    })
  expect(leaks.length).toBeGreaterThan(50)
})

test('RUN-4: these meetings have every step, votes, frames and undos in number', () => {
  const [, start] = BOARDS[0]
  const moments = fc
    .sample(arbitraryMeeting(), { numRuns: 100, seed: 7 })
    .flatMap((acts) => runMeeting(start, acts))
  const kinds = ({ after: { run } }: Moment) => run?.steps[run.index]?.kind ?? 'none'
  const numbers = Map.groupBy(
    moments.filter(({ events }) => events.some(({ type }) => type === 'run-set')),
    kinds,
  )
  for (const kind of ['write', 'group', 'vote', 'discuss', 'other', 'none'] as const)
    expect(numbers.get(kind)?.length ?? 0).toBeGreaterThan(10)
  for (const type of ['votes-cast', 'discussion-set', 'facilitation-given', 'anonymity-changed'])
    expect(moments.filter(({ events }) => events.some((each) => each.type === type)).length).toBeGreaterThan(
      5,
    )
  expect(moments.filter(({ act }) => act.command === 'undo').length).toBeGreaterThan(20)
})

const OWN: ReadonlySet<ViewEvent['type']> = new Set<ViewEvent['type']>([
  'step-done',
  'voter-done',
  'votes-cast',
])

interface Sent {
  readonly viewer: Viewer
  readonly after: BoardState
  readonly events: readonly ViewEvent[]
  /** The board for a viewer who joins then. */
  readonly board: BoardState
  readonly payload: string
}

/** Looks at all that every viewer is sent of every row of many meetings, each event with the board after the row. */
function everySent(start: BoardState, look: (sent: Sent) => void): void {
  fc.assert(
    fc.property(arbitraryMeeting(), (acts) => {
      for (const { events: happened, after } of runMeeting(start, acts))
        for (const viewer of VIEWERS) {
          const events = happened.flatMap((event) => visibleEvents(event, after, viewer, pseudonymOf))
          const board = visibleBoard(after, viewer, pseudonymOf)
          look({ viewer, after, events, board, payload: JSON.stringify([events, board]) })
        }
    }),
    runs(40),
  )
}

/** Of notes and comments all words, while brainstorming their author's alone; of the summary none while brainstorming. */
function readableWords(state: BoardState, viewer: Viewer): ReadonlySet<string> {
  const texts = state.notes.values().flatMap((note) => [note, ...note.comments])
  const open = texts.filter((text) => !state.isMasked || isAuthor(text.by, viewer))
  const summary = state.isMasked ? '' : (state.summaryText ?? '')
  return new Set([...open.flatMap(({ text }) => wordsIn(text)), ...wordsIn(summary)])
}

function wordsIn(text: string): readonly string[] {
  return text.match(/secret\d{4}x/g) ?? []
}
