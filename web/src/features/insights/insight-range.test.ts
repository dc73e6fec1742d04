import { describe, expect, test } from 'vitest'
import { RANGES, readRange } from './insight-range.ts'

describe('teams.md §9: insights default 12 retros; options 24 and all time', () => {
  test('12 unless another was chosen on this device', () => {
    expect(readRange(null)).toBe('12')
    expect(RANGES.map(readRange)).toEqual(['12', '24', 'all'])
  })

  test('whatever else stands there counts as nothing', () => {
    expect(readRange('everything')).toBe('12')
  })
})
