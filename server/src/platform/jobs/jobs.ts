import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'

/** Something that has to be done again and again, by one of the processes. */
export interface ScheduledJob {
  /** In lower case with hyphens; it stands in the database. */
  readonly name: string
  /** When: five fields, in UTC. */
  readonly cron: string
  /** Does it; what fails is tried again three times. Whatever it did before it failed is not to be done twice. */
  readonly run: () => Promise<void>
}

/** The jobs of the product, kept in a schema of their own by pg-boss (decision 29). */
export interface Jobs {
  /** To be called before `start`. */
  add(job: ScheduledJob): void
  start(): Promise<void>
  /** Has a job done as soon as somebody is free, and not only when its time has come. */
  runSoon(name: string): Promise<void>
  /** Lets what runs end, at most for a few seconds; what is cut off is tried again. */
  close(): Promise<void>
}

const RETRIES = 3
const RETRY_SECONDS = 60
const CLOSE_MS = 5000
/** Nobody waits for these jobs. */
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
    // Neither our tables nor our few jobs need its care.
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', (error: unknown) => log.error({ err: error }, 'The jobs failed'))
  let starting: Promise<void> | undefined

  async function begin(): Promise<void> {
    await boss.start()
    for (const { name, cron, run } of jobs) {
      // One at a time, whichever process does it.
      await boss.createQueue(name, { policy: 'singleton', retryLimit: RETRIES, retryDelay: RETRY_SECONDS })
      await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
        try {
          await run()
        } catch (error) {
          log.error({ err: error, job: name }, 'A job failed')
          throw error
        }
      })
      // A server that was down at that minute does it when it is back.
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
      // What could not begin was told to whoever started it.
      await starting.catch(() => undefined)
      await boss.stop({ close: false, graceful: true, timeout: CLOSE_MS })
    },
  }
}
