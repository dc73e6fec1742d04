import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  type TestUser,
  newUser,
  newUserAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { openBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
let addresses = 0
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', DEFAULT_PLAN: 'free' })
})
afterAll(() => app.close())

/** Downloads from a network address of its own, so that the limit of an address (EXPORT-18) is not reached. */
function download(
  { orgId }: Pick<TeamPlace, 'orgId'>,
  { browser }: Pick<TestUser, 'browser'>,
): Promise<Response> {
  addresses += 1
  return fetch(`${app.url}/api/org/${orgId}/export`, {
    headers: { cookie: browser.cookie(), 'x-forwarded-for': `10.0.0.${addresses}` },
  })
}

/** The files of an archive, read by another library than the one that wrote it. */
async function filesIn(answer: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )
}

interface Index {
  readonly organisation: string
  readonly teams: readonly {
    readonly name: string
    readonly folder: string
    readonly retros: readonly { readonly name: string; readonly file: string }[]
    readonly omitted: readonly { readonly name: string; readonly reason: string }[]
  }[]
}
const indexOf = (files: Record<string, string>) => JSON.parse(files['index.json'] ?? '') as Index

describe('EXPORT-14: everything of an organisation in one zip', () => {
  test('EXPORT-15: has the retros of each team, its action items, surveys and members, and an index that names what is omitted', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    await newUserAs(app, place, 'admin', null)
    await newUserAs(app, place, null, 'facilitator')
    const boardId = await startBoard(browser, place.teamId)
    const board = await joinBoard(app.url, boardId, browser.cookie())
    onTestFinished(() => board.close())
    expect(await board.send(noteSaying('Sugar is short', 'n1'))).toMatchObject({ ok: true })
    expect(
      (await browser.post(`/api/team/${place.teamId}/actions`, { newAction: { text: '=Buy sugar' } })).status,
    ).toBeLessThan(300)
    const old = (
      await browser.post(`/api/team/${place.teamId}/boards`, { name: 'Long ago', columns: ['One'] })
    ).body
    await app.database.pool.query('UPDATE board SET created_at = created_at - 20 * 86400000 WHERE id = $1', [
      (old as { id: string }).id,
    ])

    const answer = await download(place, place.owner)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Example-Ltd.zip`)
    const files = await filesIn(answer)
    const { organisation, teams } = indexOf(files)
    expect([organisation, teams.map(({ name, folder }) => [name, folder])]).toEqual([
      'Example Ltd',
      [['Platform', 'teams/Platform']],
    ])
    const [{ retros, omitted }] = teams as [Index['teams'][number]]
    expect(omitted).toEqual([{ name: 'Long ago', reason: 'archived' }])
    expect(files['index.json']).toContain('free plan')
    expect(retros).toHaveLength(1)
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'index.json',
        'members.csv',
        'teams/Platform/action-items.csv',
        'teams/Platform/members.csv',
        'teams/Platform/surveys.json',
        retros[0]?.file ?? '',
      ].toSorted(),
    )
    expect(files[retros[0]?.file ?? '']).toContain('Sugar is short')
    expect(files['teams/Platform/action-items.csv']).toMatch(/^\uFEFFText,Status,Due,.*\r\n'=Buy sugar,open,/)
    expect(JSON.parse(files['teams/Platform/surveys.json'] ?? '')).toEqual([])
    expect(files['members.csv']).toMatch(
      /Name,Email,Role\r\n.*@example\.com,owner\r\n.*@example\.com,admin\r\n$/,
    )
    expect(files['teams/Platform/members.csv']).toMatch(
      /@example\.com,owner\r\n.*@example\.com,facilitator\r\n$/,
    )
  })

  test('EXPORT-3, EXPORT-15: what is hidden from the owner on a board is not in it', async () => {
    const place = await teamPlace(app)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const mate = await newUserAs(app, place, null, 'member')
    const [board, other] = [
      await joinBoard(app.url, boardId, place.owner.browser.cookie()),
      await joinBoard(app.url, boardId, mate.browser.cookie()),
    ]
    onTestFinished(() => {
      board.close()
      other.close()
    })
    expect(await board.send({ type: 'set-masking', on: true })).toMatchObject({ ok: true })
    expect(await other.send(noteSaying('Tea is cold', 'n1'))).toMatchObject({ ok: true })
    const files = await filesIn(await download(place, place.owner))
    expect(JSON.stringify(files)).not.toContain('Tea is cold')
  })

  test('AUDIT-1: only owners get it; nothing is logged for others', async () => {
    const place = await teamPlace(app)
    const guest = { browser: openBrowser(app.url) }
    await guest.browser.get('/uid')
    for (const [by, status] of [
      [await newUserAs(app, place, 'admin', null), 403],
      [await newUserAs(app, place, null, 'admin'), 403],
      [await newUserAs(app, place, null, 'member'), 403],
      [await newUser(app), 404],
      [guest, 401],
    ] as const)
      expect((await download(place, by)).status).toBe(status)
    expect(await auditedChangesIn(app, place)).toEqual([])
    const owner = await newUserAs(app, place, 'owner', null)
    expect((await download(place, owner)).status).toBe(200)
    expect((await download(place, place.owner)).status).toBe(200)
    const fact = { to: 'everything' }
    expect(await auditedChangesIn(app, place)).toEqual([
      [owner.id, 'data-exported', fact],
      [place.owner.id, 'data-exported', fact],
    ])
  })
})

test('EXPORT-16: teams of the same or of hostile names have folders of their own, inside the archive', async () => {
  const place = await teamPlace(app)
  for (const [at, name] of ['../../etc', 'platform', 'CON', '.'].entries())
    await app.database.pool.query(`INSERT INTO team (id, org_id, name) VALUES ($1, $2, $3)`, [
      `${place.teamId}${at}`,
      place.orgId,
      name,
    ])
  const files = await filesIn(await download(place, place.owner))
  const folders = indexOf(files).teams.map(({ folder }) => folder)
  expect(folders.toSorted()).toEqual(
    ['teams/Platform', 'teams/etc', 'teams/platform-2', 'teams/team-CON', 'teams/team'].toSorted(),
  )
  for (const name of Object.keys(files)) expect(name).toMatch(/^[\p{L}\p{N}/-]+\.(json|csv)$/u)
})

test('EXPORT-17: a client that leaves ends the export, and nothing is reported as failed', async () => {
  const place = await teamPlace(app)
  const boardId = await startBoard(place.owner.browser, place.teamId)
  await app.database.pool.query(
    `INSERT INTO board SELECT (jsonb_populate_record(board, jsonb_build_object('id', board.id || n))).*
     FROM board, generate_series(1, 2000) AS n WHERE board.id = $1`,
    [boardId],
  )
  const leaving = new AbortController()
  const answer = await fetch(`${app.url}/api/org/${place.orgId}/export`, {
    headers: { cookie: place.owner.browser.cookie(), 'x-forwarded-for': '10.1.0.1' },
    signal: leaving.signal,
  })
  const reader = answer.body?.getReader()
  await reader?.read()
  leaving.abort()
  const openQueries = async () =>
    (
      await app.database.pool.query<{ asked: string }>(
        `SELECT max(query_start)::text AS asked FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
    ).rows[0]?.asked
  await eventually(async () => {
    const before = await openQueries()
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    expect(await openQueries()).toBe(before)
  })
  expect(app.logged.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
})

test('EXPORT-18: the third export of an organisation within a minute from one address is refused', async () => {
  const place = await teamPlace(app)
  const headers = { cookie: place.owner.browser.cookie(), 'x-forwarded-for': '10.2.0.1' }
  const statuses: number[] = []
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(`${app.url}/api/org/${place.orgId}/export`, { headers })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 429])
})
