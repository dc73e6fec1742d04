import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Jobs, ScheduledJob } from '../platform/jobs/jobs.ts'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { startBoard } from './retro.ts'
import { setSsoStage, type SsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'
import { rethrow } from './rethrow.ts'

let app: TestApp
let provider: OpenIdProvider
const jobs = new Map<string, ScheduledJob>()
beforeAll(async () => {
  const nothing = () => Promise.resolve()
  const collected: Jobs = {
    add: (job) => void jobs.set(job.name, job),
    start: nothing,
    runSoon: nothing,
    close: nothing,
  }
  app = await startApp({ DEFAULT_PLAN: 'level3' }, { jobs: collected })
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

async function remove({ owner, orgId }: SsoStage): Promise<void> {
  expect((await owner.delete(`/api/org/${orgId}`, { name: 'Example Ltd' })).status).toBe(204)
}

/** The jobs of a night, in their order, as if it were that many days later. */
async function nightIn(days: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
  for (const name of ['purge-boards', 'purge-teams', 'purge-orgs']) await jobs.get(name)?.run(rethrow)
  vi.useRealTimers()
}

/** The tables that have a row of the organisation. */
async function rowsLeftOf(orgId: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'org_id' AND table_schema = 'public'`,
  )
  const kept: string[] = []
  for (const { name } of rows) {
    const found = await app.database.pool.query(`SELECT FROM ${name} WHERE org_id = $1`, [orgId])
    if (found.rowCount !== 0) kept.push(name)
  }
  const org = await app.database.pool.query('SELECT FROM organisation WHERE id = $1', [orgId])
  return org.rowCount === 0 ? kept : [...kept, 'organisation'].toSorted()
}

describe('a deleted organisation', () => {
  test('ORG-28: enforced single sign-on holds no user up, and is enforced again once it is restored', async () => {
    const stage = await setSsoStage(app, { provider, domain: 'gone.example' })
    const { email } = await signUp(openBrowser(app.url), { email: 'ann@gone.example' })
    await stage.owner.post(stage.path, { enforced: true })
    const statuses = async () => [
      (await openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })).status,
      (await openBrowser(app.url).get('/api/sso-connection?domain=gone.example')).body,
    ]
    const before = [405, { connection: stage.connection.id }]
    expect(await statuses()).toEqual(before)
    await remove(stage)
    expect(await statuses()).toEqual([200, { connection: null }])
    expect((await stage.owner.post(`/api/org/${stage.orgId}/restore`)).status).toBe(204)
    expect(await statuses()).toEqual(before)
  })

  test('ORG-31: it is erased after 30 days with all that belongs to it, and not a day before', async () => {
    const stage = await setSsoStage(app, { provider, domain: 'erased.example' })
    const other = await setSsoStage(app, { provider, domain: 'stays.example' })
    const at = `/api/org/${stage.orgId}`
    await startBoard(stage.owner, stage.teamId)
    await stage.owner.post(`${at}/api-keys`)
    await stage.owner.post(`${at}/settings`, { anonymityFloor: 5 })
    await stage.owner.post(`${at}/invite`, { emails: 'late@example.com', role: 'admin' })
    await stage.owner.put(`${at}/pulse-model`, { title: 'Mood', format: DEFAULT_PULSE_FORMAT })
    const format = { name: 'Ours', columns: [{ name: 'Sun', meaning: 'good' }], theme: 'rain-over-sea' }
    await stage.owner.put(`${at}/retro-formats`, format)
    const others = await rowsLeftOf(other.orgId)
    await remove(stage)
    const kept = await rowsLeftOf(stage.orgId)
    expect(kept).toEqual(
      expect.arrayContaining(['anonymity_floor_change', 'audit_entry', 'board', 'org_api_key', 'org_format']),
    )
    await nightIn(29.9)
    expect(await rowsLeftOf(stage.orgId)).toEqual(kept)
    await nightIn(30.1)
    expect(await rowsLeftOf(stage.orgId)).toEqual([])
    expect(await rowsLeftOf(other.orgId)).toEqual(others)
    expect((await stage.owner.post(`${at}/restore`)).status).toBe(404)
  })

  test('ORG-25, ORG-31: so it is 30 days after its only person deleted the account', async () => {
    const stage = await setSsoStage(app, { provider, domain: 'abandoned.example' })
    await startBoard(stage.owner, stage.teamId)
    expect((await stage.owner.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    await nightIn(29.9)
    expect(await rowsLeftOf(stage.orgId)).toEqual(expect.arrayContaining(['organisation', 'team', 'board']))
    await nightIn(30.1)
    expect(await rowsLeftOf(stage.orgId)).toEqual([])
  })

  test('ORG-31: every table that refers to an organisation goes with it, or with its teams', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'organisation'::regclass AND confdeltype = 'a' ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['board', 'team'])
  })
})
