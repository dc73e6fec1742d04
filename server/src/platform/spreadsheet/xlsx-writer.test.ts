import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createXlsxWriter, type SpreadsheetRows } from './xlsx-writer.ts'

const writeFor = createXlsxWriter()
const write = (rows: SpreadsheetRows) => writeFor(rows, 'somebody')

function partOf(file: Uint8Array | null, name: string): string {
  return strFromU8(unzipSync(file ?? new Uint8Array())[name] ?? new Uint8Array())
}

test('a table has its values with their types, and a text like a formula stays a text', async () => {
  const file = await write([
    ['Name', 'Date', 'Notes'],
    ['=1+1', new Date('2026-03-01T12:00:00Z'), 7],
    ['<Ärger & "Co">', new Date('2026-03-02T00:00:00Z'), 0],
  ])
  const sheet = partOf(file, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/<c r="C2"[^>]*><v>7<\/v>/)
  // Days since the first of January 1900, as spreadsheets count them.
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>46082\.5<\/v>/)
  const strings = partOf(file, 'xl/sharedStrings.xml')
  for (const text of ['Name', '=1+1', '&lt;Ärger &amp; ']) expect(strings).toContain(text)
})

test('a large table does not hold the event loop', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`Team ${at % 50}`, `Retro ${at}`, new Date(at), at])
  let turns = 0
  const counting = setInterval(() => (turns += 1), 5)
  const file = await write([['Team', 'Retro', 'Date', 'Notes'], ...rows])
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
  expect(partOf(file, 'xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(20_001)
})

test('beyond eight files at once a file is refused; the others are written, and later ones again', async () => {
  const asked = Array.from({ length: 12 }, (_, at) => writeFor([['A'], ['b']], `owner ${at}`))
  const done = await Promise.all(asked)
  expect(done.map((file) => file !== null)).toEqual([...Array(8).fill(true), ...Array(4).fill(false)])
  expect(await write([['A'], ['b']])).not.toBeNull()
})

test('ORG-32: one owner has two files at once, and does not take the places of others', async () => {
  const asked = ['one', 'one', 'one', 'other'].map((owner) => writeFor([['A'], ['b']], owner))
  expect((await Promise.all(asked)).map((file) => file !== null)).toEqual([true, true, false, true])
})

test('a file that cannot be written fails alone', async () => {
  const impossible = [[Symbol('no value')]] as unknown as SpreadsheetRows
  await expect(write(impossible)).rejects.toThrow('could not be cloned')
  expect(await write([['A'], ['b']])).not.toBeNull()
})
