import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { RetroSummary, SummaryNote } from './summary.ts'
import { summaryCsv } from './summary-csv.ts'
import { textOfCell } from '../../kernel/csv.ts'
import { parseCsv } from '../../kernel/testing/parse-csv.ts'
import { anActionOfSummary, aNoteOfSummary, aSummary } from '../testing/summaries.ts'

function retroWith(
  notes: readonly Partial<SummaryNote>[],
  column = 'Went well',
  action = 'Buy tea',
): RetroSummary {
  const one = anActionOfSummary(action, null, '2027-03-01')
  return aSummary({
    columns: [{ id: asId<ColumnId>('c1'), name: column, notes: notes.map(aNoteOfSummary) }],
    actions: { open: [one], done: [one], earlier: [one] },
  })
}

describe('a retro as CSV', () => {
  test('SUMMARY-19: has a row for each note or group, and for each action item', () => {
    const group = {
      groupTitle: 'Drinks',
      texts: ['Tea', 'Coffee, black'],
      comments: ['"Decaf"', 'No'],
      emojis: [
        { emoji: '👍', count: 2 },
        { emoji: '🎉', count: 1 },
      ],
      reactions: 3,
      votes: 4,
    }
    expect(summaryCsv(retroWith([group, {}]))).toBe(
      [
        'Kind,Column,Group,Text,Votes,Emoji,Comments,Due date',
        'Note,Went well,Drinks,"Tea\nCoffee, black",4,👍 2 🎉 1,"""Decaf""\nNo",',
        'Note,Went well,,Tea,0,,,',
        'Open action,,,Buy tea,,,,2027-03-01',
        'Open action,,,Buy tea,,,,2027-03-01',
        'Done action,,,Buy tea,,,,2027-03-01',
        '',
      ].join('\r\n'),
    )
  })

  test('SUMMARY-19, SUMMARY-25: the text above the summary is the first row', () => {
    const told = { ...retroWith([{}]), text: '=Good,\nmostly' }
    const [, first, second] = parseCsv(summaryCsv(told))
    expect(first).toEqual(['Summary', '', '', "'=Good,\nmostly", '', '', '', ''])
    expect(second?.[0]).toBe('Note')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x","y")'])(
    'SUMMARY-23: a cell that begins like a formula is none: %j',
    (text) => {
      const [, note, action] = parseCsv(
        summaryCsv(retroWith([{ texts: [text], groupTitle: text, comments: [text] }], text, text)),
      )
      expect(note).toEqual(['Note', `'${text}`, `'${text}`, `'${text}`, '0', '', `'${text}`, ''])
      expect(action?.[3]).toBe(`'${text}`)
    },
  )

  test('SUMMARY-23: text that people write is read back unchanged, and no cell begins like a formula (RFC 4180)', () => {
    const text = fc.oneof(
      fc.string({
        unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '+', '-', '@', '\t', "'", ';', '日'),
      }),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, text, text, text, (one, other, column, action) => {
        const rows = parseCsv(summaryCsv(retroWith([{ texts: [one, other] }], column, action)))
        expect(rows.map((row) => row.length)).toEqual([8, 8, 8, 8, 8])
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
        expect(textOfCell(rows[1]?.[3] ?? '')).toBe(`${one}\n${other}`)
        expect(textOfCell(rows[1]?.[1] ?? '')).toBe(column)
        expect(textOfCell(rows[2]?.[3] ?? '')).toBe(action)
      }),
      runs(100),
    )
  })
})
