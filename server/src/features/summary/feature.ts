import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Limiter } from '../../platform/http/request-limits.ts'
import type { MailLinkOrigin } from '../../platform/mail/mail-link-origin.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { DisclosedMoods } from '../mood/api.ts'
import type { Memberships } from '../orgs/api.ts'
import type { TeamSlack } from '../slack/api.ts'
import { insightRoutes } from './http/insight-routes.ts'
import { mailRoutes } from './http/mail-routes.ts'
import { slackRoutes } from './http/slack-routes.ts'

export interface SummaryFeatureOptions {
  readonly identities: Identities
  readonly memberships: Memberships
  readonly board: Pick<BoardApi, 'boards' | 'authorizeTeamBoard' | 'doInSteps'>
  readonly moods: Pick<DisclosedMoods, 'scoreOn'>
  readonly mailer: Mailer
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
  /** Counts email to a receiver who did not ask for it; false when the hour's allowance is used up (MAIL-7). */
  readonly takeMailQuota: (receiver: string) => Promise<boolean>
  readonly teamSlack: TeamSlack
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface SummaryFeature {
  routes(app: HttpApp, takeLargeRead: Limiter): void
}

/** Wires the summaries of retros: on the page of insights, by email and in Slack. */
export function createSummaryFeature(options: SummaryFeatureOptions): SummaryFeature {
  const { authorizeTeamBoard, doInSteps } = options.board
  return {
    routes(app, takeLargeRead) {
      insightRoutes(app, { ...options, authorizeTeamBoard, doInSteps, takeLargeRead })
      mailRoutes(app, { ...options, authorizeTeamBoard })
      slackRoutes(app, { ...options, authorizeTeamBoard })
    },
  }
}
