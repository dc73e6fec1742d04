import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPool } from './connection-pool.ts'
import { readMigrations } from './migration-files.ts'
import { migrate } from './migrations.ts'
import { StartupError } from './startup-error.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { silentLog } from './testing/silent-log.ts'
import { openTestDatabase } from './testing/test-database.ts'

function folderOf(files: Record<string, string>): string {
  const folder = scratchFolder()
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

/** A database without a schema, and a second pool on it that stands for another process. */
async function emptyDatabase() {
  const none = mkdtempSync(join(tmpdir(), 'no-migrations-'))
  const database = await openTestDatabase(none)
  rmSync(none, { recursive: true })
  const other = createPool({ connectionString: database.databaseUrl }, silentLog)
  onTestFinished(async () => {
    await other.end()
    await database.close()
  })
  return { pool: database.pool, other }
}

const FIRST = { '0001-note.sql': `create table note (id int primary key); insert into note values (1);` }
const SECOND = { '0002-note-text.sql': `alter table note add text text not null default 'from 2';` }

test('files are applied in their order, each once', async () => {
  const { pool } = await emptyDatabase()
  const folder = folderOf({ ...SECOND, ...FIRST })
  expect(await migrate(pool, folder, silentLog)).toEqual(['0001-note', '0002-note-text'])
  expect(await migrate(pool, folder, silentLog)).toEqual([])
  expect((await pool.query('select * from note')).rows).toEqual([{ id: 1, text: 'from 2' }])
})

test('two processes starting at the same time share the work, and neither fails', async () => {
  const { pool, other } = await emptyDatabase()
  const slow = { '0003-slow.sql': `select pg_sleep(0.1); create table slow ()` }
  const folder = folderOf({ ...FIRST, ...SECOND, ...slow })
  const applied = await Promise.all(
    [pool, other, pool, other].map((each) => migrate(each, folder, silentLog)),
  )
  expect(applied.flat().sort()).toEqual(['0001-note', '0002-note-text', '0003-slow'])
})

test('a file that fails is rolled back, the files before it stay applied, and the error names its line', async () => {
  const { pool } = await emptyDatabase()
  const broken = { '0002-broken.sql': `create table half ();\n\nselect * from nowhere;` }
  const attempt = migrate(pool, folderOf({ ...FIRST, ...broken }), silentLog)
  await expect(attempt).rejects.toThrow(
    'Migration 0002-broken failed at line 3: relation "nowhere" does not exist',
  )
  const { rows } = await pool.query(`select to_regclass('half') as half, to_regclass('note') as note`)
  expect(rows).toEqual([{ half: null, note: 'note' }])
  expect(await migrate(pool, folderOf({ ...FIRST, ...SECOND }), silentLog)).toEqual(['0002-note-text'])
})

test('an applied file that changed is refused; different line ends are no change', async () => {
  const { pool } = await emptyDatabase()
  const name = '0001-note.sql'
  await migrate(pool, folderOf({ [name]: 'create table note (\n  id int\n)' }), silentLog)
  expect(
    await migrate(pool, folderOf({ [name]: 'create table note (\r\n  id int\r\n)' }), silentLog),
  ).toEqual([])
  const changed = migrate(pool, folderOf({ [name]: 'create table note (id bigint)' }), silentLog)
  await expect(changed).rejects.toThrow(StartupError)
  await expect(changed).rejects.toThrow('The migration 0001-note was changed after it had been applied')
})

test('a database of a newer version is refused, and so is a new file numbered before applied ones', async () => {
  const { pool } = await emptyDatabase()
  await migrate(pool, folderOf({ ...FIRST, ...SECOND }), silentLog)
  await expect(migrate(pool, folderOf(FIRST), silentLog)).rejects.toThrow(/0002-note-text, .* newer version/)
  const late = folderOf({ ...FIRST, ...SECOND, '0001-a-late-one.sql': '' })
  await expect(migrate(pool, late, silentLog)).rejects.toThrow('the number 0001 is used twice')
  const early = folderOf({ ...FIRST, ...SECOND, '0000-early.sql': '' })
  await expect(migrate(pool, early, silentLog)).rejects.toThrow('0000-early is older than 0002-note-text')
})

test('a file not called NNNN-name.sql is an error, and files without .sql are ignored', () => {
  expect(() => readMigrations(folderOf({ '1-note.sql': '' }))).toThrow(
    '1-note.sql: a migration is called NNNN-name.sql',
  )
  expect(readMigrations(folderOf({ 'README.md': '' }))).toEqual([])
})
