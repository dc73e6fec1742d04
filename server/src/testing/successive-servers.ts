import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { MIGRATIONS_DIR, startServer, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { createLog } from '../platform/log/log.ts'
import { rememberedPasswords } from './remembered-passwords.ts'

/** Servers over one database, each of which starts after the one before has stopped; for the tests of one file. */
export function useSuccessiveServers() {
  let database: TestDatabase<Tables>
  beforeAll(async () => {
    database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  })
  afterAll(() => database.close())
  return {
    database: () => database,
    /** The next one, whose clock is ahead by `aheadMs`. */
    async start(aheadMs = 0) {
      const config = readConfig({
        HOST: '127.0.0.1',
        PORT: '0',
        SECRET: 'a secret of thirty-two characters',
        DEFAULT_PLAN: 'level3',
        ALLOW_PRIVATE_WEBHOOKS: 'true',
      })
      const log = createLog('silent')
      const now = () => Date.now() + aheadMs
      const { port, close } = await startServer(config, {
        database,
        log,
        webDir: '/nowhere',
        now,
        passwords: rememberedPasswords,
      })
      onTestFinished(close)
      return { url: `http://127.0.0.1:${port}`, database, logged: [], close }
    },
  }
}
