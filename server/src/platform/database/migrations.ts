import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { DatabaseLog } from './database-log.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { StartupError } from './startup-error.ts'

/**
 * Brings the database to the schema of the folder's `NNNN-name.sql`, forward only, each file in a transaction of its
 * own. Several processes may do this at once. Throws StartupError when an applied file changed or is unknown. Returns
 * the names of the files that it applied.
 */
export async function migrate(pool: Pool, folder: string, log: DatabaseLog): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = await pool.connect()
  try {
    const isDone = planMigrations(migrations, await readApplied(client)).length === 0
    return isDone ? [] : await applyPending(client, migrations, log)
  } finally {
    client.release()
  }
}

type Applied = { name: string; checksum: string }

/** An arbitrary number that no other lock in this database uses. */
const LOCK_KEY = 7_203_118_846

const CREATE_TABLE = `create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** One transaction for each migration, under the lock and after a fresh look, so that processes may take turns. */
async function applyPending(
  client: PoolClient,
  migrations: Migration[],
  log: DatabaseLog,
): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    await client.query('begin')
    try {
      // A lock of the transaction, since a connection pooler in between would not keep one of the session.
      await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY])
      await client.query(CREATE_TABLE)
      const [next] = planMigrations(migrations, await readApplied(client))
      if (next !== undefined) await applyOne(client, next)
      await client.query('commit')
      if (next === undefined) return names
      names.push(next.name)
      log.info({ migration: next.name }, 'Migration applied')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  }
}

async function applyOne(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const at = error instanceof DatabaseError && error.position !== undefined ? Number(error.position) : 0
    const line = sql.slice(0, at).split('\n').length
    throw new Error(
      `Migration ${name} failed at line ${line}: ${error instanceof Error ? error.message : ''}`,
      {
        cause: error,
      },
    )
  }
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
}

/** The migrations that are not applied yet, in order. */
function planMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const { name, checksum } of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `The database knows the migration ${name}, which this version of the product does not: it was used by a newer ` +
          'version. Start that one, or restore the backup made before its upgrade.',
      )
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after it had been applied to this database. ` +
          'Restore its file, and put what is new into a new migration.',
      )
    }
  }
  const names = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !names.has(name))
  const last = applied.at(-1)
  const late = pending.find(({ name }) => last !== undefined && name < last.name)
  if (last !== undefined && late !== undefined) {
    throw new StartupError(
      `The migration ${late.name} is older than ${last.name}, which this database already has. Give it a higher number.`,
    )
  }
  return pending
}

async function readApplied(client: PoolClient): Promise<Applied[]> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('schema_migration') is not null as found`,
  )
  if (table.rows[0]?.found !== true) return []
  const { rows } = await client.query<Applied>(
    'select name, checksum from schema_migration order by name collate "C"',
  )
  return rows
}
