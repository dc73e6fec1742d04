import { MOOD_SCALE } from '@retropulse/domain/board/mood/mood'
import { expect, test } from 'vitest'
import { MOODS } from './moods.ts'

test('MOOD-29: the mood scale from 1 to 5 has five emojis and five colours', () => {
  expect(MOODS.map(({ mood }) => mood)).toEqual(MOOD_SCALE)
  expect(new Set(MOODS.map(({ emoji }) => emoji)).size).toBe(5)
  expect(new Set(MOODS.map(({ hue }) => hue)).size).toBe(5)
})
