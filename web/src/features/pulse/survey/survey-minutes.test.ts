import { expect, test } from 'vitest'
import { minutesFor } from './survey-minutes.ts'

test('PULSE-79: a survey takes a third of a minute each question, in whole minutes, and at least one', () => {
  expect([1, 4, 6, 10, 30].map(minutesFor)).toEqual([1, 1, 2, 3, 10])
})
