import { expect, test } from 'vitest'
import { dayHere, daysBetween, nameOfDay } from './days.ts'

test('today is the day in the time zone of the device', () => {
  expect(dayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('days are counted across the ends of months, years and summer time', () => {
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-11-22', '2026-11-20')).toBe(-2)
})

test('a day of another year is named with its year', () => {
  expect(nameOfDay('2026-11-30', '2026-11-22')).toMatch(/Nov/)
  expect(nameOfDay('2026-11-30', '2026-11-22')).not.toMatch(/2026/)
  expect(nameOfDay('2027-01-02', '2026-11-22')).toMatch(/2027/)
})
