import { expect, test } from 'vitest'
import { defaultTerm } from './gif-panel.tsx'

test.each([
  ['2026-11-22T12:00', 'sunday'],
  ['2026-11-23T12:00', 'monday'],
  ['2026-11-24T12:00', 'tuesday'],
  ['2026-11-25T12:00', 'party'],
  ['2026-11-26T12:00', 'thursday'],
  ['2026-11-27T12:00', 'friday'],
  ['2026-11-28T12:00', 'saturday'],
])('GIF-14: the default search of %s is "%s"', (day, term) => {
  expect(defaultTerm(new Date(day))).toBe(term)
})
