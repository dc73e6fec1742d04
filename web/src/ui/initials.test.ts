import { describe, expect, test } from 'vitest'
import { initials } from './initials.ts'

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

  test('are one letter where there is room for one', () => {
    expect(initials('Ada Lovelace', 1)).toBe('A')
  })
})
