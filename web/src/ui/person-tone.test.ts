import { expect, test } from 'vitest'
import { PERSON_TONES, personTone, personTones } from './person-tone.ts'

test('the colour of a person is always the same, and all twelve are used', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `person-${index}`)
  expect(seeds.map(personTone)).toEqual(seeds.map(personTone))
  expect(new Set(seeds.map(personTone)).size).toBe(PERSON_TONES)
})

test('neighbours of a list differ in colour, and a person keeps their own wherever none of the four before has it', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `person-${index % 7}-${index}`)
  const tones = personTones(seeds)
  for (const [index, tone] of tones.entries()) {
    const before = tones.slice(Math.max(0, index - 4), index)
    expect(before).not.toContain(tone)
    expect(tone).toBeLessThanOrEqual(PERSON_TONES)
    const own = personTone(seeds[index] ?? '')
    expect(before.includes(own) || tone === own).toBe(true)
  }
  expect(new Set(personTones(['same', 'same', 'same'])).size).toBe(3)
})
