import type { BoardCommand } from '@retropulse/domain/board/command'
import { parseCsv } from '@retropulse/domain/kernel/testing/parse-csv'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { noteSaying } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { type Answer, openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]

async function startRetro(
  { teamId, owner }: TeamPlace,
  name: string,
  ...commands: BoardCommand[]
): Promise<string> {
  const { body } = await owner.browser.post(`/api/team/${teamId}/boards`, {
    name,
    columns: ['Secret column'],
  })
  const { id } = body as { id: string }
  const client = await joinBoard(app.url, id, owner.browser.cookie())
  for (const command of commands) expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  return id
}

async function keyOf({ orgId, owner }: TeamPlace): Promise<string> {
  const { status, body } = await owner.browser.post(`/api/org/${orgId}/api-keys`)
  expect(status).toBe(201)
  return (body as { key: string }).key
}

function figuresWith(key?: string): Promise<Answer> {
  return openBrowser(app.url).get('/api/public/metrics', key === undefined ? {} : { 'x-api-key': key })
}

describe('ORG-14: the data export', () => {
  test('ORG-14: is a table of the retros of all teams for a spreadsheet, which runs nothing in it', async () => {
    const place = await teamPlace(app)
    await startRetro(place, '=HYPERLINK("http://x","Click")', noteSaying('A secret note'))
    await startRetro(place, 'Sprint 2')
    const response = await fetch(`${app.url}/api/org/${place.orgId}/metrics`, {
      headers: { cookie: place.owner.browser.cookie() },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="retros.csv"')
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    expect(text.startsWith('\uFEFF')).toBe(true)
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
    expect(parseCsv(text.slice(1))).toEqual([
      ['Team', 'Retro', 'Date', 'Notes'],
      ['Platform', `'=HYPERLINK("http://x","Click")`, today, '1'],
      ['Platform', 'Sprint 2', today, '0'],
    ])
    expect(text).not.toMatch(/secret|Ann/i)
    expect(await auditedChangesIn(app, place)).toEqual([[place.owner.id, 'data-exported', {}]])
  })
})

describe('ORG-32: the data export for Excel', () => {
  test('ORG-32: is the same table, with dates and numbers, in which nothing runs', async () => {
    const place = await teamPlace(app)
    await startRetro(place, '=HYPERLINK("http://x","Click")', noteSaying('A secret note'))
    const response = await fetch(`${app.url}/api/org/${place.orgId}/metrics?format=xlsx`, {
      headers: { cookie: place.owner.browser.cookie() },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="retros.xlsx"')
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array())
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    for (const text of ['Team', 'Platform', '=HYPERLINK(']) expect(strings).toContain(text)
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<c r="D2"[^>]*><v>1<\/v>/)
    expect(strings + sheet).not.toMatch(/secret|Ann/i)
    expect(await auditedChangesIn(app, place)).toEqual([[place.owner.id, 'data-exported', {}]])
  })

  test('ORG-32: another format is refused, and so are people who are no owners', async () => {
    const place = await teamPlace(app)
    const path = `/api/org/${place.orgId}/metrics`
    expect((await place.owner.browser.get(`${path}?format=pdf`)).status).toBe(400)
    const admin = await newUserAs(app, place, 'admin', null)
    expect(told(await admin.browser.get(`${path}?format=xlsx`))).toEqual([403, { code: 'forbidden' }])
  })
})

describe('API-11: public metrics', () => {
  test('API-11: a key reads the figures of its own organisation, without texts and names', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    await startRetro(elsewhere, 'Not theirs')
    const id = await startRetro(place, 'Sprint 1', noteSaying('A secret note'))
    const deleted = await place.owner.browser.post(`/api/org/${place.orgId}/team/create`, { name: 'Gone' })
    expect(deleted.status).toBe(201)
    const { id: goneId } = deleted.body as { id: string }
    await app.database.pool.query('UPDATE team SET deleted_at = now() WHERE id = $1', [goneId])
    const { status, body } = await figuresWith(await keyOf(place))
    expect(status).toBe(200)
    expect(body).toEqual({
      organisation: { id: place.orgId, name: 'Example Ltd' },
      teams: [
        {
          id: place.teamId,
          name: 'Platform',
          members: 1,
          retros: [{ id, name: 'Sprint 1', timestamp: expect.any(Number) as number, notes: 1 }],
          openActions: 0,
          allActions: 0,
        },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|Ann/i)
  })

  test('API-11: without a valid key the call is refused, and a session cookie is no key', async () => {
    const place = await teamPlace(app)
    const key = await keyOf(place)
    for (const wrong of [undefined, '', 'rp_', `${key}x`, key.toLowerCase(), 'x'.repeat(5000)])
      expect(told(await figuresWith(wrong))).toEqual([401, { code: 'sign-in-required' }])
    expect((await place.owner.browser.get('/api/public/metrics')).status).toBe(401)
  })

  test('API-24: a program reads the figures ten times a minute, which another program does not feel', async () => {
    const [key, other] = [await keyOf(await teamPlace(app)), await keyOf(await teamPlace(app))]
    for (let read = 1; read <= 10; read++) expect((await figuresWith(key)).status).toBe(200)
    expect(told(await figuresWith(key))).toEqual([429, { code: 'too-fast' }])
    expect((await figuresWith(other)).status).toBe(200)
  })
})
