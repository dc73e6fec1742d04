import { expect, test } from 'vitest'
import { QUESTION_KEYS } from './questions/messages.ts'
import { shuffled } from './question-card.tsx'

test('ICE-2: every question comes once before any comes again', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const order = shuffled(QUESTION_KEYS, random)
  expect(new Set(order)).toEqual(new Set(QUESTION_KEYS))
  expect(order).toHaveLength(QUESTION_KEYS.length)
  expect(order).not.toEqual(QUESTION_KEYS)
})
