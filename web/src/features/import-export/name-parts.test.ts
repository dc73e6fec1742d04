import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test('the end of a name has its day and its ending', () => {
  expect(nameParts('retro of the crew 2026-11-27.json')).toEqual(['retro of the crew 2', '026-11-27.json'])
})

test('a short name is an end alone', () => {
  expect(nameParts('retro.json')).toEqual(['', 'retro.json'])
  expect(nameParts('')).toEqual(['', ''])
})

test.each(['🎉', '👩‍🚀', 'é'])('%s is not cut in two', (sign) => {
  for (let length = 0; length < 14; length += 1) {
    const [start, end] = nameParts(`Retro ${sign}${'x'.repeat(length)}`)
    expect(start + end).toBe(`Retro ${sign}${'x'.repeat(length)}`)
    expect([start, end].filter((part) => part.includes(sign))).toHaveLength(1)
  }
})
