import { problemSchema } from '@retropulse/contract/accounts'
import {
  OUTBOX_LISTED,
  outboxListSchema,
  outboxMessageSchema,
  outboxNameSchema,
} from '@retropulse/contract/outbox'
import { HTTP_STATUS, type RefusalCode } from '@retropulse/contract/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { addressOf, createLimiter } from '../../platform/http/request-limits.ts'
import type { Outbox } from './ports.ts'

export interface OutboxRoutesOptions {
  /** Undefined where a mail server is configured: nothing is found then, also of emails kept before (MAIL-37). */
  readonly outbox: Outbox | undefined
  /** Whether a text is the operator's key of this installation. */
  readonly isOperatorKey: (given: string) => boolean
}

/** Too slow for guessing the key, and fast enough for a reader. */
const REQUESTS_PER_MINUTE = 30

/**
 * The outbox for the operator of the installation, by the key in the data folder (MAIL-37). Its emails hold links that
 * sign people in: the key travels in a header, which no log, history or referrer keeps.
 */
export function outboxRoutes(app: HttpApp, { outbox, isOperatorKey }: OutboxRoutesOptions): void {
  const take = createLimiter(app, REQUESTS_PER_MINUTE, addressOf)
  const headers = z.object({ 'x-operator-key': z.string().max(200).default('') })

  /** The outbox for its operator; null when the answer has been sent: too many calls, no outbox, or another key. */
  const openTo = async (request: FastifyRequest, reply: FastifyReply): Promise<Outbox | null> => {
    if (!(await take(request, reply))) return null
    if (outbox !== undefined && isOperatorKey(headers.parse(request.headers)['x-operator-key'])) return outbox
    refuse(reply, outbox === undefined ? 'not-found' : 'forbidden')
    return null
  }

  app.get(
    '/api/operator/outbox',
    {
      schema: {
        headers,
        response: { 200: outboxListSchema, '4xx': problemSchema },
        summary: 'The newest emails that this server keeps, for the operator',
      },
    },
    async (request, reply) => {
      const opened = await openTo(request, reply)
      return opened === null ? reply : { messages: [...(await opened.newest(OUTBOX_LISTED))] }
    },
  )

  app.get(
    '/api/operator/outbox/:name',
    {
      schema: {
        headers,
        params: z.object({ name: outboxNameSchema }),
        response: { 200: outboxMessageSchema, '4xx': problemSchema },
        summary: 'One email that this server keeps, for the operator',
      },
    },
    async (request, reply) => {
      const opened = await openTo(request, reply)
      if (opened === null) return reply
      return (await opened.open(request.params.name)) ?? refuse(reply, 'not-found')
    },
  )
}

function refuse(reply: FastifyReply, code: RefusalCode): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code })
}
