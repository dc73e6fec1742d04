import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { expect, test } from 'vitest'
import { seasonalFormat } from './seasonal-format.ts'

test('DASH-35: each month offers the format in season with the shortest season', () => {
  for (let month = 1; month <= 12; month += 1) {
    const inSeason = FORMATS.filter(({ months }) => months.includes(month))
    const offered = seasonalFormat(FORMATS, month)
    expect(inSeason).toContain(offered)
    for (const other of inSeason) expect(offered!.months.length).toBeLessThanOrEqual(other.months.length)
  }
  expect(seasonalFormat([], 1)).toBeUndefined()
})
