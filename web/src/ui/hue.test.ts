import { describe, expect, test } from 'vitest'
import { hueOf } from './hue.ts'

describe('the hue of a person', () => {
  test('is always the same, and all five are used', () => {
    const seeds = Array.from({ length: 100 }, (_, index) => `person-${index}`)
    expect(seeds.map(hueOf)).toEqual(seeds.map(hueOf))
    expect(new Set(seeds.map(hueOf)).size).toBe(5)
  })
})
