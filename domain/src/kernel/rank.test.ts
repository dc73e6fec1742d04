import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRank, type Rank, RANK_MAX_LENGTH, rankBetween } from './rank.ts'
import { arbitraryRank, arbitraryRankPair } from './testing/arbitrary-rank.ts'
import { runs } from './testing/property-runs.ts'

describe('MOVE-2: a rank sorts strictly between its neighbours', () => {
  test('between any two ranks there is a third', () => {
    fc.assert(
      fc.property(arbitraryRankPair, ([low, high]) => {
        const middle = rankBetween(low, high)
        expect(low < middle && middle < high, `${low} < ${middle} < ${high}`).toBe(true)
      }),
      runs(2000),
    )
  })

  test('before any rank and behind any rank there is another', () => {
    fc.assert(
      fc.property(arbitraryRank, (rank) => {
        expect(rankBetween(null, rank) < rank, rank).toBe(true)
        expect(rankBetween(rank, null) > rank, rank).toBe(true)
      }),
      runs(1000),
    )
  })

  test('neighbours that differ by one digit, or by the length alone, still have room', () => {
    const tight: readonly (readonly [Rank, Rank])[] = [
      ['a0', 'a1'],
      ['a0', 'a01'],
      ['a0', 'a001'],
      ['a0z', 'a1'],
      ['a0zz', 'a1'],
      ['Zz', 'a0'],
      ['Zzz', 'a0'],
      ['az', 'b00'],
      ['a01', 'a011'],
      ['YzzV', 'Z0'],
    ]
    for (const [low, high] of tight) {
      const middle = rankBetween(low, high)
      expect(low < middle && middle < high, `${low} < ${middle} < ${high}`).toBe(true)
    }
  })

  test('the first note of an empty column gets a rank with room on both sides', () => {
    const first = rankBetween(null, null)
    expect(isRank(first)).toBe(true)
    expect(rankBetween(null, first) < first).toBe(true)
    expect(rankBetween(first, null) > first).toBe(true)
  })

  test('ranks that are equal or the wrong way round are a bug of the caller', () => {
    expect(() => rankBetween('a1', 'a0')).toThrow('out of order')
    expect(() => rankBetween('a0', 'a0')).toThrow('out of order')
  })
})

describe('MOVE-2: every result is itself a rank that others can be put beside', () => {
  test('between two, before one and behind one', () => {
    fc.assert(
      fc.property(arbitraryRankPair, ([low, high]) => {
        for (const answer of [rankBetween(low, high), rankBetween(null, low), rankBetween(high, null)])
          expect(isRank(answer), answer).toBe(true)
      }),
      runs(1000),
    )
  })

  test('a column built by inserts at any place keeps the order in which it was built', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 120 }), (places) => {
        const column = insertAt(places)
        expect([...column].sort()).toEqual(column)
        expect(new Set(column).size).toBe(column.length)
        expect(column.every(isRank)).toBe(true)
      }),
      runs(60),
    )
  })
})

describe('MOVE-5: ranks stay short, so that a long retro does not outgrow them', () => {
  test('five thousand notes added at the end', () => {
    const column = insertAt(Array.from({ length: 5000 }, (_, at) => at))
    expect(Math.max(...column.map((rank) => rank.length))).toBeLessThanOrEqual(4)
  })

  test('five thousand notes added on top', () => {
    const column = insertAt(Array.from({ length: 5000 }, () => 0))
    expect(Math.max(...column.map((rank) => rank.length))).toBeLessThanOrEqual(4)
    expect([...column].sort()).toEqual(column)
  })

  test('two thousand notes added anywhere', () => {
    // A seeded generator: what counts is that the places are spread, not which they are.
    let seed = 42
    const places = Array.from({ length: 2000 }, () => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed
    })
    const column = insertAt(places)
    expect(Math.max(...column.map((rank) => rank.length))).toBeLessThanOrEqual(12)
  })

  test('five hundred notes dropped into the same gap, from either side', () => {
    let low: Rank = 'a0'
    let high: Rank = 'a1'
    for (let drop = 0; drop < 500; drop += 1) low = rankBetween(low, 'a1')
    for (let drop = 0; drop < 500; drop += 1) high = rankBetween('a0', high)
    expect(isRank(low), low).toBe(true)
    expect(isRank(high), high).toBe(true)
  })
})

describe('MOVE-5: a rank from a client is checked before it is used', () => {
  test.each([
    ['nothing', ''],
    ['no whole part', '0'],
    ['a whole part without its digit', 'a'],
    ['a whole part with a digit too few', 'b0'],
    ['a fraction that ends in zero, below which nothing fits', 'a00'],
    ['a longer one that ends in zero', 'a0V0'],
    ['a hyphen', 'a0-'],
    ['a letter of another alphabet', 'a0é'],
    ['white space before', ' a0'],
    ['white space behind', 'a0 '],
    ['a line break behind', 'a0\n'],
    ['NUL', 'a\u0000'],
    ['a number written as text', '12'],
    ['the lowest whole part of all, which nothing precedes', `A${'0'.repeat(26)}`],
    ['one so low that it was meant to use up the room', `J${'0'.repeat(17)}V`],
    ['one so high that it was meant to use up the room', `q${'z'.repeat(17)}`],
    ['one that is too long', `a0${'V'.repeat(RANK_MAX_LENGTH - 1)}`],
  ])('refused: %s', (_, text) => {
    expect(isRank(text)).toBe(false)
  })

  test.each(['a0', 'a1', 'Zz', 'a0V', 'b00', 'Y00', 'a001', 'czzz5'])('taken: %s', (text) => {
    expect(isRank(text)).toBe(true)
  })

  test('every accepted rank can be used, however a client made it up', () => {
    const letters = fc.constantFrom(...'0129ABYZabcyz')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }).filter(isRank), (text) => {
        expect(rankBetween(null, text) < text).toBe(true)
        expect(rankBetween(text, null) > text).toBe(true)
      }),
      runs(1000),
    )
  })
})

/** A column of ranks, each put at the wished place among those that are there (modulo their number). */
function insertAt(places: readonly number[]): Rank[] {
  const column: Rank[] = []
  for (const place of places) {
    const at = place % (column.length + 1)
    column.splice(at, 0, rankBetween(column[at - 1] ?? null, column[at] ?? null))
  }
  return column
}
