import { problemSchema } from '@retropulse/contract/accounts'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { slackMessageSchema, slackSettingsSchema } from '@retropulse/contract/slack'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { createLimiter } from '../../../platform/http/request-limits.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { maySendToSlack, sendToSlack, type SendToSlackPorts } from '../commands/send-to-slack.ts'
import type { Slack } from '../ports.ts'
import { readSlackSettings, type SlackSettingsPorts } from '../queries/slack-settings.ts'
import { connectRoutes } from './slack-connect-routes.ts'

export interface SlackRoutesOptions extends SendToSlackPorts, Omit<SlackSettingsPorts, 'hooks'> {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly identities: Identities
  readonly slack: Slack | undefined
  /** Signs the `state` that Slack carries back. */
  readonly stateKey: string
  /** The public origin; undefined: the one that the request names. */
  readonly publicUrl: string | undefined
}

/** For one board, so that a channel cannot be flooded by pressing a button (SLACK-18). */
const POSTS_PER_MINUTE = 5

const params = z.object({ teamId: teamIdSchema })

/** Slack settings of a team, and the summary as a message (SLACK-3, SLACK-9). */
export function slackRoutes(app: HttpApp, options: SlackRoutesOptions): void {
  const { identities, slack, publicUrl } = options
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
  const takeFromBoard = createLimiter(
    app,
    POSTS_PER_MINUTE,
    ({ body }) => slackMessageSchema.parse(body).data.boardId,
  )
  if (slack !== undefined) connectRoutes(app, { ...options, slack, originOf })

  routesOn(app, identities).get('/api/team/:teamId/slack-settings', {
    params,
    query: z.object({ board: boardIdSchema.optional() }),
    answer: slackSettingsSchema,
    call: ({ caller, params: { teamId }, query: { board = null } }) =>
      readSlackSettings(caller, { teamId, boardId: board }, options),
    present({ mayConnect, configurationUrl }, { params: { teamId }, query: { board }, request }) {
      if (slack === undefined) return { connectUrl: null, configurationUrl: null }
      const back = board === undefined ? '' : `?board=${board}`
      const connectUrl = `${originOf(request)}/api/team/${teamId}/slack/connect${back}`
      return { connectUrl: mayConnect ? connectUrl : null, configurationUrl }
    },
  })

  app.post(
    '/api/team/:teamId/slack-message',
    {
      schema: {
        params,
        body: slackMessageSchema,
        response: { 204: z.null(), '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { boardId } = request.body.data
      const identity = await identities.identify(request.headers)
      const sendable = await maySendToSlack(identity, { teamId: request.params.teamId, boardId }, options)
      if (!sendable.ok) return reply.code(HTTP_STATUS[sendable.code]).send({ code: sendable.code })
      // Refused requests do not use up the allowance of the board (SLACK-18).
      if (!(await takeFromBoard(request, reply))) return reply
      const sent = await sendToSlack(sendable, `${originOf(request)}/board/${boardId}`, options)
      if (!sent.ok) return reply.code(HTTP_STATUS[sent.code]).send({ code: sent.code })
      return reply.code(204).send(null)
    },
  )
}
