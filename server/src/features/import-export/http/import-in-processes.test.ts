import type { Imported, ImportPreview } from '@retropulse/contract/import-export'
import { readImport } from '@retropulse/domain/import-export/read-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { excelFile } from '../../../testing/excel-file.ts'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function importer() {
  const { facilitator, teamId } = await startRetro(app.url)
  const imports = (body: object, query = '?dryRun=true') =>
    facilitator.post(`/api/team/${teamId}/import${query}`, body)
  const textsOf = async (id: string) => {
    const { body } = await facilitator.get(`/api/team/${teamId}/board/${id}/export?format=json`)
    const { columns, notes } = body as {
      columns: { name: string }[]
      notes: { column: number; text: string }[]
    }
    return notes.map(({ column, text }) => `${columns[column]?.name}: ${text}`)
  }
  return { imports, textsOf }
}

/** An Excel file of these rows, as a request has it. */
async function excel(rows: readonly (readonly (string | number)[])[]): Promise<object> {
  return { content: (await excelFile(rows)).toString('base64'), encoding: 'base64', filename: 'retro.xlsx' }
}

describe('MOVE-IN-8: a large file', () => {
  test('is read in a process, and gives what the same reader gives', async () => {
    const { imports } = await importer()
    const rows = Array.from({ length: 2900 }, (_, at) => `Builds take an hour and more, ${at},${at % 3}`)
    const content = `list,text,votes\n${rows.map((row, at) => `C${at % 7},${row}`).join('\n')}\n`
    expect(content.length).toBeGreaterThan(100_000)
    const { status, body } = await imports({ content })
    const { source, retros } = body satisfies unknown as ImportPreview
    const direct = readImport({ content }, { now: 0, meaningOf: () => 'other' })
    expect([status, source]).toEqual([200, 'easyretro'])
    const [there] = direct.ok ? direct.retros : []
    expect(retros).toMatchObject([
      {
        columns: there?.columns.map(({ name, notes }) => ({ name, notes })),
        leftOut: there?.leftOut,
        counts: {
          notes: there?.plan.notes.length,
          votes: there?.plan.notes.reduce((sum, { votes }) => sum + votes, 0),
        },
      },
    ])
    expect(retros[0]?.counts.notes).toBe(2900)
  })

  test('MOVE-IN-8: files of one user do not take the places of another user', async () => {
    const [one, other] = [await importer(), await importer()]
    // How many of them wait at once depends on the machine; process-queue.test.ts holds the limits.
    const large = { content: '"'.repeat(4_900_000), format: 'csv' }
    const calls = Array.from({ length: 4 }, () => one.imports(large))
    const answers = await Promise.all([...calls, other.imports({ content: ' '.repeat(100_001) })])
    const codes = answers.map(({ status, body }) => `${status} ${(body as { code: string }).code}`)
    for (const code of codes.slice(0, 4)) expect(['400 bad-request', '429 too-fast']).toContain(code)
    expect(codes[4]).toBe('400 bad-request')
    const again = await one.imports({ content: `Text\nTea${' '.repeat(100_001)}` })
    expect(again.status, 'a file once the others are read').toBe(200)
  })
})

describe('IMPORT-4: the text of a request', () => {
  test('keeps every character, and a byte order mark in front is none of it', async () => {
    const { imports, textsOf } = await importer()
    const content = '\uFEFFColumn\tText\nGlad\tשלום 🎉 Übung\n'
    const { body } = await imports({ content }, '')
    expect(await textsOf((body satisfies unknown as Imported).id)).toEqual(['Glad: שלום 🎉 Übung'])
  })

  test('with characters that no text may hold is read without them', async () => {
    const { imports, textsOf } = await importer()
    const { status, body } = await imports({ content: 'Column,Text\nGlad,\uD800Te\u0000a\n' }, '')
    expect(status).toBe(201)
    expect((await textsOf((body satisfies unknown as Imported).id))[0]).toMatch(/^Glad: .?Tea$/)
  })
})

describe('MOVE-IN-12: an Excel file', () => {
  const ODD = [
    ['Who', 'Said', 'Hands'],
    ['Mira', '- slow builds', 3],
    ['Tao', '=1+1', 0],
  ] as const

  test('whose columns have to be matched answers its table and no retro, and is made with a mapping', async () => {
    const { imports, textsOf } = await importer()
    const file = await excel(ODD)
    const dry = await imports(file)
    expect(dry).toMatchObject({ status: 200, body: { source: 'table', retros: [], counts: { notes: 0 } } })
    const { table } = dry.body satisfies unknown as ImportPreview
    expect(table?.split('\r\n')[0]).toBe('Who,Said,Hands')
    expect(await imports(file, '')).toMatchObject({
      status: 400,
      body: { problems: [{ code: 'text-unmapped' }] },
    })
    const mapping = { text: 1, column: 0, votes: 2, columns: [{ from: 'Tao', to: 'Team' }] }
    const made = await imports({ ...file, mapping }, '')
    expect(await textsOf((made.body satisfies unknown as Imported).id)).toEqual([
      'Mira: - slow builds',
      'Team: =1+1',
    ])
    // The page sends the table that it was answered, once its columns are matched.
    const again = await imports({ content: table, mapping }, '')
    expect(await textsOf((again.body satisfies unknown as Imported).id)).toEqual([
      'Mira: - slow builds',
      'Team: =1+1',
    ])
  })

  test('MOVE-IN-1: in the layout of a known tool is recognised, and its texts are as they stand in it', async () => {
    const { imports, textsOf } = await importer()
    const file = await excel([
      ['Glad', 'Votes Glad', 'Sad', 'Votes Sad'],
      ['- calm demo', 2, '=slow', 1],
      ['@Mira', 0, '+1 for tea', 0],
    ])
    const { body } = await imports(file, '')
    expect((await imports(file)).body).toMatchObject({ source: 'easyretro', title: 'retro' })
    expect(await textsOf((body satisfies unknown as Imported).id)).toEqual([
      'Glad: - calm demo',
      'Glad: @Mira',
      'Sad: =slow',
      'Sad: +1 for tea',
    ])
  })

  test('MOVE-IN-10: is read as a wide table', async () => {
    const { imports, textsOf } = await importer()
    const file = await excel([
      ['Glad', 'Owner', 'Sad'],
      ['Tea', 'Mira', 'Rain'],
      ['Sun', '', ''],
    ])
    const mapping = { text: 0, column: null, votes: null, wide: [0, 2] }
    const { body } = await imports({ ...file, mapping }, '')
    const { id } = body satisfies unknown as Imported
    expect(await textsOf(id)).toEqual(['Glad: Tea', 'Glad: Sun', 'Sad: Rain'])
  })

  test('IMPORT-8: without a row, or that is no base64, is refused', async () => {
    const { imports } = await importer()
    expect(await imports(await excel([['Text']]), '')).toMatchObject({ status: 400 })
    expect(await imports({ content: '%%%', encoding: 'base64' }, '')).toMatchObject({
      status: 400,
      body: { problems: [{ code: 'spreadsheet-broken' }] },
    })
  })
})
