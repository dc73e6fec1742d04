import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { startRedis } from './redis-process.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'

/** Two servers in processes of their own, which a test can kill, with one database and a real Redis between them. */
export interface TwoProcesses {
  readonly here: ServerProcess
  readonly there: ServerProcess
  killRedis(): Promise<void>
  /** After `killRedis`: an empty Redis in the place of the one before. */
  restartRedis(): Promise<void>
  /** Ends what still runs. */
  close(): Promise<void>
}

export async function startTwoProcesses(
  environment: Readonly<Record<string, string>> = {},
): Promise<TwoProcesses> {
  const database = await openTestDatabase(MIGRATIONS_DIR)
  const redisPort = await freePort()
  let redis = await startRedis(redisPort)
  const startOne = () =>
    startServerProcess({
      DATABASE_URL: database.databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      SECRET: 'the same secret on both machines!',
      LOG_LEVEL: 'silent',
      COMMANDS_PER_SECOND: '10000',
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    })
  const started = await Promise.allSettled([startOne(), startOne()])
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const close = async () => {
    try {
      await Promise.all(running.map((server) => server.stop()))
    } finally {
      await redis.kill()
      await database.close()
    }
  }
  const [here, there] = running
  if (here === undefined || there === undefined) {
    await close()
    throw new Error('a server did not start', {
      cause: started.find((one) => one.status === 'rejected')?.reason,
    })
  }
  return {
    here,
    there,
    killRedis: () => redis.kill(),
    async restartRedis() {
      redis = await startRedis(redisPort)
    },
    close,
  }
}
