import { readConfig } from '../config.ts'
import { MIGRATIONS_DIR, startServer, type ServerDependencies, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createLog } from '../platform/log/log.ts'
import { rememberedPasswords } from './remembered-passwords.ts'

/** The whole product in this process, over a fresh database. */
export interface TestApp {
  /** An address of the loopback interface, also where PUBLIC_URL names another host. */
  readonly url: string
  readonly database: TestDatabase<Tables>
  /** Lines of the log so far. */
  readonly logged: readonly string[]
  /** Stops the server and drops the database. */
  close(): Promise<void>
}

/** Fakes for parts of the product; a part without one is absent, and the clock is the real one. */
type Stubs = Partial<
  Pick<
    ServerDependencies,
    | 'webDir'
    | 'slackOrigins'
    | 'mediaOrigins'
    | 'stripeOrigin'
    | 'socialFetch'
    | 'jobs'
    | 'pictureRequest'
    | 'passwords'
    | 'now'
  >
>

/**
 * Starts the product on a free port. `environment` is what an operator would set; requests are not limited unless it
 * says so.
 */
export async function startApp(environment: NodeJS.ProcessEnv = {}, stubs: Stubs = {}): Promise<TestApp> {
  const database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  const config = readConfig({ ...DEFAULTS, ...environment })
  const logged: string[] = []
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) })
  const server = await startServer(config, { database, log, ...IN_TESTS, ...stubs })
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { url: `http://127.0.0.1:${server.port}`, database, logged, close }
}

const IN_TESTS = { webDir: '/nowhere', passwords: rememberedPasswords }

const DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: '0',
  SECRET: 'a secret of thirty-two characters',
  REQUESTS_PER_MINUTE: '1000000',
  // Limits of the free plan are tested too; by default there would be none (PLAN-2).
  DEFAULT_PLAN: 'free',
}
