import { describe, expect, test } from 'vitest'
import { chooseFile, columnValues, formatOf, tableOf, withTarget, decodeFile } from './chosen-file.ts'

describe('a chosen file', () => {
  test('IMPORT-22: a file is read, and one over 10 MB is not', async () => {
    const small = await chooseFile(new File(['Text\nTea'], 'retro.csv'))
    expect(small).toEqual({
      ok: true,
      file: { name: 'retro.csv', size: 8, format: 'csv', kind: 'csv', content: 'Text\nTea' },
    })
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'retro.csv')
    expect(await chooseFile(large)).toEqual({ ok: false, why: 'tooLarge' })
  })

  test('MOVE-IN-12: an Excel file is known by its first bytes, and waits for the server', async () => {
    const answer = await chooseFile(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'retro.csv'))
    expect(answer).toMatchObject({ ok: true, file: { format: 'xlsx', kind: 'xlsx', content: 'UEsDBA==' } })
    const large = Uint8Array.from({ length: 1_000_001 }, (_, at) =>
      at < 4 ? [0x50, 0x4b, 3, 4][at]! : at % 251,
    )
    const read = await chooseFile(new File([large], 'retro.xlsx'))
    expect(read.ok && read.file.content).toBe(Buffer.from(large).toString('base64'))
    const tooLarge = new Uint8Array(7 * 1024 * 1024 + 1)
    tooLarge.set([0x50, 0x4b, 3, 4])
    expect(await chooseFile(new File([tooLarge], 'retro.xlsx'))).toEqual({ ok: false, why: 'tooLargeExcel' })
  })

  test.each([
    ['retro.csv', 'Text', 'csv'],
    ['retro.md', '# Retro', 'md'],
    ['RETRO.MARKDOWN', '[x](y)', 'md'],
    ['retro.txt', 'Text', 'text'],
    ['retro.json', '{}', 'json'],
    ['retro', '{}', 'json'],
    ['retro', 'Text', 'csv'],
  ])('the page calls %s with %j a file of the kind %s', async (name, content, kind) => {
    expect(await chooseFile(new File([content], name))).toMatchObject({ ok: true, file: { kind } })
  })

  test('a file that was moved or deleted meanwhile is unreadable', async () => {
    const gone = Object.assign(new File([], 'gone.json'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    })
    expect(await chooseFile(gone)).toEqual({ ok: false, why: 'unreadable' })
  })

  test.each([
    ['retro.JSON', '', 'json'],
    ['retro.csv', '{', 'csv'],
    ['retro.tsv', '', 'csv'],
    ['retro', '  {"kind"', 'json'],
    ['retro', 'Column,Text', 'csv'],
  ])('%s that begins with %j is %s', (name, content, format) => {
    expect(formatOf(name, content)).toBe(format)
  })
})

describe('the mapping of a table', () => {
  const content = 'List,Note,Likes\nGood,Tea,1\nBad,Rain,0\nGood,Cake,2\n,,\nSpam,,'

  test('IMPORT-3: the names in the first row suggest it', () => {
    expect(tableOf(content)).toEqual({
      header: ['List', 'Note', 'Likes'],
      mapping: { column: 0, text: 1, votes: 2, columns: [] },
    })
  })

  test('IMPORT-5: the values of the mapped column are counted, rows without a text left out', () => {
    const { mapping } = tableOf(content)
    expect(columnValues(content, mapping)).toEqual([
      { value: 'Good', rows: 2 },
      { value: 'Bad', rows: 1 },
    ])
    expect(columnValues(content, { ...mapping, column: null })).toEqual([])
  })

  test('IMPORT-5: a value joins another column, is left out, or becomes its own column again', () => {
    const { mapping } = tableOf(content)
    const put = withTarget(withTarget(mapping.columns, 'Bad', 'Good'), 'Good', null)
    expect(put).toEqual([
      { from: 'Bad', to: 'Good' },
      { from: 'Good', to: null },
    ])
    expect(withTarget(put, 'Good', undefined)).toEqual([{ from: 'Bad', to: 'Good' }])
  })
})

describe('files of other programs', () => {
  test.each([
    ['UTF-8', [0x54, 0xc3, 0xa9], 'Té'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x54], 'T'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x54, 0x00, 0xe9, 0x00], 'Té'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x54, 0x00, 0xe9], 'Té'],
    [
      'UTF-8 with a text that was cut within a character',
      [0xc3, 0xa9, 0xc3, 0xa8, 0xc3, 0x2c, 0x54],
      'éè\ufffd,T',
    ],
    ['Windows', [0x54, 0xe9, 0x80], 'Té€'],
    ['nothing', [], ''],
  ])('IMPORT-4: %s', (_, bytes, text) => {
    expect(decodeFile(new Uint8Array(bytes))).toBe(text)
  })
})
