import { describe, expect, test } from 'vitest'
import { readCsv } from '../../kernel/read-csv.ts'
import { recognise } from './recognise.ts'
import { SAMPLE_FILES } from './testing/sample-files.ts'

/** The layouts whose tables a spreadsheet can open. Others are no CSV. */
const TABLES = SAMPLE_FILES.filter(({ layout }) =>
  [
    'easyretro wide',
    'metroretro old',
    'metroretro new',
    'parabol',
    'scrumlr table',
    'refacto table',
  ].includes(layout),
)

/** How a spreadsheet saves a table: a separator, line breaks, quotes where they are needed, and empty columns. */
interface Saving {
  readonly separator: string
  readonly lineBreak: string
  readonly columns: number
  readonly quotesAll: boolean
  readonly names: boolean
}

function resaved(content: string, { separator, lineBreak, columns, quotesAll, names }: Saving): string {
  const rows = [...readCsv(content, ',', 100)].map(({ cells }) =>
    [...cells, ...Array.from({ length: columns }, () => '')]
      .map((cell) => (quotesAll || /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(separator),
  )
  return `${names ? `sep=${separator}\r\n` : ''}${rows.join(lineBreak)}${lineBreak}`
}

const PLAIN: Saving = { separator: ',', lineBreak: '\n', columns: 0, quotesAll: false, names: false }

describe('MOVE-IN-1: a table that a spreadsheet saved again is recognised', () => {
  const partsOf = (content: string) =>
    recognise({ name: '', content })?.retros.map(({ columns, notes, actions }) => ({
      columns,
      notes: notes.map((note) => ({ ...note, line: null })),
      actions: actions.map((action) => ({ ...action, line: null })),
    }))

  describe.each(TABLES)('$layout', ({ source, content }) => {
    test.each([
      ['with semicolons', { ...PLAIN, separator: ';' }],
      ['with tabs', { ...PLAIN, separator: '\t' }],
      ['with the line breaks of Windows', { ...PLAIN, lineBreak: '\r\n' }],
      ['with the line breaks of an old Macintosh', { ...PLAIN, lineBreak: '\r' }],
      ['with every cell in quotes', { ...PLAIN, quotesAll: true }],
      ['with empty columns', { ...PLAIN, columns: 3 }],
      ['with a line that names its separator', { ...PLAIN, separator: ';', names: true }],
      ['with all of that', { separator: ';', lineBreak: '\r\n', columns: 2, quotesAll: true, names: true }],
    ])('%s', (_, saving) => {
      const again = resaved(content, saving)
      expect(recognise({ name: '', content: again })?.source).toBe(source)
      expect(partsOf(again)).toEqual(partsOf(content))
    })
  })
})
