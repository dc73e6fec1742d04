import { describe, expect, test } from 'vitest'
import { hueOf, initials } from './initials.ts'

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['  Maria  da  Silva ', 'MS'],
    ['👩‍🚀 Zoë', '👩‍🚀Z'],
    ['أحمد علي', 'أع'],
    ['', ''],
    ['   ', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('the hue of a person', () => {
  test('is always the same, and all five are used', () => {
    const hues = Array.from({ length: 100 }, (_, index) => hueOf(`person-${index}`))
    expect(hues).toEqual(Array.from({ length: 100 }, (_, index) => hueOf(`person-${index}`)))
    expect(new Set(hues).size).toBe(5)
  })
})
