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
import { startWriter, type Writer } from './writer.ts'

/*
 * An external PostgreSQL (DATABASE_URL) is restarted: meanwhile commands are put off, never refused for good and never
 * lost, and afterwards everything goes on by itself (CONN-29).
 */
let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '100000', LOG_LEVEL: 'error' })
  admin = new Client({ connectionString: process.env[ADMIN_URL_VARIABLE] })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await app.close()
})

/** Breaks all connections to the database. */
async function interrupt(): Promise<void> {
  const name = new URL(app.database.databaseUrl).pathname.slice(1)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
}

async function takeConnections(areTaken: boolean): Promise<void> {
  const name = new URL(app.database.databaseUrl).pathname.slice(1)
  await admin.query(`alter database ${name} allow_connections ${areTaken}`)
}

async function writeThrough(
  interruptions: (writers: readonly Writer[]) => Promise<void>,
): Promise<{ writers: readonly Writer[]; rows: number }> {
  const random = seededRandom()
  const { url } = app
  const { boardId } = await startRetro(url)
  const cookies = await Promise.all([1, 2, 3, 4].map(() => guestCookie(url)))
  const writers = cookies.map((cookie) => startWriter({ url, boardId, cookie, random }))
  // A client that joins while the database is away would write nothing until it is back.
  await eventually(() => {
    for (const { acknowledged } of writers) expect(acknowledged.size).toBeGreaterThan(0)
  })
  await interruptions(writers)
  const before = writers.map(({ acknowledged }) => acknowledged.size)
  await eventually(() => {
    for (const [at, { acknowledged }] of writers.entries())
      expect(acknowledged.size).toBeGreaterThan(before[at]!)
  })
  await Promise.all(writers.map((writer) => writer.finish()))
  const rows = await expectLogHolds(app.database.pool, boardId, writers)
  // The outage is the server's alone: no client lost its connection over it.
  for (const { losses } of writers) expect(losses).toEqual([])
  return { writers, rows }
}

test('CONN-29: connections that break again and again under load lose nothing', async () => {
  const { rows } = await writeThrough(async (writers) => {
    const acknowledged = () => writers.reduce((sum, { acknowledged: { size } }) => sum + size, 0)
    for (let time = 0; time < 8 || acknowledged() <= 50; time += 1) {
      await interrupt()
      await sleep(150)
    }
  })
  expect(rows).toBeGreaterThan(50)
})

test('CONN-29: while the database is away commands are put off as unavailable, and are done once it is back', async () => {
  const { boardId } = await startRetro(app.url)
  const reader = await joinBoard(app.url, boardId, await guestCookie(app.url))
  const { writers } = await writeThrough(async (all) => {
    await takeConnections(false)
    await interrupt()
    await sleep(500)
    expect(await reader.send(noteSaying('Meanwhile'))).toEqual({ ok: false, code: 'unavailable' })
    expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    await eventually(() => {
      for (const { putOff } of all) expect(putOff.size).toBeGreaterThan(0)
    })
    await takeConnections(true)
  })
  const codes = new Set(writers.flatMap(({ putOff }) => [...putOff.keys()]))
  expect([...codes]).toEqual(['unavailable'])
  expect((await reader.send(noteSaying('Afterwards'))).ok).toBe(true)
  reader.close()
})
