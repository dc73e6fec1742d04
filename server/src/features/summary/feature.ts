import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { DisclosedMoods } from '../mood/api.ts'
import type { Memberships } from '../orgs/api.ts'
import { insightRoutes } from './http/insight-routes.ts'
import { mailRoutes } from './http/mail-routes.ts'
import { slackRoutes } from './http/slack-routes.ts'
import type { Slack } from './ports.ts'
import { createSlackHooks } from './store/slack-hooks.ts'
import type { SummaryTables } from './store/tables.ts'

export interface SummaryFeatureOptions {
  readonly database: Pick<Database<SummaryTables>, 'db'>
  readonly identities: Identities
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'boards' | 'authorizeTeamBoard'>
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly mailer: Mailer
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  /** Undefined where no Slack app is configured. */
  readonly slack: Slack | undefined
  /** Encrypts the addresses of webhooks (SLACK-7); with another secret, teams have to connect again. */
  readonly slackSecret: string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface SummaryFeature {
  routes(app: HttpApp): void
}

/** Wires the summaries of retros: on the page of insights, by email and in Slack. */
export function createSummaryFeature(options: SummaryFeatureOptions): SummaryFeature {
  const { database, board, slackSecret } = options
  return {
    routes(app) {
      const { boards, authorizeTeamBoard } = board
      const hooks = createSlackHooks(database.db, slackSecret)
      const stateKey = deriveKey(slackSecret, 'state')
      insightRoutes(app, { ...options, authorizeTeamBoard })
      mailRoutes(app, { ...options, authorizeTeamBoard })
      slackRoutes(app, { ...options, boards, authorizeTeamBoard, hooks, stateKey })
    },
  }
}
