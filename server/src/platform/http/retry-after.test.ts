import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const NOON = Date.UTC(2026, 10, 24, 12)

test.each([
  ['20', 20_000],
  ['Tue, 24 Nov 2026 12:01:00 GMT', 60_000],
  ['Tue, 24 Nov 2026 11:59:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %s at noon is a pause of %s ms', (header, pause) => {
  expect(readRetryAfter(header, NOON)).toBe(pause)
})
