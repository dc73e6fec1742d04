import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import { isServicePath } from '@retropulse/contract/service-paths'
import { pricesFrom } from '@retropulse/domain/billing/prices'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig, readEnvironment } from './config.ts'
import { createActionItemsFeature } from './features/action-items/feature.ts'
import { actionItemsInCommits } from './features/action-items/store/write-with-log.ts'
import { createAuthFeature } from './features/auth/feature.ts'
import { createBillingFeature } from './features/billing/feature.ts'
import { createBotsFeature } from './features/bots/feature.ts'
import { createBoardFeature } from './features/board/feature.ts'
import { createFormatsFeature } from './features/formats/feature.ts'
import { createImportExportFeature } from './features/import-export/feature.ts'
import { createInsightsFeature } from './features/insights/feature.ts'
import { createMcpFeature } from './features/mcp/feature.ts'
import { createMediaLibraryFeature } from './features/media-library/feature.ts'
import { createMoodFeature } from './features/mood/feature.ts'
import { createOrgsFeature } from './features/orgs/feature.ts'
import { auditLogIn, planWriterIn } from './features/orgs/store/in-transaction.ts'
import { createPlanWriter } from './features/orgs/store/plan-writer.ts'
import { createOutboxFeature } from './features/outbox/feature.ts'
import { createPublicApiFeature } from './features/public-api/feature.ts'
import { createPulseFeature } from './features/pulse/feature.ts'
import { createSearchFeature } from './features/search/feature.ts'
import { createSsoFeature } from './features/sso/feature.ts'
import { createSummaryFeature } from './features/summary/feature.ts'
import { createTelemetryFeature } from './features/telemetry/feature.ts'
import { createErrorReporter } from './integrations/sentry/create-error-reporter.ts'
import { openDatabase } from './platform/database/database.ts'
import { StartupError } from './platform/database/startup-error.ts'
import { describeApi } from './platform/http/api-docs.ts'
import { countRequests } from './platform/http/drain.ts'
import { answerHealth } from './platform/http/health.ts'
import { createHttpApp } from './platform/http/http-app.ts'
import { listen, urlOf } from './platform/http/listen.ts'
import { answerMetrics } from './platform/http/metrics-route.ts'
import { limitRequests } from './platform/http/request-limits.ts'
import { serveWeb } from './platform/http/web-files.ts'
import { createJobs, type ScheduledJob } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log/log.ts'
import { createMailEraser } from './platform/mail/mail-eraser.ts'
import { mailLinkOriginWith } from './platform/mail/mail-link-origin.ts'
import { reportSparingly } from './platform/log/report-sparingly.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { createEmitter } from './platform/process/emitter.ts'
import { stopOnSignals } from './platform/process/stop-on-signals.ts'
import { deriveKey } from './platform/secret/derive-key.ts'
import { isOperatorKey, keepOperatorKey } from './platform/secret/operator-key.ts'
import { keepSecret } from './platform/secret/secret-file.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { createServiceFeatures } from './service-features.ts'
import { createServices } from './services.ts'
import type { Tables } from './tables.ts'
import { aloneCluster } from './platform/socket/cluster.ts'
import { joinRedisCluster } from './platform/socket/redis-cluster.ts'

export type { ServerDependencies, Tables }

export const MIGRATIONS_DIR = join(import.meta.dirname, '../migrations')
const WEB_DIR = join(import.meta.dirname, '../../web/dist')

