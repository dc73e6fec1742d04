import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createPool } from './connection-pool.ts'
import { childEnvironment } from './child-environment.ts'
import { chooseRunAs, spawnPlan } from './embedded-as-root.ts'
import { findBinaries } from './embedded-binaries.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { preparedDataDir } from './testing/prepared-data-dir.ts'
import { silentLog } from './testing/silent-log.ts'

async function start() {
  const dataDir = await preparedDataDir()
  const server = await startEmbeddedServer({ dataDir, log: silentLog })
  const pool = createPool(server.connection, silentLog)
  onTestFinished(async () => {
    await pool.end()
    await server.stop()
  })
  return { server, pool, dataDir }
}

async function backendOf(client: PoolClient | Pool): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

async function answersWithin(pool: Pool, ms: number): Promise<void> {
  const deadline = Date.now() + ms
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(20)
    }
  }
}

/** A missing error handler becomes an uncaught exception, on which vitest fails the run. */
describe('the process survives, and the pool reconnects by itself', () => {
  test('when one of the server processes is killed, whether its client is idle, checked out or in a query', async () => {
    const { server, pool } = await start()
    const [idle, held, busy] = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    const victim = await backendOf(held)
    idle.release()
    const query = busy.query('select pg_sleep(60)')
    process.kill(victim, 'SIGKILL')
    await expect(query).rejects.toThrow(/terminat|crash|ECONNRESET/)
    await expect(held.query('select 1')).rejects.toThrow(/terminat|queryable|ECONNRESET/)
    held.release()
    busy.release()
    await answersWithin(pool, 20_000)
    expect(server.pid()).toBeGreaterThan(0)
  })

  test('when the server is restarted with pg_ctl', async () => {
    const { pool, dataDir } = await start()
    const held = await pool.connect()
    const args = ['restart', '-w', '-m', 'fast', '-D', join(dataDir, 'postgres', 'data')]
    const plan = spawnPlan(chooseRunAs(undefined), findBinaries().pgCtl, args)
    const restart = spawnSync(plan.file, plan.args, {
      ...plan.options,
      env: childEnvironment(),
      stdio: 'ignore',
    })
    expect(restart.status).toBe(0)
    await sleep(50)
    held.release()
    await answersWithin(pool, 20_000)
  })

  test('when the whole server is killed and started again', async () => {
    const { server, pool } = await start()
    await pool.query('create table kept ()')
    const before = server.pid()
    process.kill(before, 'SIGKILL')
    await sleep(100)
    await answersWithin(pool, 20_000)
    expect(server.pid()).not.toBe(before)
    await pool.query('select from kept')
  })
})

test('statements can be prepared under a name; a bigint is a number, or an error when it is too large', async () => {
  const { pool } = await start()
  const named = { name: 'add', text: 'select $1::bigint + 1 as sum' }
  expect((await pool.query({ ...named, values: [41] })).rows).toEqual([{ sum: 42 }])
  const prepared = await pool.query(`select name from pg_prepared_statements`)
  expect(prepared.rows).toEqual([{ name: 'add' }])
  expect((await pool.query(`select count(*) from pg_class where relname = 'pg_class'`)).rows).toEqual([
    { count: 1 },
  ])
  await expect(pool.query(`select ${2n ** 53n}::bigint as large`)).rejects.toThrow(
    '9007199254740992 does not fit',
  )
})
