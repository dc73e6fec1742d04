import { expect, test } from 'vitest'
import { QUESTIONS } from './icebreaker-questions.ts'
import { shuffled } from './shuffled.ts'

test('every question comes once before any comes again', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const order = shuffled(QUESTIONS, random)
  expect(new Set(order)).toEqual(new Set(QUESTIONS))
  expect(order).toHaveLength(QUESTIONS.length)
  expect(order).not.toEqual(QUESTIONS)
})

test('no question is there twice', () => {
  expect(new Set(QUESTIONS).size).toBe(QUESTIONS.length)
})
