import { expect, test } from 'vitest'
import { shortColumnName } from './short-column-name.ts'

test.each([
  ['Sweet (went well)', 'Sweet'],
  ['Sweet', 'Sweet'],
  ['Sweet (1) and sour', 'Sweet (1) and sour'],
  ['(all of it)', '(all of it)'],
  ['Empty ()', 'Empty ()'],
])('BOARD-5: of %j a drawing shows %j', (name, short) => {
  expect(shortColumnName(name)).toBe(short)
})
