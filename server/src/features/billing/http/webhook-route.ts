import { problemSchema } from '@retropulse/contract/accounts'
import { HTTP_STATUS, type Refused } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { bytesOf, headerOf, withUnparsedBody } from '../../../platform/http/unparsed-body.ts'
import { receiveEvent, type ReceiveEventPorts } from '../commands/receive-event.ts'
import { BillingUnavailable } from '../ports.ts'

/** Larger than any event about a subscription. */
const BODY_LIMIT = 256 * 1024

/**
 * POST /payment/webhook: events of Stripe (PLAN-27). Their signature is over the bytes as they came, so that this route
 * alone gets its body unparsed.
 */
export function webhookRoute(app: HttpApp, ports: ReceiveEventPorts): void {
  withUnparsedBody(app, { mediaType: 'application/json', bodyLimit: BODY_LIMIT }, (scope) => {
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
        const signature = headerOf(request, 'stripe-signature')
        const answer = await receiveEvent(bytesOf(request), signature, ports).catch(unavailable)
        if (answer.ok) return reply.code(204).send(null)
        return reply.code(HTTP_STATUS[answer.code]).send({ code: answer.code })
      },
    )
  })
}

/** The payment service is away: it sends the event again. */
function unavailable(error: unknown): Refused {
  if (!(error instanceof BillingUnavailable)) throw error
  return { ok: false, code: 'unavailable' }
}
