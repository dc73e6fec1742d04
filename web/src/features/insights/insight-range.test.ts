import { describe, expect, test } from 'vitest'
import { RANGES, readRange } from './insight-range.ts'

describe('INSIGHT-2: the range of the insights', () => {
  test('is 12 unless another one was chosen on this device', () => {
    expect(readRange(null)).toBe('12')
    expect(RANGES.map(readRange)).toEqual(['12', '24', 'all'])
  })

  test('is 12 where the storage has anything else', () => {
    expect(readRange('everything')).toBe('12')
  })
})
