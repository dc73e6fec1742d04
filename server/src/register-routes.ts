import type { FastifyRequest } from 'fastify'
import type { FeatureContext, Features } from './create-features.ts'
import { describeApi } from './platform/http/api-docs.ts'
import { answerHealth } from './platform/http/health.ts'
import type { HttpApp } from './platform/http/http-app.ts'
import { answerMetrics } from './platform/http/metrics-route.ts'
import { limitRequests } from './platform/http/request-limits.ts'
import { createMailEraser } from './platform/mail/mail-eraser.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { deriveKey } from './platform/secret/derive-key.ts'

/** Registers the routes of all features, and gives each feature what it needs of those that were built after it. */
export async function registerRoutes(app: HttpApp, features: Features, context: FeatureContext) {
  const { config, dependencies } = context
  const { requestsPerMinute, metricsToken } = config
  const { auth, publicApi, board, mood, summary, importExport, actionItems, connected, mediaLibrary } =
    features
  const { insights, pulse, formats, bots, search, billing, mcp, outbox, telemetry } = features
  const metrics = createMetrics()
  answerHealth(app, dependencies.database.ping)
  answerMetrics(app, metrics, metricsToken)
  await describeApi(app, 'Retropulse', requestsPerMinute)
  const markOf = (request: FastifyRequest) => publicApi.markOf(request) ?? auth.markOf(request.headers)
  await limitRequests(app, requestsPerMinute, markOf, (limited, takeLargeRead) => {
    registerAuthRoutes(limited, features, context)
    registerOrgRoutes(limited, features)
    board.routes(limited, { moods: mood.moods, takeLargeRead })
    for (const feature of [summary, importExport]) feature.routes(limited, takeLargeRead)
    for (const feature of [actionItems, mood, connected, mediaLibrary]) feature.routes(limited)
    for (const feature of [insights, pulse, formats, bots, search]) feature.routes(limited)
    for (const feature of [billing, publicApi, mcp, outbox, telemetry]) feature.routes(limited)
    registerSsoRoutes(limited, features)
  })
  app.get('/board', { schema: { hide: true } }, (_request, reply) => reply.redirect('/dashboard'))
}

function registerAuthRoutes(app: HttpApp, features: Features, context: FeatureContext): void {
  const { auth, sso, orgs, board, pulse, billing } = features
  const { cluster, secret, services } = context
  auth.routes(app, {
    gate: sso.passwordGate,
    offersSso: sso.isOffered,
    membershipRemoval: orgs.membershipRemoval,
    forgetMail: createMailEraser({
      cluster,
      key: deriveKey(secret, 'mail'),
      async erase(isMeant) {
        // A link is mailed after its request was answered, and would be written behind the erasure.
        await auth.mailHandedOver()
        await services.eraseMail(isMeant)
      },
    }),
    personalBoards: board.personalBoards,
    async onAbandoned({ orgIds, teamIds, heirs }) {
      for (const { teamId, userId } of heirs) board.roleChanged(teamId, userId)
      for (const teamId of teamIds) board.teamRevoked(teamId)
      await sso.abandon(orgIds)
      for (const orgId of orgIds) billing.endPayments(orgId)
    },
    onErased(people) {
      board.eraseAccounts(people)
      pulse.forgetErased()
    },
  })
}

function registerOrgRoutes(app: HttpApp, features: Features): void {
  const { orgs, sso, boards, pulse, billing, auth, board } = features
  orgs.routes(app, {
    ssoRules: sso.rules,
    boards,
    enabledModelsOf: (orgId) => pulse.enabledModelsOf(orgId),
    customerIdOf: (orgId) => billing.customerIdOf(orgId),
    onOrgDeleted: (orgId) => billing.endPayments(orgId),
    onOrgRestored: (orgId) => sso.restored(orgId, auth.externals),
    onTransferred: (orgId, formerId) => sso.ownershipTransferred(orgId, formerId, auth.externals),
    surveysOf: (teamId) => pulse.surveysOf(teamId),
    doInSteps: board.doInSteps,
    onRoleChanged: (...who) => board.roleChanged(...who),
    onTeamRevoked: (teamId) => board.teamRevoked(teamId),
  })
}

function registerSsoRoutes(app: HttpApp, { sso, auth, orgs, boards }: Features): void {
  sso.routes(app, { externals: auth.externals, memberships: orgs.memberships, boards })
}
