import { describe, expect, test } from 'vitest'
import { mixedSchedule } from './mixed-schedule.ts'
import { seededRandom } from '../../scripts/seed/seeded-random.ts'

describe('S1: mixed work', () => {
  const schedule = mixedSchedule(50, 60_000, seededRandom(11))
  const adds = schedule.filter(({ kind }) => kind === 'add')

  test('every person writes a note every 1.5 to 2.5 s', () => {
    for (let person = 0; person < 50; person += 1) {
      const times = adds.filter((one) => one.person === person).map(({ at }) => at)
      const pauses = times.slice(1).map((at, before) => at - (times[before] ?? 0))
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1500)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(2500)
    }
  })

  test('a quarter is edited by its author soon after, half bring a reaction', () => {
    const edits = schedule.filter(({ kind }) => kind === 'edit')
    const reactions = schedule.filter(({ kind }) => kind === 'react')
    expect(edits.length / adds.length).toBeCloseTo(0.25, 1)
    expect(reactions.length / adds.length).toBeCloseTo(0.5, 1)
    for (const edit of edits) {
      const add = adds[edit.note]
      expect(add?.person).toBe(edit.person)
      expect(edit.at - (add?.at ?? 0)).toBeGreaterThanOrEqual(400)
      expect(edit.at - (add?.at ?? 0)).toBeLessThanOrEqual(800)
    }
  })

  test('a person reacts once to a note, an existing one of another person', () => {
    const reactions = schedule.filter(({ kind }) => kind === 'react')
    for (const { at, person, note } of reactions) {
      expect(adds[note]?.person).not.toBe(person)
      expect(adds[note]?.at).toBeLessThan(at)
    }
    expect(new Set(reactions.map(({ person, note }) => `${person} ${note}`)).size).toBe(reactions.length)
  })

  test('in the order of time, notes numbered in the order of their writing, and the same for a seed', () => {
    expect(schedule.map(({ at }) => at)).toEqual(schedule.map(({ at }) => at).sort((a, b) => a - b))
    expect(adds.map(({ note }) => note)).toEqual(adds.map((_, index) => index))
    expect(mixedSchedule(50, 60_000, seededRandom(11))).toEqual(schedule)
  })
})
