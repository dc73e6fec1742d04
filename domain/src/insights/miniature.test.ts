import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardState } from '../board/state.ts'
import { namedBoard, play } from '../board/testing/boards.ts'
import { addNote, castVotes, groupNote, setMasking, startVoting } from '../board/testing/commands.ts'
import { arbitraryHistory, runHistory } from '../board/testing/history.ts'
import { facilitator, guest, pseudonymOf, stranger } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { miniatureOf } from './miniature.ts'
import { MINIATURE_BARS_MAX } from './limits.ts'

const fay = facilitator('fay')
const gus = guest('gus')

/** The miniature as the read model takes it: from the view of a viewer who may see least (INSIGHT-23). */
const seen = (board: BoardState) => miniatureOf(visibleBoard(board, stranger(false), pseudonymOf))

describe('DASH-30: the miniature of a board', () => {
  test('DASH-30: has a bar for each note, as long as its text in five steps, in the order of the board', () => {
    const lengths = [1, 19, 20, 50, 100, 200, 2000]
    const board = lengths.reduce(
      (state, length, at) => play(state, [fay, addNote(`n${at}`, 'x'.repeat(length), 'good', `a${at}`)]),
      namedBoard(),
    )
    expect(seen(board)).toEqual([
      { meaning: 'good', bars: [1, 1, 2, 3, 4, 5, 5].map((length) => [length, 0]), more: 0 },
      { meaning: 'bad', bars: [], more: 0 },
      { meaning: 'idea', bars: [], more: 0 },
    ])
  })

  test('DASH-30: has twelve bars a column at most, and the number of the other notes', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `n${at}`)
    const board = ids.reduce((state, id) => play(state, [fay, addNote(id, 'Tea', 'bad')]), namedBoard())
    const column = seen(board)?.[1]
    expect(column?.bars).toHaveLength(MINIATURE_BARS_MAX)
    expect(column?.more).toBe(20 - MINIATURE_BARS_MAX)
  })

  test('DASH-30: the notes of a group stand below its first note', () => {
    const board = play(
      namedBoard(),
      [fay, addNote('n1', 'x'.repeat(200), 'good', 'a0')],
      [fay, addNote('n2', 'x', 'good', 'a1')],
      [fay, addNote('n3', 'x'.repeat(50), 'good', 'a2')],
      [fay, groupNote('n3', 'n1')],
    )
    expect(seen(board)?.[0]?.bars).toEqual([
      [5, 0],
      [3, 0],
      [1, 0],
    ])
  })
})

describe('DASH-31: a miniature discloses nothing that is hidden', () => {
  test('MASK-7, DASH-31: there is none while brainstorming', () => {
    const board = play(namedBoard(), [fay, addNote('n1')], [fay, setMasking(true)], [gus, addNote('n2')])
    expect(seen(board)).toBeNull()
    expect(seen(play(board, [fay, setMasking(false)]))?.[0]?.bars).toHaveLength(2)
  })

  test('VOTE-32, DASH-31: votes of a running secret vote are left out, and up to three are shown once it ended', () => {
    const voting = play(
      namedBoard(),
      [fay, addNote('n1')],
      [fay, startVoting({ showsTotals: false })],
      [fay, castVotes('n1', 3)],
      [gus, castVotes('n1', 3)],
    )
    expect(seen(voting)?.[0]?.bars).toEqual([[1, 0]])
    expect(seen(play(voting, [fay, { type: 'end-voting' }]))?.[0]?.bars).toEqual([[1, 3]])
  })

  test('DASH-31: it holds numbers and meanings alone, whatever happens on a board', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          const words = JSON.stringify(seen(after)).match(/"[^"]*"/g) ?? []
          const known = ['meaning', 'bars', 'more', 'good', 'bad', 'idea', 'question', 'thanks', 'other']
          expect(known.map((word) => `"${word}"`)).toEqual(expect.arrayContaining([...new Set(words)]))
        }
      }),
      runs(40),
    )
  })
})
