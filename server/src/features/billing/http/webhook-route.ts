import { problemSchema } from '@retropulse/contract/accounts'
import { HTTP_STATUS, type Refused } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { receiveEvent, type ReceiveEventPorts } from '../commands/receive-event.ts'
import { BillingUnavailable } from '../ports.ts'

/** Larger than any event about a subscription. */
const BODY_LIMIT = 256 * 1024

/**
 * POST /payment/webhook: events of Stripe (PLAN-27). Their signature is over the bytes as they came, so that this route
 * alone gets its body unparsed.
 */
export function webhookRoute(app: HttpApp, ports: ReceiveEventPorts): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post(
      '/payment/webhook',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Events of the payment service, with its signature',
          response: { 204: z.null(), '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async (request, reply) => {
        const { body, headers } = request
        const given = headers['stripe-signature']
        const signature = typeof given === 'string' ? given : undefined
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const answer = await receiveEvent(bytes, signature, ports).catch(unavailable)
        if (answer.ok) return reply.code(204).send(null)
        return reply.code(HTTP_STATUS[answer.code]).send({ code: answer.code })
      },
    )
    done()
  })
}

/** The payment service is away: it sends the event again. */
function unavailable(error: unknown): Refused {
  if (!(error instanceof BillingUnavailable)) throw error
  return { ok: false, code: 'unavailable' }
}
