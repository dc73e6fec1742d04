import { expect, test } from 'vitest'
import { dayNumberOf, isDay } from './day.ts'

test.each(['2026-11-22', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true)
})

test.each([
  '',
  '2026-11-31',
  '2027-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-01-00',
  '2026-00-10',
  '2026-1-1',
  '2026-11-22T00:00',
  '22.11.2026',
  '+02026-11',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false)
})

test('days are numbered from 1970, and months and days outside their range count on', () => {
  expect(dayNumberOf(1970, 1, 1)).toBe(0)
  expect(dayNumberOf(2000, 3, 1) - dayNumberOf(2000, 2, 28)).toBe(2)
  expect(dayNumberOf(2100, 3, 1) - dayNumberOf(2100, 2, 28)).toBe(1)
  expect(dayNumberOf(2026, 11, 23)).toBe(20_780)
  expect(dayNumberOf(2026, 1, 32)).toBe(dayNumberOf(2026, 2, 1))
  expect(dayNumberOf(2025, 13, 1)).toBe(dayNumberOf(2026, 1, 1))
  expect(dayNumberOf(1969, 12, 31)).toBe(-1)
})
