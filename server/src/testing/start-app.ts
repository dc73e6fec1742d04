import { readConfig } from '../config.ts'
import type { SlackOrigins } from '../integrations/slack/create-slack.ts'
import type { ProviderFetch } from '../integrations/social/provider-calls.ts'
import { MIGRATIONS_DIR, startServer, type Tables } from '../main.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createLog } from '../platform/log/log.ts'

/** The whole product in this process, over a database of its own. */
export interface TestApp {
  /** Of the loopback interface, also where PUBLIC_URL says otherwise. */
  readonly url: string
  readonly database: TestDatabase<Tables>
  /** Lines of the log so far. */
  readonly logged: readonly string[]
  /** Stops the server and drops the database. */
  close(): Promise<void>
}

/**
 * Starts the product on a free port. `environment` is what a person would set; requests are not limited unless it says
 * so. `webDir` stands for the built web application, which is absent otherwise, `slackOrigins` and
 * `socialFetch` for services elsewhere, `jobs` for whoever does what has its hour: nobody otherwise. `now` is the clock of boards.
 */
export async function startApp(
  environment: NodeJS.ProcessEnv = {},
  webDir = '/nowhere',
  slackOrigins?: SlackOrigins,
  socialFetch?: ProviderFetch,
  jobs?: Jobs,
  now?: () => number,
): Promise<TestApp> {
  const database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  const config = readConfig({ ...DEFAULTS, ...environment })
  const logged: string[] = []
  const log = createLog(config.logLevel, { write: (line: string) => void logged.push(line) })
  const server = await startServer(config, {
    database,
    log,
    webDir,
    ...(slackOrigins && { slackOrigins }),
    ...(socialFetch && { socialFetch }),
    ...(jobs && { jobs }),
    ...(now && { now }),
  })
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { url: `http://127.0.0.1:${server.port}`, database, logged, close }
}

const DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: '0',
  SECRET: 'a secret of thirty-two characters',
  REQUESTS_PER_MINUTE: '1000000',
  // Limits of the free plan are part of what is tested; without a value there would be none (D33).
  DEFAULT_PLAN: 'free',
}
