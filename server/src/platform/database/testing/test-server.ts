import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedServer } from '../embedded-server.ts'
import { silentLog } from './silent-log.ts'

/** The environment variable with the URL of the server on which tests create and drop databases. */
export const ADMIN_URL_VARIABLE = 'TEST_DATABASE_ADMIN_URL'

/**
 * Starts an embedded server in a temporary folder for a whole run of tests, browser journeys or benchmarks, and sets
 * the variable that `openTestDatabase` reads, also in processes started from now on. It trades durability for speed
 * unless `isDurable`. A server that the environment already names is used instead.
 */
export async function startTestServer({ isDurable = false } = {}): Promise<{ stop: () => Promise<void> }> {
  if (process.env[ADMIN_URL_VARIABLE] !== undefined) return { stop: () => Promise.resolve() }
  const dataDir = mkdtempSync(join(tmpdir(), 'test-server-'))
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = { max_connections: '200', ...(isDurable ? {} : careless) }
  const server = await startEmbeddedServer({ dataDir, log: silentLog, settings })
  const { host, port, user, password, database } = server.connection
  // A URL cannot have a socket folder as its host; `host` in the query overrides it.
  const address = `postgres://${user}:${password}@localhost:${port}/${database}`
  process.env[ADMIN_URL_VARIABLE] = host.startsWith('/')
    ? `${address}?host=${encodeURIComponent(host)}`
    : address
  return {
    stop: async () => {
      delete process.env[ADMIN_URL_VARIABLE]
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
