import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type RedisProcess, startRedis } from './redis-process.ts'
import { startRetro } from './retro.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'
import { openBrowser } from './test-browser.ts'

/* The invited user asks one process, and the retro is running on the other (INVITE-20). */
let database: TestDatabase<unknown>
let redis: RedisProcess
let servers: ServerProcess[]

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS_DIR)
  const redisPort = await freePort()
  redis = await startRedis(redisPort)
  const startOne = () =>
    startServerProcess({
      DATABASE_URL: database.databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SECRET: 'the same secret on both machines!',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
    })
  servers = await Promise.all([startOne(), startOne()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await redis.kill()
  await database.close()
})

test('INVITE-20: a retro that is running on another process is found until its last participant leaves', async () => {
  const [here, there] = servers.map(({ url }) => url) as [string, string]
  const { boardId, facilitator } = await startRetro(there)
  const asker = openBrowser(here, facilitator.cookies)
  const runningIds = async () => {
    const { body } = await asker.get('/api/running-retros')
    return (body as { retros: { boardId: string }[] }).retros.map((retro) => retro.boardId)
  }
  const leader = await joinBoard(there, boardId, facilitator.cookie())
  await eventually(async () => expect(await runningIds()).toEqual([boardId]))
  leader.close()
  await eventually(async () => expect(await runningIds()).toEqual([]))
})
