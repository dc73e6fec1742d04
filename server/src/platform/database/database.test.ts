import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { StartupError } from './startup-error.ts'
import { recordingLog } from './testing/recording-log.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { silentLog } from './testing/silent-log.ts'
import { openTestDatabase } from './testing/test-database.ts'
import { waitForServer } from './wait-for-server.ts'

type Schema = { note: { id: number; text: string } }

function migrationsFolder(): string {
  const folder = join(scratchFolder(), 'migrations')
  mkdirSync(folder)
  writeFileSync(join(folder, '0001-note.sql'), 'create table note (id int primary key, text text not null)')
  return folder
}

test('without DATABASE_URL the embedded server starts with its schema, and stops with the database', async () => {
  const options = {
    databaseUrl: undefined,
    dataDir: scratchFolder(),
    migrationsDir: migrationsFolder(),
    log: silentLog,
  }
  const { db, description, ping, close } = await openDatabase<Schema>(options)
  onTestFinished(close)
  expect(description).toMatch(/^embedded PostgreSQL \d+\.\d+\.\d+ in \//)
  expect(description.endsWith(`${options.dataDir}/postgres`)).toBe(true)
  await db.insertInto('note').values({ id: 1, text: 'kept' }).execute()
  expect(await ping()).toBe(true)
  await close()
  expect(await ping()).toBe(false)

  const again = await openDatabase<Schema>(options)
  onTestFinished(again.close)
  expect(await again.db.selectFrom('note').select('text').execute()).toEqual([{ text: 'kept' }])
})

test('a migration that fails at the start stops the server and frees the data folder', async () => {
  const migrationsDir = migrationsFolder()
  const options = { databaseUrl: undefined, dataDir: scratchFolder(), migrationsDir, log: silentLog }
  writeFileSync(join(migrationsDir, '0002-broken.sql'), 'nonsense')
  await expect(openDatabase(options)).rejects.toThrow('Migration 0002-broken failed at line 1')
  writeFileSync(join(migrationsDir, '0002-broken.sql'), 'select 1')
  await (await openDatabase(options)).close()
})

test('two processes on one DATABASE_URL share the data', async () => {
  const migrationsDir = migrationsFolder()
  const first = await openTestDatabase<Schema>(migrationsDir)
  onTestFinished(first.close)
  const options = { databaseUrl: first.databaseUrl, dataDir: '', migrationsDir, log: silentLog }
  const second = await openDatabase<Schema>(options)
  onTestFinished(second.close)
  await first.db.insertInto('note').values({ id: 7, text: 'shared' }).execute()
  expect(await second.db.selectFrom('note').selectAll().execute()).toEqual([{ id: 7, text: 'shared' }])
  expect(second.description).toMatch(/^PostgreSQL at .*:5432\/test_/)
})

test('every test database is fresh, and dropped when closed', async () => {
  const migrationsDir = migrationsFolder()
  const [a, b] = await Promise.all([
    openTestDatabase<Schema>(migrationsDir),
    openTestDatabase<Schema>(migrationsDir),
  ])
  onTestFinished(b.close)
  await a.db.insertInto('note').values({ id: 1, text: 'mine' }).execute()
  expect(await b.db.selectFrom('note').selectAll().execute()).toEqual([])
  await a.close()
  const name = new URL(a.databaseUrl).pathname.slice(1)
  const found = await sql`select 1 from pg_database where datname = ${name}`.execute(b.db)
  expect(found.rows).toEqual([])
})

test('a DATABASE_URL that cannot work is explained without its password', async () => {
  const dataDir = scratchFolder()
  const open = (databaseUrl: string) =>
    openDatabase({ databaseUrl, dataDir, migrationsDir: migrationsFolder(), log: silentLog })
  const database = await openTestDatabase(migrationsFolder())
  onTestFinished(database.close)
  const wrong = new URL(database.databaseUrl)
  wrong.password = 'hunter2'
  const refused = open(wrong.href)
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(
    /Cannot use the PostgreSQL at .*: password authentication failed .*Check DATABASE_URL/,
  )
  await expect(refused).rejects.not.toThrow('hunter2')
  await expect(open('postgres://me:hunter2@host:port/x')).rejects.toThrow(/^DATABASE_URL is not an address/)
})

test('a PostgreSQL server that starts later than the application is waited for', async () => {
  const log = recordingLog()
  const begun = performance.now()
  const wait = waitForServer('postgres://me:hunter2@127.0.0.1:1/app', log, 600)
  await expect(wait).rejects.toThrow('Cannot use the PostgreSQL at 127.0.0.1:1/app: connect ECONNREFUSED')
  expect(performance.now() - begun).toBeGreaterThan(600)
  expect(log.messages).toEqual(['Waiting for the PostgreSQL at 127.0.0.1:1/app'])
})
