import { expect, test } from 'vitest'
import { isDay } from './day.ts'

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