/** Composes the product over a database and listens. `close` lets requests finish; the database stays open. */
export async function startServer(config: Config, dependencies: ServerDependencies) {
  const { database, log, webDir } = dependencies
  const { publicUrl, requestsPerMinute } = config
  // Called each time, not captured once, so that a test may set the clock of the process.
  const now = dependencies.now ?? (() => Date.now())
  const secret = config.secret ?? keepSecret(config.dataDir)
  const metrics = createMetrics()
  const node = nanoid(8)
  const cluster =
    config.redisUrl === undefined
      ? aloneCluster(node)
      : await joinRedisCluster({ redisUrl: config.redisUrl, node, log })

  const app = await createHttpApp({ ...config, log, bodyLimit: MESSAGE_MAX_BYTES })
  const finishRequests = countRequests(app)
  const services = createServices(config, dependencies, now)
  const { mailer } = services
  const isOperator = (key: string) => isOperatorKey(key, secret)
  const isMailConfigured = config.smtpUrl !== undefined
  const mail = {
    mailer,
    isMailConfigured,
    mailLinkOrigin: mailLinkOriginWith({ publicUrl, isMailConfigured }),
  }

  const { analyticsSink } = services
  const onDropped = reportSparingly((error) => log.warn({ err: error }, 'Analytics events were dropped'))
  const telemetry = createTelemetryFeature({ ...config, analyticsSink, now, onError: onDropped })

  // People and organisations.
  const sessionsEnded = createEmitter<PersonId>()
  const auth = createAuthFeature({
    ...config,
    ...mail,
    database,
    log,
    secret,
    clientConfigOf: telemetry.clientConfigOf,
    pictureRequest: services.requestPicture,
    socialProviders: services.social,
    onSessionsEnded: sessionsEnded.emit,
    passwords: dependencies.passwords,
  })
  const { identities, takeMailQuota } = auth
  const orgs = createOrgsFeature({ ...config, ...mail, database, identities, takeMailQuota })
  const base = { ...orgs, ...mail, database, cluster, identities, takeMailQuota, publicUrl }
  const sso = createSsoFeature({ ...base, openId: services.openId, secret })

  // Boards, and what stands on them. What boards need of these is connected once it is built.
  const onError = reportSparingly((error, omitted) => log.error({ err: error, omitted }, 'A board failed'))
  const board = createBoardFeature({
    ...config,
    ...base,
    httpServer: app.server,
    sessionOf: auth.sessionOf,
    auditLogIn,
    participant: actionItemsInCommits,
    secret: deriveKey(secret, 'pseudonyms'),
    isOperatorKey: isOperator,
    now,
    onError,
  })
  telemetry.follow(board.engine)
  sessionsEnded.on((personId) => board.sessionsEnded(personId))
  const onBoards = { ...base, board, now, onError }
  const actionItems = createActionItemsFeature(onBoards)
  const mood = createMoodFeature({ ...onBoards, secret: deriveKey(secret, 'mood') })
  board.connect({ actionItemSync: actionItems.sync, moodCounts: mood.counts })
  const { moods } = mood
  const connected = createServiceFeatures({
    ...onBoards,
    auditLogIn,
    actionItems: actionItems.forServices,
    services,
    secret,
  })
  const summary = createSummaryFeature({ ...onBoards, moods, teamSlack: connected.teamSlack })
  const pulse = createPulseFeature({
    ...base,
    board,
    auditLogIn,
    secret: deriveKey(secret, 'pulse'),
    now,
    onError: reportSparingly((error, omitted) => log.error({ err: error, omitted }, 'A pulse survey failed')),
  })
  const importExport = createImportExportFeature({
    ...onBoards,
    surveyResultsOf: (identity, teamId) => pulse.resultsOf(identity, teamId),
    actionPagesOf: (identity, teamId) => actionItems.pagesOf(identity, teamId),
  })
  const boards = { ...board.boards, actionsOfTeams: actionItems.actionsOfTeams }

  // Read models, which follow boards.
  const search = createSearchFeature(base)
  board.registerProjection(search.projection)
  const insights = createInsightsFeature({ ...base, moods, now })
  board.registerProjection(insights.projection)

  const billing = createBillingFeature({
    ...base,
    board,
    stripe: services.stripe,
    prices: pricesFrom(config.monthlyPrices),
    secret: deriveKey(secret, 'sandbox-billing'),
    planWriter: createPlanWriter(database.db, config.defaultPlan),
    planWriterIn: planWriterIn(config.defaultPlan),
    now,
    log,
  })
  const formats = createFormatsFeature(base)
  const bots = createBotsFeature({
    ...base,
    board,
    catalogue: services.catalogueWriter,
    model: services.modelWriter,
    onModelFailed: reportSparingly((error, omitted) => log.warn({ err: error, omitted }, 'The model failed')),
    secret: deriveKey(secret, 'bots'),
    now,
  })
  board.registerProjection(connected.projection)
  const forPrograms = { ...onBoards, actionItems, insights, pulse }
  const publicApi = createPublicApiFeature(forPrograms)
  const mcp = createMcpFeature({ ...forPrograms, auditLogIn, secret: deriveKey(secret, 'agents') })
  const mediaLibrary = createMediaLibraryFeature(services)
  const outbox = createOutboxFeature({ outbox: services.outbox, isOperatorKey: isOperator })

  answerHealth(app, database.ping)
  answerMetrics(app, metrics, config.metricsToken)
  await describeApi(app, 'Retropulse', requestsPerMinute)
  const markOf = (request: FastifyRequest) => publicApi.markOf(request) ?? auth.markOf(request.headers)
  await limitRequests(app, requestsPerMinute, markOf, (limited, takeLargeRead) => {
    auth.routes(limited, {
      gate: sso.passwordGate,
      offersSso: sso.isOffered,
      departures: orgs.departures,
      forgetMail: createMailEraser({ cluster, key: deriveKey(secret, 'mail'), erase: services.eraseMail }),
      personalBoards: board.personalBoards,
      async onAbandoned({ orgIds, teamIds }) {
        for (const teamId of teamIds) board.teamRevoked(teamId)
        await sso.abandon(orgIds)
      },
      onErased(people) {
        board.eraseAccounts(people)
        pulse.forgetErased()
      },
    })
    orgs.routes(limited, {
      ssoRules: sso.rules,
      boards,
      enabledModelsOf: (orgId) => pulse.enabledModelsOf(orgId),
      customerIdOf: (orgId) => billing.customerIdOf(orgId),
      onOrgDeleted: (orgId) => billing.endPayments(orgId),
      onOrgRestored: (orgId) => sso.restored(orgId, auth.externals),
      onHandedOn: (orgId, formerId) => sso.handedOn(orgId, formerId, auth.externals),
      surveysOf: (teamId) => pulse.surveysOf(teamId),
      onRoleChanged: (...who) => board.roleChanged(...who),
      onTeamRevoked: (teamId) => board.teamRevoked(teamId),
    })
    board.routes(limited, { moods, takeLargeRead })
    for (const feature of [summary, importExport]) feature.routes(limited, takeLargeRead)
    for (const feature of [actionItems, mood, connected, mediaLibrary]) feature.routes(limited)
    for (const feature of [insights, pulse, formats, bots, search]) feature.routes(limited)
    for (const feature of [billing, publicApi, mcp, outbox, telemetry]) feature.routes(limited)
    sso.routes(limited, { externals: auth.externals, memberships: orgs.memberships, boards })
  })
  app.get('/board', { schema: { hide: true } }, (_request, reply) => reply.redirect('/dashboard'))
  await serveWeb(app, webDir, isServicePath)

  app.addHook('preClose', async () => {
    actionItems.close()
    mood.close()
    await Promise.all([board.close(), finishRequests(), connected.close(), dependencies.jobs?.close()])
    await Promise.all([auth.close(), telemetry.close()])
    await Promise.all([cluster.close(), mailer.close()])
  })
  const begin = async () => {
    await orgs.raiseToDefaultPlan()
    return listen(app, config)
  }
  const port = await begin().catch(async (error: unknown) => {
    // Read models are updated on behalf of boards: stopped first, since they would query a database that is closed by
    // then.
    await app.close()
    throw error
  })
  connected.start()
  const { jobs } = dependencies
  const scheduled: readonly ScheduledJob[] = [
    ...board.jobs,
    ...actionItems.jobs,
    ...orgs.jobs(boards),
    ...pulse.jobs,
    ...billing.jobs,
    ...connected.jobs,
    formats.purging,
  ]
  for (const job of scheduled) jobs?.add(job)
  jobs?.start().catch((error: unknown) => log.error({ err: error }, 'Scheduled jobs could not be started'))
  return { port, url: publicUrl ?? urlOf(config.host, port), close: () => app.close() }
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
