import { Kysely, PostgresDialect } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { createPool, endPool } from './connection-pool.ts'
import type { DatabaseLog } from './database-log.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { migrate } from './migrations.ts'
import { once } from './once.ts'
import { waitForServer } from './wait-for-server.ts'

/** An open database with its schema up to date. */
export type Database<Schema> = {
  /** Typed queries over the connections of `pool`. Never `destroy()` it: `close()` ends all of them. */
  db: Kysely<Schema>
  /** Raw queries, for frequent statements that should be prepared: `pool.query({ name, text, values })`. */
  pool: Pool
  /** The address or the folder, to be printed; holds no password. */
  description: string
  /** Whether the database answers within two seconds. Never throws. */
  ping: () => Promise<boolean>
  /** Waits up to five seconds for queries under way, then ends the connections and an embedded server. */
  close: () => Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL server to use; undefined: an embedded one below `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  migrationsDir: string
  log: DatabaseLog
}

/** Opens the configured database, or starts the embedded one. Throws StartupError when the operator has to act. */
export async function openDatabase<Schema>(options: DatabaseOptions): Promise<Database<Schema>> {
  const { config, description, stop } = await reachServer(options)
  const pool = createPool(config, options.log)
  const close = once(async () => {
    await Promise.race([endPool(pool), after(5_000, undefined)])
    await stop()
  })
  try {
    await migrate(pool, options.migrationsDir, options.log)
  } catch (error) {
    await close()
    throw error
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, description, ping: () => answers(pool), close }
}

type Reached = { config: PoolConfig; description: string; stop: () => Promise<void> }

async function reachServer({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Reached> {
  if (databaseUrl === undefined) {
    const { connection, description, stop } = await startEmbeddedServer({ dataDir, log })
    return { config: connection, description, stop }
  }
  const description = await waitForServer(databaseUrl, log)
  return { config: { connectionString: databaseUrl }, description, stop: () => Promise.resolve() }
}

async function answers(pool: Pool): Promise<boolean> {
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([query, after(2_000, false)])
}

/** Resolves to `value` after a while, without keeping the process alive. */
function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref()
  })
}
