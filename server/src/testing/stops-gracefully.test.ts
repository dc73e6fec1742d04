import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { guestCookie } from './board-client.ts'
import { expectLogHolds } from './expect-log.ts'
import { startRetro } from './retro.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort, startServerProcess } from './server-process.ts'
import { startWriter } from './writer.ts'

/*
 * A stop is an update for operators, and must be no loss for those who write: commands that were sent are answered, the
 * connection is lost rather than closed, so that clients reconnect by themselves, and nothing is missing.
 */
test('CONN-28: stopped under load, the server answers what it took and ends in order, and all clients come back', async () => {
  const random = seededRandom()
  const database = await openTestDatabase(MIGRATIONS_DIR)
  onTestFinished(database.close)
  const environment = {
    DATABASE_URL: database.databaseUrl,
    PORT: String(await freePort()),
    SECRET: 'the same secret before and after it',
    COMMANDS_PER_SECOND: '100000',
    REQUESTS_PER_MINUTE: '100000',
  }
  let server = await startServerProcess(environment)
  onTestFinished(async () => void (await server.stop()))
  const { url } = server
  const { boardId } = await startRetro(url)
  const cookies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => guestCookie(url)))
  const writers = cookies.map((cookie) => startWriter({ url, boardId, cookie, random, pauseMs: 0 }))
  await sleep(1000)
  const logged = 'SELECT count(*)::int AS rows FROM board_log WHERE board_id = $1'
  await expect
    .poll(async () => (await database.pool.query<{ rows: number }>(logged, [boardId])).rows[0]?.rows)
    .toBeGreaterThan(60)

  const start = Date.now()
  expect(await server.stop()).toBe(0)
  expect(Date.now() - start).toBeLessThan(10_000)
  expect(await expectLogHolds(database.pool, boardId, writers)).toBeGreaterThan(50)

  server = await startServerProcess(environment)
  await Promise.all(writers.map((writer) => writer.finish()))
  await expectLogHolds(database.pool, boardId, writers)
  // 'io server disconnect' would keep clients from reconnecting.
  for (const { losses, putOff } of writers) expect([losses, [...putOff]]).toEqual([['transport close'], []])
})
