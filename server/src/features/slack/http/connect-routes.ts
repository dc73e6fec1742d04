import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/api.ts'
import { connectSlack, type ConnectSlackPorts } from '../commands/connect-slack.ts'
import type { Slack } from '../ports.ts'
import { mayConnectSlack, type MayConnectPorts } from '../queries/may-connect-slack.ts'
import { readState, writeState } from './slack-state.ts'

export interface ConnectRoutesOptions extends MayConnectPorts {
  readonly identities: Pick<Identities, 'identify'>
  readonly memberships: MayConnectPorts['memberships'] & ConnectSlackPorts['memberships']
  readonly slack: Slack
  readonly hooks: ConnectSlackPorts['hooks']
  readonly channelNews: ConnectSlackPorts['channelNews']
  readonly stateKey: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly originOf: (request: FastifyRequest) => string
}

const CALLBACK = '/api/slack/callback'

/** Leads a user to Slack to choose a channel, and back to the board or the integrations page (SLACK-1, SLACK-5). */
export function connectRoutes(app: HttpApp, options: ConnectRoutesOptions): void {
  const { identities, slack, stateKey, now, originOf } = options

  app.get(
    '/api/team/:teamId/slack/connect',
    {
      schema: {
        params: z.object({ teamId: teamIdSchema }),
        querystring: z.object({ board: boardIdSchema.optional() }),
      },
    },
    async (request, reply) => {
      const context = { teamId: request.params.teamId, boardId: request.query.board ?? null }
      const identity = await identities.identify(request.headers)
      const may = await mayConnectSlack(identity, context, options)
      if (!may.ok) return reply.code(HTTP_STATUS[may.code]).send({ code: may.code })
      const state = writeState({ ...context, personId: may.personId }, stateKey, now())
      return reply.redirect(slack.connectUrl({ state, redirectUri: originOf(request) + CALLBACK }))
    },
  )

  app.get(
    CALLBACK,
    {
      schema: {
        // No code when the user refused at Slack (SLACK-2).
        querystring: z.object({ state: z.string().max(1000), code: z.string().max(1000).optional() }),
      },
    },
    async (request, reply) => {
      const { code } = request.query
      const state = readState(request.query.state, stateKey, now())
      if (state === null) return reply.code(400).send({ code: 'bad-request' })
      const identity = await identities.identify(request.headers)
      // The role may have changed since, and a link that was begun by another user must not connect this one (SLACK-6).
      const may = await mayConnectSlack(identity, state, options)
      const refusal = may.ok && may.personId !== state.personId ? 'forbidden' : may.ok ? null : may.code
      if (refusal !== null) return reply.code(HTTP_STATUS[refusal]).send({ code: refusal })
      const redirectUri = originOf(request) + CALLBACK
      if (code !== undefined) await connectSlack(state, { code, redirectUri }, options)
      const { teamId, boardId } = state
      return reply.redirect(boardId === null ? `/dashboard/team/${teamId}/integrations` : `/board/${boardId}`)
    },
  )
}
