import type { PoolClient } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { againAfterDeadlock } from './after-deadlock.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { openTestDatabase } from './testing/test-database.ts'

async function twoRows() {
  const folder = join(scratchFolder(), 'migrations')
  mkdirSync(folder)
  writeFileSync(
    join(folder, '0001-row.sql'),
    'create table pair (id int primary key, count int not null); insert into pair values (1, 0), (2, 0)',
  )
  const database = await openTestDatabase<{ pair: { id: number; count: number } }>(folder)
  onTestFinished(() => database.close())
  return database.pool
}

const add = 'update pair set count = count + 1 where id = $1'

test('a statement that PostgreSQL ended to resolve a deadlock is run again', async () => {
  const pool = await twoRows()
  const [one, other] = [await pool.connect(), await pool.connect()]
  let [tries, held, committed] = [0, 0, 0]
  // Each holds a row and wants that of the other, until the database ends one of them.
  const both = async (client: PoolClient, first: number, second: number) => {
    tries += 1
    // The one that was ended must not take its row again before the other has it: that would be another deadlock.
    await expect.poll(() => tries <= 2 || committed === 1).toBe(true)
    await client.query('begin')
    try {
      await client.query(add, [first])
      held += 1
      await expect.poll(() => held).toBeGreaterThan(1)
      await client.query(add, [second])
      await client.query('commit')
      committed += 1
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  await Promise.all([againAfterDeadlock(() => both(one, 1, 2)), againAfterDeadlock(() => both(other, 2, 1))])
  one.release()
  other.release()
  const { rows } = await pool.query('select count from pair order by id')
  expect(rows).toEqual([{ count: 2 }, { count: 2 }])
  expect(tries).toBe(3)
})

test('another error is thrown at once, and so is a deadlock that comes again and again', async () => {
  let tries = 0
  const failing = (code: string) => () => {
    tries += 1
    return Promise.reject(Object.assign(new Error('failed'), { code }))
  }
  await expect(againAfterDeadlock(failing('23505'))).rejects.toThrow('failed')
  expect(tries).toBe(1)
  await expect(againAfterDeadlock(failing('40P01'))).rejects.toThrow('failed')
  expect(tries).toBe(4)
})
