import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import { isServicePath } from '@retropulse/contract/service-paths'
import { nanoid } from 'nanoid'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig, readEnvironment } from './config.ts'
import { createFeatures, type Features } from './create-features.ts'
import { createErrorReporter } from './integrations/sentry/create-error-reporter.ts'
import { openDatabase } from './platform/database/database.ts'
import { StartupError } from './platform/database/startup-error.ts'
import { countRequests } from './platform/http/drain.ts'
import { createHttpApp } from './platform/http/http-app.ts'
import { listen, urlOf } from './platform/http/listen.ts'
import { serveWeb } from './platform/http/web-files.ts'
import { createJobs, type ScheduledJob } from './platform/jobs/jobs.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { stopOnSignals } from './platform/process/stop-on-signals.ts'
import { keepOperatorKey } from './platform/secret/operator-key.ts'
import { keepSecret } from './platform/secret/secret-file.ts'
import { aloneCluster, type Cluster } from './platform/socket/cluster.ts'
import { joinRedisCluster } from './platform/socket/redis-cluster.ts'
import { registerRoutes } from './register-routes.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { createServices } from './services.ts'
import type { Tables } from './tables.ts'

export type { ServerDependencies, Tables }

export const MIGRATIONS_DIR = join(import.meta.dirname, '../migrations')
const WEB_DIR = join(import.meta.dirname, '../../web/dist')

/** Composes the product over a database and listens. `close` lets requests finish; the database stays open. */
export async function startServer(config: Config, dependencies: ServerDependencies) {
  const { log, webDir } = dependencies
  // Called each time, not captured once, so that a test may set the clock of the process.
  const now = dependencies.now ?? (() => Date.now())
  const secret = config.secret ?? keepSecret(config.dataDir)
  const cluster = await joinCluster(config, log)
  const app = await createHttpApp({ ...config, log, bodyLimit: MESSAGE_MAX_BYTES })
  const finishRequests = countRequests(app)
  const services = createServices(config, dependencies, now)
  const context = { config, dependencies, services, cluster, httpServer: app.server, secret, now }
  const features = createFeatures(context)

  await registerRoutes(app, features, context)
  await serveWeb(app, webDir, isServicePath)

  app.addHook('preClose', async () => {
    const { actionItems, mood, board, connected, auth, telemetry } = features
    actionItems.close()
    mood.close()
    await Promise.all([board.close(), finishRequests(), connected.close(), dependencies.jobs?.close()])
    await Promise.all([auth.close(), telemetry.close()])
    await Promise.all([cluster.close(), services.mailer.close()])
  })
  const begin = async () => {
    await features.orgs.raiseToDefaultPlan()
    return listen(app, config)
  }
  const port = await begin().catch(async (error: unknown) => {
    // Read models are updated on behalf of boards: stopped first, since they would query a database that is closed by
    // then.
    await app.close()
    throw error
  })
  features.connected.start()
  startJobs(features, dependencies)
  return { port, url: config.publicUrl ?? urlOf(config.host, port), close: () => app.close() }
}

/** The other processes of this installation; none without Redis. */
async function joinCluster({ redisUrl }: Config, log: Log): Promise<Cluster> {
  const node = nanoid(8)
  return redisUrl === undefined ? aloneCluster(node) : joinRedisCluster({ redisUrl, node, log })
}

function startJobs(features: Features, { jobs, log }: ServerDependencies): void {
  const { board, actionItems, orgs, pulse, billing, connected, formats } = features
  const scheduled: readonly ScheduledJob[] = [
    ...board.jobs,
    ...actionItems.jobs,
    ...orgs.jobs(features.boards),
    ...pulse.jobs,
    ...billing.jobs,
    ...connected.jobs,
    formats.purging,
  ]
  for (const job of scheduled) jobs?.add(job)
  jobs?.start().catch((error: unknown) => log.error({ err: error }, 'Scheduled jobs could not be started'))
}

async function run(): Promise<void> {
  const config = readConfig(readEnvironment())
  const { dataDir, databaseUrl } = config
  const { errorReportingDsn: dsn } = config
  const reporter = dsn === undefined ? undefined : await createErrorReporter(dsn)
  const log = createLog(config.logLevel, undefined, reporter)
  const database = await openDatabase<Tables>({ databaseUrl, dataDir, migrationsDir: MIGRATIONS_DIR, log })
  const jobs = createJobs(database.pool, log)
  const starting = startServer(config, { database, log, webDir: WEB_DIR, jobs })
  const server = await starting.catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  // Without a data folder of its own (one of several processes) the key lies in that of another process.
  try {
    keepOperatorKey(dataDir, config.secret ?? keepSecret(dataDir))
  } catch (error) {
    log.warn({ err: error }, 'The operator key could not be written to the data folder')
  }
  const closeReporter = () => reporter?.close() ?? Promise.resolve()
  stopOnSignals([server.close, database.close, closeReporter], log)
  console.log(`Retropulse is running at ${server.url}`)
  console.log(`Data lies in ${databaseUrl === undefined ? dataDir : database.description}`)
}

if (import.meta.main) {
  run().catch((error: unknown) => {
    const isForPeople = error instanceof ConfigError || error instanceof StartupError
    console.error(isForPeople ? error.message : error)
    process.exit(1)
  })
}
