import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_URL_VARIABLE } from '../platform/database/testing/test-server.ts'
import { guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { expectLogHolds } from './expect-log.ts'
import { noteSaying, startRetro } from './retro.ts'
import { seededRandom } from './seeded-random.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'
import { startWriter } from './writer.ts'

/*
 * PostgreSQL answers but takes no writes: its disk is full, it has become a standby, or statements take too long. What
 * was acknowledged is there afterwards, and all goes on by itself (CONN-29).
 */
let app: TestApp
let admin: Client
let name: string
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '100000', DEFAULT_PLAN: 'level3', LOG_LEVEL: 'error' })
  admin = new Client({ connectionString: process.env[ADMIN_URL_VARIABLE] })
  await admin.connect()
  name = new URL(app.database.databaseUrl).pathname.slice(1)
})
afterAll(async () => {
  await admin.end()
  await app.close()
})

const FAULTS = [
  {
    what: 'is read-only, as after a failover to another server',
    async begin() {
      await admin.query(`alter database ${name} set default_transaction_read_only = on`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    // Connections that were opened meanwhile stay read-only: nothing but the server itself replaces them.
    end: () => admin.query(`alter database ${name} reset default_transaction_read_only`),
  },
  {
    what: 'has a full disk',
    async begin() {
      for (const table of TABLES) await app.database.pool.query(fullDiskAt(table))
    },
    async end() {
      for (const table of TABLES) await app.database.pool.query(`DROP TRIGGER full_disk ON ${table}`)
    },
  },
  {
    what: 'cancels statements that take too long',
    async begin() {
      for (const table of TABLES) await app.database.pool.query(slowDiskAt(table))
      await admin.query(`alter database ${name} set statement_timeout = 100`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    async end() {
      for (const table of TABLES) await app.database.pool.query(`DROP TRIGGER slow_disk ON ${table}`)
    },
  },
] as const

const TABLES = ['board_log', 'board', 'team', 'user_session', 'board_snapshot']
const fullDiskAt = (table: string) => `
  CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION full_disk()`
const slowDiskAt = (table: string) => `
  CREATE OR REPLACE FUNCTION slow_disk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$;
  CREATE TRIGGER slow_disk BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION slow_disk()`

test.each(FAULTS)(
  'CONN-29, ERROR-16: while the database $what, nothing is lost and all is put off',
  async ({ begin, end }) => {
    const { url } = app
    const random = seededRandom()
    const { boardId, teamId, facilitator } = await startRetro(url)
    const { email } = await signUp(openBrowser(url))
    const cookies = await Promise.all([1, 2, 3].map(() => guestCookie(url)))
    const reader = await joinBoard(url, boardId, await guestCookie(url))
    const writers = cookies.map((cookie) => startWriter({ url, boardId, cookie, random }))
    await eventually(() => {
      for (const { acknowledged } of writers) expect(acknowledged.size).toBeGreaterThan(0)
    })
    await begin()
    await sleep(500)
    expect(await reader.send(noteSaying('Meanwhile'))).toEqual({ ok: false, code: 'unavailable' })
    const calls = {
      retro: () => facilitator.post(`/api/team/${teamId}/boards`, { name: 'Retro', columns: ['A'] }),
      team: () => facilitator.post(`/api/team/${teamId}/settings`, { name: 'Renamed' }),
    }
    const signIn = async () => {
      const credentials = { email, password: PASSWORD }
      return (await openBrowser(url).post('/api/auth/sign-in/email', credentials)).status
    }
    expect(await signIn()).toBe(503)
    for (let time = 0; time < 12; time += 1) {
      const answers = Object.entries(calls).map(async ([call, send]) => {
        const { status, body } = await send()
        return [call, status, body]
      })
      for (const answer of await Promise.all(answers))
        expect(answer).toEqual([answer[0], 503, { code: 'unavailable' }])
    }
    const before = writers.map(({ acknowledged }) => acknowledged.size)
    await end()
    await eventually(() => {
      for (const [at, { acknowledged }] of writers.entries())
        expect(acknowledged.size).toBeGreaterThan(before[at]!)
    })
    // Each connection of the pool is tried: none stays as it was during the fault.
    const statuses: number[][] = []
    for (let time = 0; time < 12; time += 1) {
      const answers = await Promise.all(Object.values(calls).map((send) => send()))
      statuses.push(answers.map(({ status }) => status))
    }
    expect(statuses.slice(4)).toEqual(Array.from({ length: 8 }, () => [201, 204]))
    expect(await signIn()).toBe(200)
    await Promise.all(writers.map((writer) => writer.finish()))
    await expectLogHolds(app.database.pool, boardId, writers)
    for (const { losses } of writers) expect(losses).toEqual([])
    reader.close()
  },
)
