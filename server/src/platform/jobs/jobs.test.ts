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

/** A process with its scheduled jobs; it polls twice a second. */
async function startProcess(...added: readonly Parameters<Jobs['add']>[0][]): Promise<Jobs> {
  const jobs = createJobs(database.pool, log, 0.5)
  for (const job of added) jobs.add(job)
  await jobs.start()
  onTestFinished(() => jobs.close())
  return jobs
}

const NEVER = '0 0 29 2 *'

test('MAIL-27: a job runs once, in one of the processes', async () => {
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

test('MAIL-33: the hour of a job is that of UTC, wherever the server runs', async () => {
  await startProcess({ name: 'at-seven', cron: '0 7 * * *', run: () => Promise.resolve() })
  const { rows } = await database.pool.query(
    "select cron, timezone from jobs.schedule where name = 'at-seven'",
  )
  expect(rows).toEqual([{ cron: '0 7 * * *', timezone: 'UTC' }])
})

test('MAIL-27: a job that fails is logged, and waits to be tried again', async () => {
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

test('a process that restarts knows the jobs of before, and closing waits for the job that runs', async () => {
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
