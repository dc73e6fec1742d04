import { expect, test } from 'vitest'
import { columnId } from '../../testing/board-fixtures.ts'
import { nextTab } from './column-tabs.tsx'

const columns = ['a', 'b', 'c'].map((id) => ({ id: columnId(id) }))

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'x', null],
])('from tab %s with %s to %s', (open, key, next) => {
  expect(nextTab(columns, columnId(open), key)).toBe(next)
})
