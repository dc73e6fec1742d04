import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { slackMessageSchema } from '@retropulse/contract/slack'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { createLimiter } from '../../../platform/http/request-limits.ts'
import type { Identities } from '../../auth/api.ts'
import { maySendToSlack, sendToSlack, type SendToSlackPorts } from '../commands/send-to-slack.ts'

export interface SlackRoutesOptions extends SendToSlackPorts {
  readonly identities: Identities
  /** The public origin; undefined: the one that the request names. */
  readonly publicUrl: string | undefined
}

/** For one board, so that a channel cannot be flooded by pressing a button (SLACK-18). */
const POSTS_PER_MINUTE = 5

const params = z.object({ teamId: teamIdSchema })

/** The summary of a retro as a message in the channel of its team (SLACK-9). */
export function slackRoutes(app: HttpApp, options: SlackRoutesOptions): void {
  const { identities, publicUrl } = options
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`
  const takeFromBoard = createLimiter(
    app,
    POSTS_PER_MINUTE,
    ({ body }) => slackMessageSchema.parse(body).data.boardId,
  )

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
