import { problemSchema } from '@retropulse/contract/accounts'
import { feedbackSchema } from '@retropulse/contract/board-feedback'
import { boardIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import type { Identities } from '../../auth/api.ts'
import { giveFeedback, type GiveFeedbackPorts } from '../commands/give-feedback.ts'

export type FeedbackRoutesOptions = GiveFeedbackPorts & { readonly identities: Identities }

/** Limits for one person (BOARD-76), and for one address, which a whole office may share. */
const PER_PERSON_AND_MINUTE = 5
const PER_ADDRESS_AND_MINUTE = 100

/** Feedback about the product (BOARD-60). */
export function feedbackRoutes(app: HttpApp, options: FeedbackRoutesOptions): void {
  const senders = new WeakMap<FastifyRequest, string>()
  const takeFromAddress = createLimiter(app, PER_ADDRESS_AND_MINUTE, addressOf)
  const takeFromPerson = createLimiter(
    app,
    PER_PERSON_AND_MINUTE,
    (request) => senders.get(request) ?? addressOf(request),
  )

  app.post(
    '/api/board/:id/feedback',
    {
      schema: {
        params: z.object({ id: boardIdSchema }),
        body: feedbackSchema,
        response: { 204: z.null(), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await options.identities.identify(request.headers)
      if (identity !== null) senders.set(request, identity.id)
      const isWithin = (await takeFromAddress(request, reply)) && (await takeFromPerson(request, reply))
      if (!isWithin) return reply
      const given = await giveFeedback(identity, request.params.id, request.body.feedback, options)
      if (!given.ok) return reply.code(HTTP_STATUS[given.code]).send({ code: given.code })
      return reply.code(204).send(null)
    },
  )
}
