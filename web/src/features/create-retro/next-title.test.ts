import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { expect, test } from 'vitest'
import { locale } from '../../lib/locale.ts'
import { nextTitle } from './next-title.ts'

const TODAY = new Date(2026, 10, 22)
const DAY = locale.dayOfYear.format(TODAY)

test.each([
  ['Sprint 14', 'Sprint 15'],
  ['Sprint #9', 'Sprint #10'],
  ['Sprint 09', 'Sprint 10'],
  ['2.9', '2.10'],
  ['Retro', `Retro, ${DAY}`],
  ['Review of 2026', `Review of 2026, ${DAY}`],
  ['Team B2', `Team B2, ${DAY}`],
  [`Retro ${locale.dayOfYear.format(new Date(2026, 9, 3))}`, `Retro ${DAY}`],
])('CREATE-11: a copy of “%s” is called “%s”', (title, next) => {
  expect(nextTitle(title, TODAY)).toBe(next)
})

test('CREATE-11: in the copy of a copy today replaces the day of the retro before', () => {
  expect(nextTitle(nextTitle('Retro', new Date(2026, 9, 3)), TODAY)).toBe(`Retro, ${DAY}`)
})

test('CREATE-11: the copy of a retro with the longest title has a title of at most 92 characters', () => {
  for (const title of ['x'.repeat(TITLE_MAX), `${'x'.repeat(TITLE_MAX - 2)} 9`]) {
    const next = nextTitle(title, TODAY)
    expect(next.length).toBeLessThanOrEqual(TITLE_MAX)
    expect(next).not.toBe(title)
  }
})

test.each([
  [['Sprint 61'], 'Sprint 62'],
  [['Sprint 61', 'Sprint 62', 'Sprint 64'], 'Sprint 63'],
  [['Sprint 59', 'Sprint 60', 'Release 61'], 'Sprint 61'],
])('CREATE-11: beside the retros %j a copy of “Sprint 60” is called “%s”', (taken, next) => {
  expect(nextTitle('Sprint 60', TODAY, taken)).toBe(next)
})
