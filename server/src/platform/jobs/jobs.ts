import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { throttleReports } from '../log/throttle-reports.ts'
import type { OnError } from '@retropulse/domain/kernel/for-each-isolated'

/** A job that runs on a schedule, in one of the processes. */
export interface ScheduledJob {
  /** In lower case with hyphens; stored in the database. */
  readonly name: string
  /** The schedule: five fields, in UTC. */
  readonly cron: string
  /**
   * Runs the job. A failure is retried three times: work done before the failure must not be done twice. What fails for
   * one team alone is given to `onError` (`forEachIsolated`) and left for the next run.
   */
  readonly run: (onError: OnError) => Promise<void>
}

/** The scheduled jobs of the product, stored by pg-boss in a schema of their own (decision 29). */
export interface Jobs {
  /** To be called before `start`. */
  add(job: ScheduledJob): void
  start(): Promise<void>
  /** Runs a job as soon as a process is free, apart from its schedule. */
  runSoon(name: string): Promise<void>
  /** Waits a few seconds for jobs that run; a job that is cut off is retried. */
  close(): Promise<void>
}

const RETRIES = 3
const RETRY_SECONDS = 60
const CLOSE_MS = 5000
/** Slow polling: no user waits for these jobs. */
const POLL_SECONDS = 10

export function createJobs(
  pool: Database<object>['pool'],
  log: Pick<Log, 'error'>,
  pollSeconds = POLL_SECONDS,
): Jobs {
  const jobs: ScheduledJob[] = []
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // Neither our tables nor our few jobs need pg-boss to vacuum.
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error: unknown) => log.error({ err: error }, 'The job queue failed'))
  let starting: Promise<void> | undefined

  async function begin(): Promise<void> {
    await boss.start()
    for (const { name, cron, run } of jobs) {
      const onError = throttleReports((error, omitted) =>
        log.error({ err: error, omitted, job: name }, 'A part of a job failed'),
      )
      // One run at a time over all processes.
      await boss.createQueue(name, { policy: 'singleton', retryLimit: RETRIES, retryDelay: RETRY_SECONDS })
      await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
        try {
          await run(onError)
        } catch (error) {
          log.error({ err: error, job: name }, 'A job failed')
          throw error
        }
      })
      // A server that was down at the scheduled minute runs the job when it is back (MAIL-27).
      await boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' })
    }
  }

  return {
    add(job) {
      jobs.push(job)
    },
    start() {
      starting = begin()
      return starting
    },
    async runSoon(name) {
      await boss.send(name)
    },
    async close() {
      if (starting === undefined) return
      // An error of the start was given to the caller of `start`.
      await starting.catch(() => undefined)
      await boss.stop({ close: false, graceful: true, timeout: CLOSE_MS })
    },
  }
}
