import { expect, test } from 'vitest'
import { isSnowy } from './snow.ts'

test('SHELL-2: snow lies on the logo from the first to the last day of December', () => {
  expect([new Date(2026, 11, 1), new Date(2026, 11, 31, 23, 59)].map(isSnowy)).toEqual([true, true])
  expect([new Date(2026, 10, 30, 23, 59), new Date(2027, 0, 1)].map(isSnowy)).toEqual([false, false])
})
