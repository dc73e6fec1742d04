import { expect, test } from 'vitest'
import { dayOf } from './action-day.ts'

test('an action item shows the time of today, the day of an earlier date, and the year when it is another one', () => {
  const now = new Date(2026, 10, 21, 19, 30)
  expect(dayOf(new Date(2026, 10, 21, 9, 5).getTime(), now)).toMatch(/9.05/)
  expect(dayOf(new Date(2026, 9, 2).getTime(), now)).toMatch(/Oct/)
  expect(dayOf(new Date(2026, 9, 2).getTime(), now)).not.toMatch(/2026/)
  expect(dayOf(new Date(2025, 9, 2).getTime(), now)).toMatch(/2025/)
})
