import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardState } from '../board/state.ts'
import { anonymousBoard, namedBoard, play } from '../board/testing/boards.ts'
import { addComment, addNote, deleteNote, react } from '../board/testing/commands.ts'
import { facilitator, guest, member, pseudonymOf, stranger } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { contributionOf, spreadOf, sumOfContributions } from './contribution.ts'

const people = [facilitator('fay'), member('mia'), member('max'), guest('gus'), guest('gia')] as const
const [fay, mia, max, gus, gia] = people

/** The contribution as read models take it: from the view of a viewer who may see least. */
const seen = (board: BoardState) => contributionOf(visibleBoard(board, stranger(false), pseudonymOf))

/** A board on which each of the five people wrote the given number of notes. */
function written(counts: readonly number[], start = namedBoard()): BoardState {
  return counts.reduce(
    (board, count, who) =>
      Array.from({ length: count }, (_, at) => `n${who}-${at}`).reduce(
        (state, id) => play(state, [people[who] ?? fay, addNote(id)]),
        board,
      ),
    start,
  )
}

describe('INSIGHT-9: a contribution identifies no person', () => {
  const arbitraryCounts = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })

  test('INSIGHT-9: it holds four numbers alone: no id, no name, no text', () => {
    expect(Object.entries(seen(written([3, 2, 1, 1, 1])) ?? {})).toEqual([
      ['wroteNone', expect.any(Number)],
      ['wroteSome', expect.any(Number)],
      ['wroteMost', expect.any(Number)],
      ['evenness', expect.any(Number)],
    ])
  })

  test('it does not depend on who wrote how much, only on how many people wrote how much', () => {
    fc.assert(
      fc.property(arbitraryCounts, fc.nat(4), (counts, by) => {
        const turned = [...counts.slice(by), ...counts.slice(0, by)]
        expect(seen(written(turned))).toEqual(seen(written(counts)))
      }),
      runs(60),
    )
  })

  test('it is the same whether the board names its authors or not', () => {
    fc.assert(
      fc.property(arbitraryCounts, (counts) => {
        expect(seen(written(counts, anonymousBoard()))).toEqual(seen(written(counts)))
      }),
      runs(60),
    )
  })

  test('INSIGHT-9: below three authors there is none, however many took part and however much was written', () => {
    const two = written([9, 9, 0, 0, 0])
    const others = play(
      two,
      [max, react('n0-0', '👍')],
      [gus, react('n0-0', '🎉')],
      [gia, addComment('n0-0', 'c1')],
    )
    expect([seen(two), seen(others), seen(written([9, 0, 0, 0, 0]))]).toEqual([null, null, null])
  })

  test('a person who deleted their only note took no part', () => {
    const three = written([2, 1, 1, 0, 0])
    expect(seen(three)).toMatchObject({ wroteNone: 0 })
    expect(seen(play(three, [max, deleteNote('n2-0')]))).toBeNull()
  })

  test('a person counts once, however often they react and comment', () => {
    const busy = play(
      written([1, 1, 1, 0, 0]),
      [gus, react('n0-0', '👍')],
      [gus, react('n1-0', '🎉')],
      [gus, addComment('n0-0', 'c1')],
      [gus, addComment('n2-0', 'c2')],
      [mia, react('n0-0', '👍')],
    )
    expect(seen(busy)).toMatchObject({ wroteNone: 1, wroteSome: 1, wroteMost: 2 })
  })

  test('evenness has eleven steps, so that different boards look alike', () => {
    const alike = [
      [10, 9, 8],
      [11, 9, 8],
      [12, 10, 9],
    ].map((counts) => spreadOf(counts)?.evenness)
    expect(new Set(alike).size).toBe(1)
  })

  test('evenness goes from 0, where one person wrote nearly everything, to 100, where all wrote as much', () => {
    expect(spreadOf([1000, 1, 1])?.evenness).toBe(0)
    for (const each of [1, 7, 500])
      expect(spreadOf(Array.from({ length: 12 }, () => each))?.evenness).toBe(100)
  })
})

describe('contributions of several retros', () => {
  const arbitraryContribution = fc.record({
    wroteNone: fc.nat(20),
    wroteSome: fc.nat(20),
    wroteMost: fc.nat(20),
    evenness: fc.nat(10).map((tenth) => tenth * 10),
  })

  test('of one retro are those of that retro', () => {
    fc.assert(
      fc.property(arbitraryContribution, (one) => {
        expect(sumOfContributions([one])).toEqual(one)
      }),
      runs(50),
    )
  })

  test('are the same in any order, in steps of ten, and between the lowest and the highest', () => {
    fc.assert(
      fc.property(fc.array(arbitraryContribution, { minLength: 1, maxLength: 9 }), (some) => {
        const sum = sumOfContributions(some)
        const evenness = sum?.evenness ?? -1
        const all = some.map((one) => one.evenness)
        expect(sumOfContributions(some.toReversed())).toEqual(sum)
        expect([evenness % 10, evenness >= Math.min(...all), evenness <= Math.max(...all)]).toEqual([
          0,
          true,
          true,
        ])
      }),
      runs(100),
    )
  })
})
