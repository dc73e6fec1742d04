import { readConfig } from '../config.ts'
import { MIGRATIONS_DIR, startServer, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createLog } from '../platform/log/log.ts'
import { rememberedPasswords } from './remembered-passwords.ts'
import { startRedis } from './redis-process.ts'
import { freePort } from './server-process.ts'

/** One of two servers. Each has a clock of its own, which follows the real time and is advanced by `passTime`. */
export interface OneServer {
  readonly url: string
  passTime(ms: number): void
}

/** Two servers with one database and a real Redis between them. */
export interface TwoServers {
  readonly here: OneServer
  readonly there: OneServer
  readonly database: TestDatabase<Tables>
  close(): Promise<void>
}

/** Starts both in this process, so that a test can advance the clock of each; they communicate through Redis alone. */
export async function startTwoServers(
  environments: Readonly<Record<'here' | 'there', NodeJS.ProcessEnv>> = { here: {}, there: {} },
): Promise<TwoServers> {
  const database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  const redisPort = await freePort()
  const redis = await startRedis(redisPort)
  const configOf = (environment: NodeJS.ProcessEnv) =>
    readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      SECRET: 'the same secret on both machines!',
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      DEFAULT_PLAN: 'level3',
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    })
  const log = createLog('silent')
  const startOne = async (environment: NodeJS.ProcessEnv) => {
    let passed = 0
    const now = () => Date.now() + passed
    const server = await startServer(configOf(environment), {
      database,
      log,
      webDir: '/nowhere',
      now,
      passwords: rememberedPasswords,
    })
    const passTime = (ms: number) => {
      passed += ms
    }
    return { url: `http://127.0.0.1:${server.port}`, passTime, close: () => server.close() }
  }
  const [here, there] = await Promise.all([startOne(environments.here), startOne(environments.there)])
  return {
    here,
    there,
    database,
    async close() {
      await Promise.all([here.close(), there.close()])
      await redis.kill()
      await database.close()
    },
  }
}
