import { expect, test } from 'vitest'
import {
  keepTones,
  onTones,
  PERSON_TONES,
  personTone,
  personTones,
  separateTones,
  shareTones,
} from './person-tone.ts'

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
})

test('up to twelve people of a list have different colours, the same ones in any order', () => {
  const people = alike(12, 'team')
  const tones = personTones(people)
  expect(new Set(tones).size).toBe(PERSON_TONES)
  expect(personTones(people.toReversed())).toEqual(tones.toReversed())
})

/** Seeds of people who all have the same colour of their own. */
function alike(count: number, from: string): string[] {
  const wanted = personTone(`${from}-0`)
  const seeds: string[] = []
  for (let at = 0; seeds.length < count; at += 1)
    if (personTone(`${from}-${at}`) === wanted) seeds.push(`${from}-${at}`)
  return seeds
}

test('PRESENCE-12: twelve people side by side have twelve colours, which stay when others come and go', () => {
  const people = alike(12, 'alike')
  const own = personTone(people[0]!)
  separateTones([...people.slice(0, 1), ...people.slice(0, 3)])
  expect(personTone(people[0]!)).toBe(own)
  const first = people.slice(0, 3).map(personTone)
  separateTones(people.slice(2, 8))
  separateTones(people.toReversed())
  expect(people.slice(0, 3).map(personTone)).toEqual(first)
  expect(new Set(people.map(personTone)).size).toBe(PERSON_TONES)
})

test('PRESENCE-12: in a longer row no two of any twelve neighbours have the same colour, and a change is reported once', () => {
  const people = alike(30, 'crowd')
  let calls = 0
  const stop = onTones(() => {
    calls += 1
  })
  separateTones(people)
  separateTones(people)
  stop()
  separateTones(['another'])
  expect(calls).toBe(1)
  for (let at = 0; at + PERSON_TONES <= people.length; at += 1)
    expect(new Set(people.slice(at, at + PERSON_TONES).map(personTone)).size).toBe(PERSON_TONES)
})

test('PRESENCE-12: pages with the same people give each the same colour, whatever people they had before', () => {
  const people = alike(9, 'viewer')
  const authors = alike(3, 'author')
  shareTones(people.slice(3, 5), [])
  shareTones(people.slice(2, 6), authors.slice(0, 1))
  shareTones(people, authors)
  const early = [...people, ...authors].map(personTone)
  expect(new Set(early).size).toBe(PERSON_TONES)
  let calls = 0
  const stop = onTones(() => {
    calls += 1
  })
  shareTones(people.toReversed(), authors.toReversed())
  stop()
  expect([...people, ...authors].map(personTone)).toEqual(early)
  expect(calls).toBe(0)
})

test('the colours that a list gave its people are theirs all over the page, and a second time changes nothing', () => {
  const people = alike(3, 'crew')
  const given = personTones(people)
  let changes = 0
  const stop = onTones(() => (changes += 1))
  for (let time = 0; time < 2; time += 1)
    keepTones(new Map(people.map((person, at) => [person, given[at] ?? 0])))
  stop()
  expect(people.map(personTone)).toEqual(given)
  expect(personTones(people)).toEqual(given)
  expect(changes).toBe(1)
})

test('PRESENCE-12: who is known keeps a colour that an unknown person would have too', () => {
  const people = alike(5, 'clash').toSorted()
  const own = personTone(people[4]!)
  shareTones(people, [], (seed) => seed === people[4])
  expect(personTone(people[4]!)).toBe(own)
})

test('PRESENCE-12: of more people than colours, those who are present have different ones', () => {
  const people = alike(30, 'many')
  shareTones(people.slice(0, 10), people)
  expect(new Set(people.slice(0, 10).map(personTone)).size).toBe(10)
  shareTones(people, [])
  for (let at = 0; at + PERSON_TONES <= people.length; at += 1)
    expect(new Set(people.slice(at, at + PERSON_TONES).map(personTone)).size).toBe(PERSON_TONES)
})
