import { expect, test } from 'vitest'
import { lineRanges } from './line-ranges.ts'
import { foundText, reportRows } from './report-rows.ts'

// Rules: IMPORT-8

test('IMPORT-8: lines with the same problem and the same value share a row', () => {
  const report = [
    { line: 2, code: 'votes-invalid', detail: 'many' },
    { line: 3, code: 'votes-invalid', detail: '-1' },
    { line: 4, code: 'votes-invalid', detail: 'many' },
    { line: null, code: 'too-many-columns', detail: '6' },
  ] as const
  expect(reportRows(report)).toEqual([
    { lines: [2, 4], code: 'votes-invalid', detail: 'many' },
    { lines: [3], code: 'votes-invalid', detail: '-1' },
    { lines: [], code: 'too-many-columns', detail: '6' },
  ])
})

test('IMPORT-8: a value of the file is quoted; a path and a number are not', () => {
  expect(foundText({ lines: [2], code: 'votes-invalid', detail: 'many' })).toBe('“many”')
  expect(foundText({ lines: [], code: 'column-merged', detail: 'Ideas' })).toBe('“Ideas”')
  expect(foundText({ lines: [], code: 'votes-invalid', detail: 'notes[3].votes' })).toBe('notes[3].votes')
  expect(foundText({ lines: [2], code: 'text-too-long', detail: '2041' })).toBe('2041')
  expect(foundText({ lines: [2], code: 'row-empty', detail: '' })).toBe('')
})

test('IMPORT-8: lines that follow each other are named as a range, and at most eight ranges', () => {
  expect(lineRanges([2, 3, 4, 7])).toBe('2–4, 7')
  expect(lineRanges([2], true)).toBe('2…')
  expect(lineRanges([1, 3, 5, 7, 9, 11, 13, 15, 17])).toBe('1, 3, 5, 7, 9, 11, 13, 15…')
})
