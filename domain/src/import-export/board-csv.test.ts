import { describe, expect, test } from 'vitest'
import { parseCsv } from '../kernel/testing/parse-csv.ts'
import { boardCsv } from './board-csv.ts'
import type { ExportedNote } from './exported-board.ts'
import { guessMapping } from './guess-mapping.ts'
import { readFile } from './read-file.ts'
import { exportFor, importedBoard, LATER, planOf } from './testing/imported.ts'
import { stranger } from '../board/testing/people.ts'

/** A board with these notes, imported from a file and exported again. */
function exported(notes: readonly object[], columns: readonly string[] = ['Good', 'Bad']) {
  const content = JSON.stringify({
    kind: 'retropulse-board',
    version: 1,
    title: 'Sprint 12',
    settings: { isAnonymous: false },
    columns: columns.map((name) => ({ name, meaning: 'other' })),
    notes,
  })
  const read = readFile({ format: 'json', content }, { now: LATER, meaningOf: () => 'other' })
  return exportFor(importedBoard(planOf(read)), stranger(true))
}

const rowsOf = (notes: readonly object[]) => parseCsv(boardCsv(exported(notes)))
const cellsOf = (name: string, notes: readonly object[]) => {
  const [header = [], ...rows] = rowsOf(notes)
  return rows.map((row) => row[header.indexOf(name)])
}

describe('a board as comma-separated values', () => {
  test('EXPORT-9: a board without notes has the header alone, so that it opens as a table', () => {
    expect(rowsOf([])).toEqual([['Column', 'Text', 'Votes', 'Reactions', 'Comments', 'Group']])
  })

  test('EXPORT-9: there is a row for each note, column by column', () => {
    const notes = [
      { column: 1, text: 'Rain' },
      { column: 0, text: 'Tea', votes: 3 },
    ]
    expect(rowsOf(notes).slice(1)).toEqual([
      ['Good', 'Tea', '3', '', '', ''],
      ['Bad', 'Rain', '0', '', '', ''],
    ])
  })

  test('EXPORT-9: reactions are a number, and each comment has a line of its own', () => {
    const note = {
      column: 0,
      text: 'Tea',
      reactions: [
        { emoji: '🍵', count: 2 },
        { emoji: '👍🏽', count: 1 },
      ],
      comments: [{ text: 'Yes, "hot"' }, { text: 'Two\nlines' }],
    }
    expect(cellsOf('Reactions', [note])).toEqual(['🍵 2 👍🏽 1'])
    expect(cellsOf('Comments', [note])).toEqual(['Yes, "hot"\nTwo\nlines'])
  })

  test('EXPORT-9: all notes of a group have its title, or else the text of its first note', () => {
    const group = (title: string | null) => [
      { column: 0, text: 'Tea', groupTitle: title },
      { column: 0, text: 'Milk', group: { into: 0, place: 1 } },
      { column: 1, text: 'Rain' },
    ]
    expect(cellsOf('Group', group('Drinks'))).toEqual(['Drinks', 'Drinks', ''])
    expect(cellsOf('Group', group(null))).toEqual(['Tea', 'Tea', ''])
  })

  test('EXPORT-9: a title left on a note that leads no group is not a name of a group', () => {
    expect(cellsOf('Group', [{ column: 0, text: 'Tea', groupTitle: 'Drinks' }])).toEqual([''])
  })

  test('EXPORT-9: there is a column of authors only where an author may be named', () => {
    const board = exported([
      { column: 0, text: 'Tea' },
      { column: 0, text: 'Milk' },
    ])
    const named: readonly ExportedNote[] = board.notes.map((note, at) => ({
      ...note,
      author: at === 0 ? '=Ann' : null,
    }))
    expect(parseCsv(boardCsv(board))[0]).not.toContain('Author')
    const [header = [], ...rows] = parseCsv(boardCsv({ ...board, notes: named }))
    expect([header.at(-1), ...rows.map((row) => row.at(-1))]).toEqual(['Author', "'=Ann", ''])
  })

  test('IMPORT-3: an import recognises every name of the header', () => {
    const [header = []] = rowsOf([])
    expect(guessMapping(header)).toEqual({ column: 0, text: 1, votes: 2 })
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"=1"', 'a,b;c', 'two\nlines', "'tis", '＝1+1'])(
    'EXPORT-10: %j comes in again as it was, and no spreadsheet runs it',
    (text) => {
      const content = boardCsv(exported([{ column: 0, text }]))
      expect(parseCsv(content)[1]?.[1]).not.toMatch(/^[=+\-@\t\r]/)
      const again = readFile({ format: 'csv', content }, { now: LATER, meaningOf: () => 'other' })
      expect(planOf(again).notes.map((note) => note.text)).toEqual([text])
    },
  )

  test('EXPORT-10: the name of a column is no formula either, and is imported as it was', () => {
    const content = boardCsv(exported([{ column: 0, text: 'Tea' }], ['-Stop', '+Start']))
    const again = planOf(readFile({ format: 'csv', content }, { now: LATER, meaningOf: () => 'other' }))
    expect([content.includes("'-Stop"), again.columns.map(({ name }) => name)]).toEqual([true, ['-Stop']])
  })
})
