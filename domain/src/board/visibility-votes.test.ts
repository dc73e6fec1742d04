import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AuthorId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import type { BoardState } from './state.ts'
import { anonymousBoard, namedBoard, noteOf, play } from './testing/boards.ts'
import { addNote, castVotes, startVoting } from './testing/commands.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import {
  actorsOfBoard,
  facilitator,
  guest,
  member,
  pseudonymOf,
  signedIn,
  stranger,
} from './testing/people.ts'
import { type Viewer, visibleBoard } from './visible-board.ts'
import { type ViewEvent, visibleEvents } from './visibility.ts'
import { voteTotals } from './voting/votes.ts'

/*
 * Only the server ever has who voted for what (VOTE-31). Here every payload for every viewer is taken apart, on boards
 * that name authors and on those that do not.
 */
const VIEWERS: readonly Viewer[] = [...actorsOfBoard(), stranger(true), stranger(false)]
const BOARDS = [
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
] as const

describe.each(BOARDS)('on %s, whatever happens', (_, start) => {
  const everything = (check: (told: Told) => void): void => {
    fc.assert(
      fc.property(arbitraryHistory({ switchesAnonymity: true }), (steps) => {
        for (const { event, after } of runHistory(start, steps).flatMap(({ events }) => events))
          for (const viewer of VIEWERS)
            check({
              viewer,
              after,
              events: visibleEvents(event, after, viewer, pseudonymOf),
              board: visibleBoard(after, viewer, pseudonymOf),
            })
      }),
      runs(50),
    )
  }

  test('VOTE-31, VOTE-33: no payload to a viewer holds another person’s vote', () => {
    everything(({ viewer, events, board }) => {
      const voters = Object.keys(board.voting?.existingVotes.toRecord() ?? {})
      const casts = events.flatMap((event) => (event.type === 'votes-cast' ? [event.by] : []))
      expect([...voters, ...casts].filter((by) => !viewer.authorIds.includes(by as AuthorId))).toEqual([])
    })
  })

  test('VOTE-27: no payload to a viewer says who is done, only how many', () => {
    everything(({ viewer, after, events, board }) => {
      const done = events.flatMap((event) => (event.type === 'voter-done' ? [event.by] : []))
      const all = [...done, ...(board.voting?.done ?? [])]
      expect(all.filter((by) => !viewer.authorIds.includes(by))).toEqual([])
      expect(board.voting?.doneCount).toBe(after.voting?.doneCount)
    })
  })

  test('VOTE-32: while a secret vote runs no total is sent to a viewer', () => {
    everything(({ after, events, board }) => {
      const isSecret = after.voting?.status === 'vote' && !after.voting.showsTotals
      const totals = board.notes.values().map(({ votes }) => votes)
      const counts = events.filter(({ type }) => type === 'votes-counted')
      expect(isSecret ? [totals.some((votes) => votes > 0), counts] : [false, []]).toEqual([false, []])
    })
  })

  test('otherwise every note shows the votes that are on it', () => {
    everything(({ after, board }) => {
      const { voting } = after
      if (voting === null || (voting.status === 'vote' && !voting.showsTotals)) return
      const totals = voteTotals(voting.existingVotes)
      for (const note of board.notes.values()) expect(note.votes).toBe(totals[note.id] ?? 0)
    })
  })
})

describe('VOTE-26, VOTE-27: a person sees their own votes and how many people are done', () => {
  const fay = facilitator('fay')
  const mia = member('mia')
  const gus = guest('gus')
  const board = play(
    namedBoard(),
    [mia, addNote('n1')],
    [mia, addNote('n2', 'Tea', 'bad')],
    [fay, startVoting({ allowedVotes: 2 })],
    [gus, castVotes('n1', 2)],
    [mia, castVotes('n2', 1)],
  )

  test('VOTE-26, VOTE-33: under the id that they are sent as their own', () => {
    expect(votesSeenBy(mia)).toEqual({ [mia.id]: { n2: 1 } })
    expect(votesSeenBy(gus)).toEqual({ [gus.pseudonym]: { n1: 2 } })
    expect(votesSeenBy(fay)).toEqual({})
  })

  test('VOTE-31: a facilitator is sent no more than any other viewer', () => {
    const seen = visibleBoard(board, fay, pseudonymOf)
    expect(seen.voting).toMatchObject({ done: [], doneCount: 1, maxVotes: 2 })
    expect(noteOf(seen, 'n1').votes).toBe(0)
  })

  test('VOTE-23: a user who signed in since sees what they cast as a guest', () => {
    expect(votesSeenBy(signedIn(gus))).toEqual({ [gus.id]: { n1: 2 } })
  })

  test('VOTE-37: totals appear when voting ends, the same for all viewers', () => {
    const ended = play(board, [fay, { type: 'end-voting' }])
    for (const viewer of [fay, mia, gus, stranger(false)]) {
      const seen = visibleBoard(ended, viewer, pseudonymOf)
      expect([noteOf(seen, 'n1').votes, noteOf(seen, 'n2').votes]).toEqual([2, 1])
    }
  })

  function votesSeenBy(viewer: Viewer): unknown {
    return visibleBoard(board, viewer, pseudonymOf).voting?.existingVotes.toRecord()
  }
})

/** One event and the board after it, as one viewer gets them. */
interface Told {
  readonly viewer: Viewer
  readonly after: BoardState
  readonly events: readonly ViewEvent[]
  readonly board: BoardState
}
