import { expect, test } from 'vitest'
import { lastDayOf } from './key-expiry.ts'

const NOW = new Date(2026, 10, 28, 23, 30)

// Rules: API-27
test('a key gets the last day that was chosen, counted from the day of the device', () => {
  expect(lastDayOf('never', '2026-12-01', NOW)).toBeNull()
  expect(lastDayOf('days30', '', NOW)).toBe('2026-12-28')
  expect(lastDayOf('days90', '', NOW)).toBe('2027-02-26')
  expect(lastDayOf('year', '', NOW)).toBe('2027-11-28')
  expect(lastDayOf('date', '2026-12-01', NOW)).toBe('2026-12-01')
})
