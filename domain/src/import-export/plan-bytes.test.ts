import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardBytes } from '../board/board-bytes.ts'
import { BOARD_BYTES_MAX } from '../board/limits.ts'
import { stranger } from '../board/testing/people.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { bytesOfPlan } from './plan-bytes.ts'
import { readImport } from './read-import.ts'
import { readExportedBoard } from './read-json.ts'
import { arbitraryBoard } from './testing/arbitrary-board.ts'
import { exportFor, importedBoard, LATER, planOf } from './testing/imported.ts'

const details = { now: LATER, meaningOf: () => 'other' as const }

test('NOTE-26: the bytes of a plan are those of the board that it becomes', () => {
  fc.assert(
    fc.property(arbitraryBoard, (board) => {
      const plan = planOf(readExportedBoard(JSON.stringify(exportFor(board, stranger(true))), LATER))
      expect(bytesOfPlan(plan)).toBe(boardBytes(importedBoard(plan)))
    }),
    runs(100),
  )
})

/** Notes of 2,000 characters of three bytes each. */
const many = (count: number) => Array.from({ length: count }, () => '日'.repeat(2000))
const json = (count: number) =>
  JSON.stringify({
    kind: 'retropulse-board',
    version: 1,
    title: 'Full',
    columns: [{ name: 'Glad', meaning: 'good' }],
    notes: many(count).map((text) => ({ column: 0, text })),
  })
const FITS = Math.floor(BOARD_BYTES_MAX / 6300)

test('IMPORT-26: JSON of a board that fits is read, and one note more is refused', () => {
  expect(readImport({ content: json(FITS) }, details).ok).toBe(true)
  expect(readImport({ content: json(FITS + 1) }, details)).toMatchObject({
    ok: false,
    problems: [{ line: null, code: 'board-too-large', detail: String((FITS + 1) * 6300) }],
  })
})

test('IMPORT-26: a table beyond the bytes of a board is refused', () => {
  const table = (count: number) => `Text\n${many(count).join('\n')}\n`
  expect(readImport({ content: table(FITS) }, details).ok).toBe(true)
  expect(readImport({ content: table(FITS + 1) }, details)).toMatchObject({
    ok: false,
    problems: [{ code: 'board-too-large' }],
  })
})

test('MOVE-IN-7: of a recognised file the notes beyond the bytes of a board are left out', () => {
  const rows = many(FITS + 2).map((text) => `Glad,${text},0`)
  const read = readImport({ content: ['list,text,votes', ...rows].join('\n') }, details)
  expect(read).toMatchObject({
    ok: true,
    source: 'easyretro',
    retros: [{ leftOut: [{ reason: 'board-full', count: 2, lines: [FITS + 2, FITS + 3] }] }],
  })
})
