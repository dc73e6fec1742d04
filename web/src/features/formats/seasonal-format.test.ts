import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { expect, test } from 'vitest'
import { seasonalFormat } from './seasonal-format.ts'

test('DASH-35: each month offers the seasonal format with the shortest season, or none', () => {
  for (let month = 1; month <= 12; month += 1) {
    const inSeason = FORMATS.filter(({ group, months }) => group === 'seasonal' && months.includes(month))
    const offered = seasonalFormat(FORMATS, month)
    expect(offered === undefined).toBe(inSeason.length === 0)
    for (const other of inSeason) expect(offered!.months.length).toBeLessThanOrEqual(other.months.length)
  }
})
