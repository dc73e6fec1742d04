import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts'
import { eventually } from '../../testing/eventually.ts'
import { createJobs, type Jobs } from './jobs.ts'

let database: TestDatabase<object>
const failures: unknown[] = []
const log = { error: (details: unknown) => failures.push(details) }

beforeAll(async () => {
  database = await openTestDatabase(new URL('../../../migrations', import.meta.url).pathname)
})

afterAll(() => database.close())

/** A process with its jobs, which are looked for twice a second. */
async function startProcess(...added: readonly Parameters<Jobs['add']>[0][]): Promise<Jobs> {
  const jobs = createJobs(database.pool, log, 0.5)
  for (const job of added) jobs.add(job)
  await jobs.start()
  onTestFinished(() => jobs.close())
  return jobs
}

const NEVER = '0 0 29 2 *'

test('a job is done once, whichever process does it', async () => {
  const doneBy: string[] = []
  const job = (process: string) => ({
    name: 'count',
    cron: NEVER,
    run: async () => {
      doneBy.push(process)
    },
  })
  const one = await startProcess(job('one'))
  await startProcess(job('other'))
  await one.runSoon('count')
  await eventually(() => expect(doneBy).toHaveLength(1))
  await one.runSoon('count')
  await eventually(() => expect(doneBy).toHaveLength(2))
})

test('a job that fails is written down, and waits to be tried again', async () => {
  const jobs = await startProcess({
    name: 'fail',
    cron: NEVER,
    run: () => Promise.reject(new Error('no paper left')),
  })
  await jobs.runSoon('fail')
  await eventually(() => expect(failures).toEqual([expect.objectContaining({ job: 'fail' })]))
  await eventually(async () => {
    const { rows } = await database.pool.query("select state from jobs.job where name = 'fail'")
    expect(rows).toEqual([{ state: 'retry' }])
  })
})

test('a process that comes back knows the jobs of before, and closing waits for what runs', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  let isDone = false
  const job = {
    name: 'slow',
    cron: NEVER,
    run: async () => {
      begun.resolve()
      await end.promise
      isDone = true
    },
  }
  const before = await startProcess(job)
  await before.runSoon('slow')
  await begun.promise
  const closed = before.close()
  end.resolve()
  await closed
  expect(isDone).toBe(true)

  const { rows } = await database.pool.query("select cron from jobs.schedule where name = 'slow'")
  expect(rows).toEqual([{ cron: NEVER }])
  await startProcess({ ...job, run: () => Promise.resolve() })
})
