import { expect, test } from 'vitest'
import { createFloodWatch } from './flood-watch.ts'

test('LIMIT-11: a connection is cut at more than 300 refusals within ten seconds', () => {
  const isFlooding = createFloodWatch()
  const refusals = (count: number, now: number) =>
    Array.from({ length: count }, () => isFlooding(now)).filter(Boolean).length
  expect(refusals(300, 0)).toBe(0)
  expect(refusals(1, 10_000)).toBe(1)
  expect(refusals(300, 20_001)).toBe(0)
  expect(refusals(1, 30_002)).toBe(0)
})
