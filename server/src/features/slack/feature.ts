import type { Kysely } from 'kysely'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import type { ActionItemsForServices } from '../action-items/api.ts'
import type { Identities } from '../auth/api.ts'
import type { BoardApi } from '../board/api.ts'
import type { ChannelNews } from '../connections/api.ts'
import type { Memberships, Organisations } from '../orgs/api.ts'
import { createTeamSlack, type TeamSlack } from './commands/post-to-team.ts'
import { sendDigests } from './commands/send-digests.ts'
import { createButtonValues } from './http/button-values.ts'
import { interactionRoute } from './http/interaction-route.ts'
import { slackRoutes } from './http/slack-routes.ts'
import type { Slack } from './ports.ts'
import { createSlackHooks, type SlackHooksOptions } from './store/slack-hooks.ts'
import type { SlackTables } from './store/tables.ts'

export interface SlackFeatureOptions {
  readonly database: { readonly db: Kysely<SlackTables> }
  readonly auditLogIn: SlackHooksOptions['auditLogIn']
  readonly identities: Identities
  readonly memberships: Memberships
  readonly organisations: Pick<Organisations, 'find'>
  readonly board: Pick<BoardApi, 'boards' | 'authorizeTeamBoard'>
  readonly actionItems: ActionItemsForServices
  readonly channelNews: ChannelNews
  /** Undefined where no Slack app is configured. */
  readonly slack: Slack | undefined
  /** Encrypts the addresses of webhooks (SLACK-7); with another secret, teams have to connect again. */
  readonly secret: string
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface SlackFeature {
  readonly teamSlack: TeamSlack
  readonly jobs: readonly ScheduledJob[]
  routes(app: HttpApp): void
}

/** The Slack channels of teams: connecting them, the weekly digest, and its buttons. */
export function createSlackFeature(options: SlackFeatureOptions): SlackFeature {
  const { database, auditLogIn, board, slack, secret, now } = options
  const hooks = createSlackHooks({ db: database.db, key: secret, auditLogIn })
  const teamSlack = createTeamSlack({ slack, hooks, now })
  const readClick = slack?.readClick
  const buttonValues = createButtonValues(deriveKey(secret, 'buttons'))
  const digests = {
    ...options,
    hooks,
    teamSlack,
    buttonValues: readClick === undefined ? null : buttonValues,
  }
  return {
    teamSlack,
    // Each hour of a Monday, for what Slack did not take before (SLACK-27).
    jobs:
      slack === undefined
        ? []
        : [
            {
              name: 'send-slack-digests',
              cron: '0 8-20 * * 1',
              run: (onError) => sendDigests(digests, onError),
            },
          ],
    routes(app) {
      slackRoutes(app, {
        ...options,
        hooks,
        teamSlack,
        boards: board.boards,
        authorizeTeamBoard: board.authorizeTeamBoard,
        stateKey: deriveKey(secret, 'state'),
      })
      if (slack !== undefined && readClick !== undefined)
        interactionRoute(app, { ...options, hooks, slack, readClick, buttonValues })
    },
  }
}
