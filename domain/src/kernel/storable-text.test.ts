import { expect, test } from 'vitest'
import { storableLine, storableText } from './storable-text.ts'

test.each([
  [' a  b \n', ' a  b \n', ' a  b \n'.trim().replace('  ', ' ')],
  [' a  b ', ' a  b ', ' a  b '],
  ['a\r\nb ', 'a\nb', 'a b'],
  ['a\u0000 ', 'a', 'a'],
  ['', '', ''],
])('NOTE-12: %j is stored as the text %j and the line %j', (typed, text, line) => {
  expect([storableText(typed), storableLine(typed)]).toEqual([text, line])
})
