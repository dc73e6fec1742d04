import { createHash, randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { createPool } from '../connection-pool.ts'
import { type Database, openDatabase } from '../database.ts'
import { readMigrations } from '../migration-files.ts'
import { migrate } from '../migrations.ts'
import { once } from '../once.ts'
import { silentLog } from './silent-log.ts'
import { ADMIN_URL_VARIABLE } from './test-server.ts'

/** A fresh database; `close()` also drops it. Further processes can connect by `databaseUrl`. */
export type TestDatabase<Schema> = Database<Schema> & { databaseUrl: string }

/**
 * Creates an empty database with the schema of `migrationsDir`, in about a tenth of a second: it is a copy of a
 * template that the first caller with these migrations makes. Several processes may call this at once.
 */
export async function openTestDatabase<Schema>(migrationsDir: string): Promise<TestDatabase<Schema>> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await asAdmin(async (admin) => {
    const template = await ensureTemplate(admin, migrationsDir)
    await admin.query(`create database ${name} template ${template}`)
  })
  const databaseUrl = urlOf(name)
  const database = await openDatabase<Schema>({ databaseUrl, dataDir: '', migrationsDir, log: silentLog })
  const close = once(async () => {
    await database.close()
    await asAdmin((admin) => admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`))
  })
  return { ...database, databaseUrl, close }
}

/** Completed under another name and renamed, so that a template of this name is always complete. */
async function ensureTemplate(admin: Client, migrationsDir: string): Promise<string> {
  const steps = readMigrations(migrationsDir).map(({ name, checksum }) => `${name} ${checksum}`)
  const template = `template_${createHash('sha256').update(steps.join('\n')).digest('hex').slice(0, 24)}`
  await admin.query('select pg_advisory_lock(hashtext($1))', [template])
  const found = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (found.rows.length === 0) {
    const unfinished = `unfinished_${template}`
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    const pool = createPool({ connectionString: urlOf(unfinished) }, silentLog)
    try {
      await migrate(pool, migrationsDir, silentLog)
    } finally {
      await pool.end()
    }
    await admin.query(`alter database ${unfinished} rename to ${template}`)
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [template])
  return template
}

async function asAdmin<Result>(work: (admin: Client) => Promise<Result>): Promise<Result> {
  const admin = new Client({ connectionString: adminUrl() })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function adminUrl(): string {
  const url = process.env[ADMIN_URL_VARIABLE]
  if (url !== undefined) return url
  throw new Error(
    `No database server for tests: run under vitest with testing/global-setup.ts, call startTestServer() first, ` +
      `or set ${ADMIN_URL_VARIABLE}`,
  )
}

function urlOf(database: string): string {
  const url = new URL(adminUrl())
  url.pathname = `/${database}`
  return url.href
}
