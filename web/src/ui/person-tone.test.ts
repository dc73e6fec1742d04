import { expect, test } from 'vitest'
import { PERSON_TONES, personTone } from './person-tone.ts'

test('the colour of a person is always the same, and all twelve are used', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `person-${index}`)
  expect(seeds.map(personTone)).toEqual(seeds.map(personTone))
  expect(new Set(seeds.map(personTone)).size).toBe(PERSON_TONES)
})
