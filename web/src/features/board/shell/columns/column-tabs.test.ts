import { expect, test } from 'vitest'
import { columnId } from '../../testing/board-fixtures.ts'
import { inTwoLines, nextTab } from './column-tabs.tsx'

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

test.each([
  ['What puzzles us', 'What\npuzzles us'],
  ['Went less well', 'Went\nless well'],
  ['Stop', 'Stop'],
  ['', ''],
])('BOARD-8: the name %j of a tab takes the least width in two lines', (name, lines) => {
  expect(inTwoLines(name)).toBe(lines)
})
