import { expect, test } from 'vitest'
import { columnTitle } from './column-name.ts'

test.each([
  ['Went well', 'Went well', null],
  ['Thanks (to whom, for what)', 'Thanks', 'to whom, for what'],
  ['(just brackets)', '(just brackets)', null],
  ['A (b) c', 'A (b) c', null],
  ['תודה (למי)', 'תודה', 'למי'],
])('BOARD-5: %s: what stands in brackets at the end is a description', (written, name, description) => {
  expect(columnTitle(written)).toEqual({ name, description })
})
