import { pricesFrom } from '@retropulse/domain/billing/prices'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Server } from 'node:http'
import type { Config } from './config.ts'
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
import { throttleReports } from './platform/log/throttle-reports.ts'
import { mailLinkOriginWith } from './platform/mail/mail-link-origin.ts'
import { createEmitter } from './platform/process/emitter.ts'
import { deriveKey } from './platform/secret/derive-key.ts'
import { isOperatorKey } from './platform/secret/operator-key.ts'
import type { Cluster } from './platform/socket/cluster.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { createServiceFeatures } from './service-features.ts'
import type { createServices } from './services.ts'

/** What features are built from. */
export interface FeatureContext {
  readonly config: Config
  readonly dependencies: ServerDependencies
  readonly services: ReturnType<typeof createServices>
  readonly cluster: Cluster
  readonly httpServer: Server
  /** The secret of the installation, from which the key of each feature is derived. */
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export type Features = ReturnType<typeof createFeatures>

/** Builds all features, each from those before it. */
export function createFeatures(context: FeatureContext) {
  const accounts = createAccountFeatures(context)
  const retros = createRetroFeatures(context, accounts)
  return { ...accounts, ...retros, ...createFeaturesOnRetros(context, accounts, retros) }
}

/** Users, organisations and how they sign in. */
function createAccountFeatures({ config, dependencies, services, cluster, secret, now }: FeatureContext) {
  const { database, log } = dependencies
  const { publicUrl } = config
  const { mailer, analyticsSink } = services
  const isMailConfigured = config.smtpUrl !== undefined
  const mail = {
    mailer,
    isMailConfigured,
    mailLinkOrigin: mailLinkOriginWith({ publicUrl, isMailConfigured }),
  }
  const onDropped = throttleReports((error) => log.warn({ err: error }, 'Analytics events were dropped'))
  const telemetry = createTelemetryFeature({ ...config, analyticsSink, now, onError: onDropped })
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
  return { telemetry, sessionsEnded, auth, orgs, base, sso }
}

type AccountFeatures = ReturnType<typeof createAccountFeatures>

const OTHER_SITE =
  'A page of another site was refused a WebSocket: if people use that address, set PUBLIC_URL to it'

/** Boards, and what takes part in them. What boards need of these is connected once it is built. */
function createRetroFeatures(context: FeatureContext, accounts: AccountFeatures) {
  const { config, dependencies, services, httpServer, secret, now } = context
  const { log } = dependencies
  const { base, auth, telemetry, sessionsEnded } = accounts
  const onError = throttleReports((error, omitted) => log.error({ err: error, omitted }, 'A board failed'))
  const board = createBoardFeature({
    ...config,
    ...base,
    httpServer,
    sessionOf: auth.sessionOf,
    auditLogIn,
    participant: actionItemsInCommits,
    secret: deriveKey(secret, 'pseudonyms'),
    isOperatorKey: (key) => isOperatorKey(key, secret),
    now,
    onError,
    onOtherSite: () => log.warn({}, OTHER_SITE),
  })
  telemetry.follow(board.engine)
  sessionsEnded.on((personId) => board.sessionsEnded(personId))
  const onBoards = { ...base, board, now, onError }
  const actionItems = createActionItemsFeature(onBoards)
  const mood = createMoodFeature({ ...onBoards, secret: deriveKey(secret, 'mood') })
  board.connect({ actionItemSync: actionItems.sync, moodCounts: mood.counts })
  const connected = createServiceFeatures({
    ...onBoards,
    auditLogIn,
    actionItems: actionItems.forServices,
    services,
    secret,
  })
  const boards = { ...board.boards, actionsOfTeams: actionItems.actionsOfTeams }
  return { board, boards, onBoards, actionItems, mood, connected }
}

type RetroFeatures = ReturnType<typeof createRetroFeatures>

/** What reads boards, and what stands beside them. */
function createFeaturesOnRetros(context: FeatureContext, accounts: AccountFeatures, retros: RetroFeatures) {
  const { config, dependencies, services, secret, now } = context
  const { database, log } = dependencies
  const { base } = accounts
  const { board, onBoards, actionItems, mood, connected } = retros
  const { moods } = mood
  const summary = createSummaryFeature({ ...onBoards, moods, teamSlack: connected.teamSlack })
  const pulse = createPulseFeature({
    ...base,
    board,
    auditLogIn,
    secret: deriveKey(secret, 'pulse'),
    now,
    onError: throttleReports((error, omitted) => log.error({ err: error, omitted }, 'A pulse survey failed')),
  })
  const importExport = createImportExportFeature({
    ...onBoards,
    surveyResultsOf: (identity, teamId) => pulse.resultsOf(identity, teamId),
    actionPagesOf: (identity, teamId) => actionItems.pagesOf(identity, teamId),
  })
  const search = createSearchFeature(base)
  const insights = createInsightsFeature({
    ...base,
    board,
    moods,
    now,
    onError: throttleReports((error, omitted) =>
      log.error({ err: error, omitted }, 'A search for recurring topics failed'),
    ),
  })
  for (const { projection } of [search, insights, connected]) board.registerProjection(projection)
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
    onModelFailed: throttleReports((error, omitted) => log.warn({ err: error, omitted }, 'The model failed')),
    secret: deriveKey(secret, 'bots'),
    now,
  })
  const forPrograms = { ...onBoards, actionItems, insights, pulse }
  const publicApi = createPublicApiFeature(forPrograms)
  const mcp = createMcpFeature({ ...forPrograms, auditLogIn, secret: deriveKey(secret, 'agents') })
  const mediaLibrary = createMediaLibraryFeature(services)
  const outbox = createOutboxFeature({
    outbox: services.outbox,
    isOperatorKey: (key) => isOperatorKey(key, secret),
  })
  const onRetros = { summary, pulse, importExport, search, insights, billing, formats, bots }
  return { ...onRetros, publicApi, mcp, mediaLibrary, outbox }
}
