import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('LIMIT-9: a person may send a burst, then so many messages a second, whatever others do', () => {
  const limit = createRateLimit(10)
  const burst = Array.from({ length: 60 }, () => limit.take('ana', 0)).filter(Boolean)
  expect(burst).toHaveLength(40)
  expect(limit.take('bo', 0)).toBe(true)
  expect(limit.take('ana', 50)).toBe(false)
  const later = Array.from({ length: 60 }, () => limit.take('ana', 1050)).filter(Boolean)
  expect(later).toHaveLength(10)
})
