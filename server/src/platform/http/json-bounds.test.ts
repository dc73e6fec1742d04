import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinJsonBounds, SERVICE_JSON } from './json-bounds.ts'

const BOUNDS = { valuesMax: 10, depthMax: 4 }

test.each([
  ['[1,2,3]', true],
  [`[${'0,'.repeat(9)}0]`, false],
  [`{"a":{"b":[{}]}}`, true],
  [`{"a":{"b":[{"c":[]}]}}`, false],
  // What stands in strings is no structure, whatever is escaped in them.
  [JSON.stringify(',[{'.repeat(50)), true],
  [JSON.stringify({ text: `\\",${'[,'.repeat(50)}` }), true],
  ['"never ended', true],
  ['', true],
])('LIMIT-26: %s may be parsed: %s', (text, isWithin) => {
  expect(isWithinJsonBounds(text, BOUNDS)).toBe(isWithin)
})

test('LIMIT-26: whatever is let through has no more values than the bound', () => {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce<number>((sum, each) => sum + count(each), 0)
      : 1
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(30), (value, valuesMax) => {
      fc.pre(isWithinJsonBounds(JSON.stringify(value), { valuesMax, depthMax: 100 }))
      expect(count(value)).toBeLessThanOrEqual(valuesMax * 2)
    }),
    { seed: 11, numRuns: 300 },
  )
})

test('LIMIT-26: three megabytes of long texts may be parsed', () => {
  const page = Array.from({ length: 30 }, (_, id) => ({ id, body: '"{[,\\'.repeat(8000) }))
  expect(isWithinJsonBounds(JSON.stringify(page), SERVICE_JSON)).toBe(true)
})
