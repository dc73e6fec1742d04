import { FORMATS } from '@retropulse/domain/board/formats/formats'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { expect, test } from 'vitest'
import { columnHues } from './column-hues.ts'

const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']

test('BOARD-10: the same meaning has the same colour in every format', () => {
  const good = FORMATS.map(({ columns }) => columns.map((column) => column.meaning))
    .filter((meanings) => meanings.includes('good'))
    .map((meanings) => columnHues(meanings)[meanings.indexOf('good')])
  expect(good.length).toBeGreaterThan(30)
  expect(new Set(good)).toEqual(new Set([2]))
})

test.each(MEANINGS)('BOARD-10: no two columns share a colour, even five times %s', (meaning) => {
  expect(new Set(columnHues(Array.from({ length: 5 }, () => meaning))).size).toBe(5)
  expect(new Set(columnHues([...MEANINGS.slice(0, 4), meaning])).size).toBe(5)
})

test('a spare colour is not taken from a column whose meaning has it', () => {
  expect(columnHues(['bad', 'bad', 'thanks'])).toEqual([5, 4, 1])
})
