import { expect, test } from 'vitest'
import { hasColumns, readNamedTable } from './named-table.ts'

test('MOVE-IN-1: cells are read by the names of the first row, in any order', () => {
  const { header, rows } = readNamedTable('Text,Votes,Text\nTea,3,Sun\nRain\n')
  expect(header).toEqual(['Text', 'Votes', 'Text'])
  expect(rows.map((row) => [row.line, row.cell('Votes'), row.cell('Text'), row.cell('Author')])).toEqual([
    [2, '3', 'Tea', ''],
    [3, '', 'Rain', ''],
  ])
  expect(rows[0]?.cells).toEqual(['Tea', '3', 'Sun'])
})

test('MOVE-IN-7: rows beyond those that are read, and a row without an end, are left out', () => {
  const long = readNamedTable(`Text\n${'Tea\n'.repeat(10_002)}`)
  expect([long.rows.length, long.leftOut]).toEqual([10_000, [{ reason: 'too-many-notes', line: 10_002 }]])
  const open = readNamedTable('Text\nTea\n"Rain\nSun\n')
  expect(open.rows.map((row) => row.cell('Text'))).toEqual(['Tea'])
  expect(open.leftOut).toEqual([{ reason: 'row-unreadable', line: 3 }])
})

test('MOVE-IN-1: a table is recognised by the names of its first row', () => {
  expect(hasColumns('Votes;Text;Author\nTea;1;Mira', ['Text', 'Votes'])).toBe(true)
  expect(hasColumns('Votes,Words\nText,1', ['Text', 'Votes'])).toBe(false)
  expect(hasColumns(`${'a'.repeat(30_000)},Text\n`, ['Text'])).toBe(false)
})
