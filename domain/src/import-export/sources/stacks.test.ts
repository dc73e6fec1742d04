import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import { inStacks } from './stacks.ts'

const item = (id: string, parent: string | null = null) => ({ id, parent })
const stacksOf = (...items: readonly ReturnType<typeof item>[]) =>
  inStacks(items).map(({ item: { id }, group }) => `${id}:${group ?? '-'}`)

describe('MOVE-IN-2: notes that lie on one another are a group', () => {
  test('the top one first, wherever it stands in the file', () => {
    expect(stacksOf(item('b', 'a'), item('c'), item('a'), item('d', 'a'))).toEqual([
      'a:a',
      'b:a',
      'd:a',
      'c:-',
    ])
  })

  test('a note on a note of a group belongs to the group', () => {
    expect(stacksOf(item('a'), item('b', 'a'), item('c', 'b'))).toEqual(['a:a', 'b:a', 'c:a'])
  })

  test('a note on a missing one stands alone', () => {
    expect(stacksOf(item('a', 'gone'), item('b'))).toEqual(['a:-', 'b:-'])
  })

  test('notes on the same missing one stand alone, each', () => {
    expect(stacksOf(item('a', 'gone'), item('b', 'gone'))).toEqual(['a:-', 'b:-'])
  })
})

describe('MOVE-IN-8: parents of any kind', () => {
  test('in a circle lose no note', () => {
    const read = inStacks([item('a', 'b'), item('b', 'a'), item('c', 'c')])
    expect(new Set(read.map((found) => found.item.id))).toEqual(new Set(['a', 'b', 'c']))
    expect(read).toHaveLength(3)
  })

  test('leave every item there, once', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__')
    const parent = fc.option(fc.oneof(id, fc.constant('gone')), { nil: null })
    fc.assert(
      fc.property(fc.array(fc.record({ id, parent }), { maxLength: 12 }), (items) => {
        const read = inStacks(items).map((found) => found.item)
        expect(new Set(read)).toEqual(new Set(items))
        expect(read).toHaveLength(items.length)
      }),
      runs(500),
    )
  })

  test('a long chain takes linear time', () => {
    const chain = Array.from({ length: 10_000 }, (_, at) => item(`${at}`, at === 0 ? null : `${at - 1}`))
    expect(inStacks(chain)).toHaveLength(10_000)
    expect(inStacks(chain.toReversed())).toHaveLength(10_000)
  })
})
