import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS_DIR, type Tables } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { silentLog } from '../../server/src/platform/database/testing/silent-log.ts'
import { keepSecret } from '../../server/src/platform/secret/secret-file.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { type SeededBoard, seedDatabase } from './seed-database.ts'

/** The product with the seeded organisation, in a process and a data folder of its own. */
export interface SeededServer {
  readonly url: string
  readonly boards: readonly SeededBoard[]
  readonly dataDir: string
  /** Stops the server and deletes the folder. */
  stop(): Promise<void>
}

/** Starts one on a free port of this machine, without rate limits. `environment`: variables that differ. */
export async function startSeededServer(environment: NodeJS.ProcessEnv = {}): Promise<SeededServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const database = await openDatabase<Tables>({
      databaseUrl: undefined,
      dataDir,
      migrationsDir: MIGRATIONS_DIR,
      log: silentLog,
    })
    const until = new Date().setUTCHours(0, 0, 0, 0)
    const seeding = seedDatabase(database, { secret: keepSecret(dataDir), until })
    await seeding.catch(() => undefined)
    await database.close()
    const { boards } = await seeding
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    })
    return {
      url: server.url,
      boards,
      dataDir,
      async stop() {
        try {
          await server.stop()
        } finally {
          remove()
        }
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
