import { describe, expect, test } from 'vitest'
import { parseCsv } from '../kernel/testing/parse-csv.ts'
import { boardCsv } from './testing/exported-text.ts'
import type { ExportedNote } from './exported-board.ts'
import { guessMapping } from './guess-mapping.ts'
import { readFile } from './read-file.ts'
import { readImport } from './read-import.ts'
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

const HEADER = 'Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date'.split(',')
const rowsOf = (notes: readonly object[]) => parseCsv(boardCsv(exported(notes)))
const cellsOf = (name: string, notes: readonly object[]) => {
  const [header = [], ...rows] = rowsOf(notes)
  return rows.map((row) => row[header.indexOf(name)])
}

describe('a board as comma-separated values', () => {
  test('EXPORT-9: a board without notes has the header alone, so that it opens as a table', () => {
    expect(rowsOf([])).toEqual([HEADER])
  })

  test('EXPORT-9: there is a row for each note, column by column', () => {
    const notes = [
      { column: 1, text: 'Rain' },
      { column: 0, text: 'Tea', votes: 3 },
    ]
    expect(rowsOf(notes).slice(1)).toEqual([
      ['Note', 'Good', 'Tea', '3', '', '', '', '', '', ''],
      ['Note', 'Bad', 'Rain', '0', '', '', '', '', '', ''],
    ])
  })

  test('EXPORT-9: reactions are a number, and each comment begins with a bullet', () => {
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
    expect(cellsOf('Comments', [note])).toEqual(['• Yes, "hot"\n• Two\n  lines'])
  })

  test('EXPORT-9: all notes of a group have its number and its title', () => {
    const group = (title: string | null) => [
      { column: 0, text: 'Tea', groupTitle: title },
      { column: 0, text: 'Milk', group: { into: 0, place: 1 } },
      { column: 1, text: 'Rain' },
    ]
    expect(cellsOf('Group', group('Drinks'))).toEqual(['#1 Drinks', '#1 Drinks', ''])
    expect(cellsOf('Group', group(null))).toEqual(['#1', '#1', ''])
  })

  test('EXPORT-9: a group lies in the column of its first note, with its members by their places', () => {
    const notes = [
      { column: 0, text: 'Sun' },
      { column: 0, text: 'Milk', group: { into: 3, place: 2 } },
      { column: 0, text: 'Last' },
      { column: 1, text: 'Tea' },
      { column: 1, text: 'Sugar', group: { into: 3, place: 1 } },
      { column: 1, text: 'Rain', group: { into: 0, place: 1 } },
    ]
    expect(cellsOf('Text', notes)).toEqual(['Sun', 'Rain', 'Last', 'Tea', 'Sugar', 'Milk'])
    expect(cellsOf('Column', notes)).toEqual(['Good', 'Good', 'Good', 'Bad', 'Bad', 'Bad'])
    expect(cellsOf('Group', notes)).toEqual(['#1', '#1', '', '#2', '#2', '#2'])
  })

  test('EXPORT-9: action items follow, with state, assignee and due date', () => {
    const action = {
      text: 'Buy tea',
      status: 0,
      at: 1,
      doneAt: null,
      due: null,
      assignee: null,
      note: null,
    } as const
    const actions = [
      { ...action, earlier: false },
      { ...action, status: 1, doneAt: 2, due: '2027-03-01', assignee: '=Ann', earlier: false } as const,
      { ...action, earlier: true },
    ]
    const [, note, ...rows] = parseCsv(boardCsv({ ...exported([{ column: 0, text: 'Tea' }]), actions }))
    expect(note?.[0]).toBe('Note')
    expect(rows).toEqual([
      ['Action item', '', 'Buy tea', '', '', '', '', 'Open', '', ''],
      ['Action item', '', 'Buy tea', '', '', '', '', 'Done', "'=Ann", '2027-03-01'],
      ['Action item', '', 'Buy tea', '', '', '', '', 'Open from an earlier retro', '', ''],
    ])
  })

  test('EXPORT-9: two columns with one name get names that are distinct', () => {
    const notes = [0, 1, 2, 3].map((column) => ({ column, text: 'Tea' }))
    const rows = parseCsv(boardCsv(exported(notes, ['Good', 'Good', '', '']))).slice(1)
    expect(rows.map((row) => row[1])).toEqual(['Good', 'Good (2)', '', '(2)'])
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
    expect(guessMapping(header)).toEqual({ column: 1, text: 2, votes: 3 })
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"=1"', 'a,b;c', 'two\nlines', "'tis", '＝1+1'])(
    'EXPORT-10: %j comes in again as it was, and no spreadsheet runs it',
    (text) => {
      const content = boardCsv(exported([{ column: 0, text }]))
      expect(parseCsv(content)[1]?.[2]).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
      const again = readImport({ content }, { now: LATER, meaningOf: () => 'other' })
      expect(again.ok && again.retros[0]?.plan.notes.map((note) => note.text)).toEqual([text])
    },
  )

  test('EXPORT-10: the name of a column is no formula either, and is imported as it was', () => {
    const content = boardCsv(exported([{ column: 0, text: 'Tea' }], ['-Stop', '+Start']))
    const again = readImport({ content }, { now: LATER, meaningOf: () => 'other' })
    expect([
      content.includes("'-Stop"),
      again.ok && again.retros[0]?.columns.map(({ name }) => name),
    ]).toEqual([true, ['-Stop']])
  })
})
