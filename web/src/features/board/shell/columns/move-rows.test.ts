import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestAscending } from './move-rows.ts'

const permutations = fc
  .uniqueArray(fc.nat(50), { maxLength: 8 })
  .map((values) => values.map((value) => values.filter((other) => other < value).length))

/** The length of the longest ascending selection, of all selections. */
function longest(numbers: readonly number[], above = -1): number {
  const [first, ...rest] = numbers
  if (first === undefined) return 0
  const without = longest(rest, above)
  return first > above ? Math.max(without, 1 + longest(rest, first)) : without
}

// Rules: VOTE-40
test('the rows that stay ascend, and no other choice leaves more of them', () => {
  fc.assert(
    fc.property(permutations, (order) => {
      const staying = longestAscending(order)
      const left = order.filter((number) => staying.has(number))
      expect(left).toEqual(left.toSorted((one, other) => one - other))
      expect(left).toHaveLength(longest(order))
    }),
  )
})

test('one row that becomes the first leaves all others where they are', () => {
  expect(longestAscending([3, 0, 1, 2])).toEqual(new Set([0, 1, 2]))
})
