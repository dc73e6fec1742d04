import {
  changeSlackSchema,
  orgSlackSchema,
  slackSettingsSchema,
  slackStatusSchema,
  slackTestedSchema,
} from '@retropulse/contract/slack'
import { boardIdSchema, orgIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import type { ChannelNews } from '../../connections/api.ts'
import {
  changeSlack,
  type ChangeSlackPorts,
  type ConnectSlackPorts,
  disconnectSlack,
  testSlack,
} from '../commands/connect-slack.ts'
import type { Slack } from '../ports.ts'
import { type OrgSlackPorts, readOrgSlack } from '../queries/org-slack.ts'
import { readSlackSettings, type SlackSettingsPorts } from '../queries/slack-settings.ts'
import { readSlackStatus, type SlackStatusPorts } from '../queries/slack-status.ts'
import { connectRoutes } from './connect-routes.ts'

export interface SlackRoutesOptions
  extends
    SlackSettingsPorts,
    Omit<OrgSlackPorts, 'hooks'>,
    Omit<SlackStatusPorts, 'hooks'>,
    Omit<ChangeSlackPorts, 'hooks'> {
  readonly memberships: ChangeSlackPorts['memberships']
  readonly hooks: OrgSlackPorts['hooks'] &
    SlackSettingsPorts['hooks'] &
    ChangeSlackPorts['hooks'] &
    ConnectSlackPorts['hooks']
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly identities: Pick<Identities, 'identify' | 'profilesOf'>
  readonly slack: Slack | undefined
  readonly channelNews: ChannelNews
  /** Signs the `state` that Slack carries back. */
  readonly stateKey: string
  /** The public origin; undefined: the one that the request names. */
  readonly publicUrl: string | undefined
}

const params = z.object({ teamId: teamIdSchema })

/** The Slack channel of a team: connecting it, how it is doing, its digest (SLACK-3, SLACK-24, SLACK-26). */
export function slackRoutes(app: HttpApp, options: SlackRoutesOptions): void {
  const { slack, publicUrl } = options
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
  const connectUrlOf = (teamId: string, board: string | undefined, request: FastifyRequest): string => {
    const back = board === undefined ? '' : `?board=${board}`
    return `${originOf(request)}/api/team/${teamId}/slack/connect${back}`
  }
  const route = routesOn(app, options.identities)
  if (slack !== undefined) connectRoutes(app, { ...options, slack, originOf })

  route.get('/api/team/:teamId/slack-settings', {
    params,
    query: z.object({ board: boardIdSchema.optional() }),
    answer: slackSettingsSchema,
    call: ({ caller, params: { teamId }, query: { board = null } }) =>
      readSlackSettings(caller, { teamId, boardId: board }, options),
    present({ mayConnect, configurationUrl }, { params: { teamId }, query: { board }, request }) {
      if (slack === undefined) return { connectUrl: null, configurationUrl: null }
      return { connectUrl: mayConnect ? connectUrlOf(teamId, board, request) : null, configurationUrl }
    },
  })

  route.get('/api/team/:teamId/slack', {
    summary: 'The Slack channel of a team, and how it is doing',
    params,
    answer: slackStatusSchema,
    call: ({ caller, params: { teamId } }) => readSlackStatus(caller, teamId, options),
    present({ channel }, { params: { teamId }, request }) {
      if (slack === undefined) return { connectUrl: null, channel: null }
      return { connectUrl: connectUrlOf(teamId, undefined, request), channel }
    },
  })

  route.get('/api/org/:id/slack', {
    summary: 'The Slack channels of the teams of an organisation, and how they are doing',
    params: z.object({ id: orgIdSchema }),
    answer: orgSlackSchema,
    call: ({ caller, params: { id } }) => readOrgSlack(caller, id, options),
    present: ({ teams }) => ({ teams }),
  })

  route.post('/api/team/:teamId/slack', {
    summary: 'Chooses what the Slack channel of a team receives',
    params,
    body: changeSlackSchema,
    call: ({ caller, params: { teamId }, body }) => changeSlack(caller, teamId, body, options),
  })

  route.delete('/api/team/:teamId/slack', {
    summary: 'Forgets the Slack channel of a team',
    params,
    call: ({ caller, params: { teamId } }) => disconnectSlack(caller, teamId, options),
  })

  route.post('/api/team/:teamId/slack/test', {
    summary: 'Sends a test to the Slack channel of a team',
    params,
    answer: slackTestedSchema,
    call: ({ caller, params: { teamId } }) => testSlack(caller, teamId, options),
    present: ({ isSent, failure }) => ({ isSent, failure }),
  })
}
