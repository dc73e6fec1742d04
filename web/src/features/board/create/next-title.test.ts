import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { expect, test } from 'vitest'
import { locale } from '../../../lib/locale.ts'
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
])('teams.md §2: a copy of “%s” is called “%s”', (title, next) => {
  expect(nextTitle(title, TODAY)).toBe(next)
})

test('the day of a copy replaces the day of the retro before it', () => {
  expect(nextTitle(nextTitle('Retro', new Date(2026, 9, 3)), TODAY)).toBe(`Retro, ${DAY}`)
})

test('board.md §5: a copy of the longest title is no longer', () => {
  for (const title of ['x'.repeat(TITLE_MAX), `${'x'.repeat(TITLE_MAX - 2)} 9`]) {
    const next = nextTitle(title, TODAY)
    expect(next.length).toBeLessThanOrEqual(TITLE_MAX)
    expect(next).not.toBe(title)
  }
})
