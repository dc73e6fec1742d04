import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardState } from '../board/state.ts'
import { anonymousBoard, namedBoard, play } from '../board/testing/boards.ts'
import { addComment, addNote, react } from '../board/testing/commands.ts'
import { facilitator, guest, member, pseudonymOf, stranger } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { AUTHORS_MIN, contributionOf, spreadOf, sumOfContributions } from './contribution.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const gia = guest('gia')

const seen = (state: BoardState) => contributionOf(visibleBoard(state, stranger(false), pseudonymOf))

function busyBoard(start = namedBoard()): BoardState {
  return play(
    start,
    [fay, addNote('n1', 'Tea')],
    [fay, addNote('n2', 'Coffee')],
    [fay, addNote('n3', 'Water')],
    [mia, addNote('n4', 'Milk')],
    [gus, addNote('n5', 'Juice')],
    [gia, react('n1', '🎉')],
    [gia, addComment('n2', 'c1')],
    [mia, addComment('n2', 'c2')],
  )
}

describe('how the notes of a retro are spread over its participants', () => {
  test('INSIGHT-6, INSIGHT-9: participants are counted by whether they wrote half of all notes, some or none', () => {
    expect(seen(busyBoard())).toEqual({ wroteNone: 1, wroteSome: 2, wroteMost: 1, evenness: 40 })
  })

  test('INSIGHT-9: it is the same on an anonymous board', () => {
    expect(seen(busyBoard(anonymousBoard()))).toEqual(seen(busyBoard()))
  })

  test('INSIGHT-9: with two authors there is none, since each would know what the other one wrote', () => {
    const two = play(namedBoard(), [fay, addNote('n1', 'Tea')], [mia, addNote('n2', 'Milk')])
    expect(seen(play(two, [gus, react('n1', '🎉')], [gia, react('n1', '🎉')]))).toBeNull()
    expect(seen(play(two, [gus, addNote('n3', 'Juice')]))).not.toBeNull()
  })

  test('INSIGHT-9: after a switch of author visibility there is none, since two people may look like four', () => {
    const turned = play(
      namedBoard(),
      [fay, addNote('n1', 'Tea')],
      [mia, addNote('n2', 'Milk')],
      [fay, { type: 'set-anonymous', on: true }],
      [fay, addNote('n3', 'Coffee')],
      [mia, addNote('n4', 'Juice')],
    )
    expect(seen(turned)).toBeNull()
  })

  test('an empty board has none', () => {
    expect(seen(namedBoard())).toBeNull()
  })
})

describe('the spread for given counts of notes', () => {
  test.each([
    ['all wrote as much', [4, 4, 4, 4], { wroteNone: 0, wroteSome: 2, wroteMost: 2, evenness: 100 }],
    ['one wrote nearly all', [97, 1, 1, 1], { wroteNone: 0, wroteSome: 3, wroteMost: 1, evenness: 0 }],
    [
      'half of them wrote nothing',
      [2, 2, 2, 0, 0, 0],
      { wroteNone: 3, wroteSome: 1, wroteMost: 2, evenness: 40 },
    ],
  ])('%s', (_, counts, spread) => {
    expect(spreadOf(counts)).toEqual(spread)
  })

  const arbitraryCounts = fc.array(fc.nat(50), { maxLength: 30 })

  test('INSIGHT-9: the three groups add up to all participants, and evenness is in steps of 10', () => {
    fc.assert(
      fc.property(arbitraryCounts, (counts) => {
        const spread = spreadOf(counts)
        expect(spread === null).toBe(counts.filter((count) => count > 0).length < AUTHORS_MIN)
        if (spread === null) return
        expect(spread.wroteNone + spread.wroteSome + spread.wroteMost).toBe(counts.length)
        expect([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]).toContain(spread.evenness)
      }),
      runs(200),
    )
  })

  test('those who wrote most wrote half of the notes, and all of them are needed for that', () => {
    fc.assert(
      fc.property(arbitraryCounts, (counts) => {
        const most = spreadOf(counts)?.wroteMost
        if (most === undefined) return
        const all = counts.reduce((sum, count) => sum + count, 0)
        const ofFirst = (people: number) =>
          counts
            .toSorted((one, other) => other - one)
            .slice(0, people)
            .reduce((sum, count) => sum + count, 0)
        expect(ofFirst(most) * 2).toBeGreaterThanOrEqual(all)
        expect(ofFirst(most - 1) * 2).toBeLessThan(all)
      }),
      runs(200),
    )
  })

  test('does not depend on the order in which people are counted', () => {
    fc.assert(
      fc.property(arbitraryCounts, (counts) => {
        expect(spreadOf(counts.toReversed())).toEqual(spreadOf(counts))
      }),
      runs(100),
    )
  })

  test('INSIGHT-9: with three authors, one of them cannot compute the parts of the others', () => {
    // The author of 2 of these 8 notes reads the same, whichever of the two others wrote 5.
    expect(spreadOf([2, 5, 1])).toEqual(spreadOf([2, 1, 5]))
  })
})

describe('several retros', () => {
  const one = { wroteNone: 1, wroteSome: 3, wroteMost: 2, evenness: 80 }
  const other = { wroteNone: 0, wroteSome: 2, wroteMost: 1, evenness: 50 }

  test('add up, with the median of their evenness', () => {
    expect(sumOfContributions([one, other])).toEqual({
      wroteNone: 1,
      wroteSome: 5,
      wroteMost: 3,
      evenness: 70,
    })
    expect(sumOfContributions([one, other, other])?.evenness).toBe(50)
  })

  test('are null where there are none', () => {
    expect(sumOfContributions([])).toBeNull()
  })
})
