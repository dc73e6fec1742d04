import { expect, test } from 'vitest'
import { monotonicMicros } from '../measure/monotonic-clock.ts'
import { noteText, sentAtOf } from './note-text.ts'
import { randomId, seededRandom } from '../../scripts/seed/seeded-random.ts'

test('texts have 30 to 150 characters, 90 on average, and carry their send time', () => {
  const random = seededRandom(7)
  const sentAt = monotonicMicros()
  const texts = Array.from({ length: 5000 }, () => noteText(random, sentAt))
  const lengths = texts.map((text) => text.length)
  expect(Math.min(...lengths)).toBe(30)
  expect(Math.max(...lengths)).toBe(150)
  expect(lengths.reduce((sum, length) => sum + length) / lengths.length).toBeCloseTo(90, -1)
  expect(texts.every((text) => sentAtOf(text) === sentAt && text.trim() === text)).toBe(true)
})

test('the same seed gives the same run, another seed another', () => {
  const ids = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 50 }, () => randomId(random))
  }
  expect(ids(1)).toEqual(ids(1))
  expect(new Set([...ids(1), ...ids(2)]).size).toBe(100)
  expect(ids(3).every((id) => /^[A-Za-z0-9_-]{16}$/.test(id))).toBe(true)
})
