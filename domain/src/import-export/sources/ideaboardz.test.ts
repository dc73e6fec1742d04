import { describe, expect, test } from 'vitest'
import { momentIn } from './file-values.ts'
import { recognise } from './recognise.ts'

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('ideaboardz')
  expect(found?.retros).toHaveLength(1)
  return found!.retros[0]!
}

const cell = (text: string, type = 'String') => `<Cell><Data ss:Type="${type}">${text}</Data></Cell>`
const sheet = (name: string, rows: readonly string[]) =>
  `<Worksheet ss:Name="${name}"><Table>\n${rows.map((row) => `  <Row>${row}</Row>`).join('\n')}\n</Table></Worksheet>`
const workbook = (...sheets: readonly string[]) => `<?xml version="1.0"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
${sheets.join('\n')}
</Workbook>`
const HEADER = `${cell('Point')}${cell('Votes')}`

describe('MOVE-IN-1: the workbook of IdeaBoardz', () => {
  const NEW = workbook(
    sheet('What went well', [
      '<Cell ss:MergeAcross="1"><Data ss:Type="String">What went well?</Data></Cell>',
      HEADER,
      `${cell('Demo &amp; cake&#10;for &lt;all&gt;')}${cell('3', 'Number')}`,
      `${cell('Sun')}${cell('0', 'Number')}`,
    ]),
    sheet('What did not go well in the te', [cell('What did not go well in the team?'), HEADER]),
  )

  test('has the whole names of its sections, also of empty ones', () => {
    expect(read(NEW).columns).toEqual(['What went well?', 'What did not go well in the team?'])
  })

  test('has its points and not its headings as notes', () => {
    expect(read(NEW).notes.map(({ column, text, votes }) => [column, text, votes])).toEqual([
      ['What went well?', 'Demo & cake\nfor <all>', 3],
      ['What went well?', 'Sun', 0],
    ])
  })

  test('of before has the names of its sheets, and texts that were encoded twice', () => {
    const old = workbook(
      sheet('Q&amp;A', [HEADER, `${cell('Demo &amp;amp; &amp;quot;cake&amp;quot;')}${cell('2', 'Number')}`]),
    )
    expect(read(old)).toMatchObject({ columns: ['Q&A'], notes: [{ text: 'Demo & "cake"', votes: 2 }] })
  })

  test.each([
    ['another workbook', workbook(sheet('Sheet1', [`${cell('Text')}${cell('Votes')}`]))],
    ['a web page', '<!doctype html><title>Point</title>'],
    ['a workbook that breaks off', NEW.slice(0, 300)],
  ])('%s is none', (_, content) => {
    expect(recognise({ name: 'board.xls', content })).toBeNull()
  })

  test('MOVE-IN-7: rows beyond those that are read are reported', () => {
    const row = `${cell('Tea')}${cell('1', 'Number')}`
    const many = read(workbook(sheet('Glad', [HEADER, ...Array.from({ length: 10_001 }, () => row)])))
    expect([many.notes.length, many.leftOut]).toEqual([9999, [{ reason: 'too-many-notes', line: null }]])
  })
})

describe('MOVE-IN-1: the JSON of IdeaBoardz', () => {
  const POINT = {
    id: 11,
    section_id: 102,
    message: 'Demo &amp;amp; cake',
    created_at: '2026-01-13T15:41:10Z',
    updated_at: '2026-01-13T15:41:10Z',
    votes_count: 3,
  }

  test('has its sections by their order, since it does not name them', () => {
    const retro = read(
      JSON.stringify([POINT, { ...POINT, section_id: 101, message: 'It&#39;s slow', votes_count: 0 }]),
    )
    expect(retro.columns).toEqual(['Section 1', 'Section 2'])
    expect(retro.notes.map(({ column, text, votes, at }) => [column, text, votes, at])).toEqual([
      ['Section 2', 'Demo &amp; cake', 3, momentIn('2026-01-13T15:41:10Z')],
      ['Section 1', "It's slow", 0, momentIn('2026-01-13T15:41:10Z')],
    ])
  })

  test('of before has a list of votes, and texts that were encoded twice', () => {
    const old = { ...POINT, votes_count: undefined, votes: [{ id: 1 }, { id: 2 }] }
    expect(read(JSON.stringify([old])).notes).toMatchObject([{ text: 'Demo & cake', votes: 2 }])
  })

  test('MOVE-IN-7: what is no point is left out', () => {
    const retro = read(JSON.stringify([POINT, { id: 12 }, null]))
    expect(retro.leftOut).toEqual([
      { reason: 'row-unreadable', line: null },
      { reason: 'row-unreadable', line: null },
    ])
  })
})
