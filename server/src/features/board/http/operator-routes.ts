import { problemSchema } from '@retropulse/contract/accounts'
import { feedbackListQuerySchema, feedbackListSchema } from '@retropulse/contract/board-feedback'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../../platform/http/request-limits.ts'
import type { Feedback } from '../store/feedback.ts'

export interface OperatorRoutesOptions {
  readonly feedback: Pick<Feedback, 'list'>
  /** Whether a text is the operator's key of this installation. */
  readonly isOperatorKey: (given: string) => boolean
}

/** Too slow for guessing the key, and fast enough for a reader. */
const REQUESTS_PER_MINUTE = 30
const PAGE_SIZE = 50

/** Feedback for the operator of the installation, by the key in the data folder (BOARD-63). */
export function operatorRoutes(app: HttpApp, { feedback, isOperatorKey }: OperatorRoutesOptions): void {
  const take = createLimiter(app, REQUESTS_PER_MINUTE, addressOf)

  app.get(
    '/api/operator/feedback',
    {
      schema: {
        headers: z.object({ 'x-operator-key': z.string().max(200).default('') }),
        querystring: feedbackListQuerySchema,
        response: { 200: feedbackListSchema, '4xx': problemSchema },
        summary: 'Feedback about the product, for the operator',
      },
    },
    async (request, reply) => {
      if (!(await take(request, reply))) return reply
      if (!isOperatorKey(request.headers['x-operator-key']))
        return reply.code(HTTP_STATUS.forbidden).send({ code: 'forbidden' })
      const found = await feedback.list(request.query.before ?? null, PAGE_SIZE + 1)
      return { entries: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE }
    },
  )
}
