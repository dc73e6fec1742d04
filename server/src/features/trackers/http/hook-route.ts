import { problemSchema } from '@retropulse/contract/accounts'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { bytesOf, headerOf, withUnparsedBody } from '../../../platform/http/unparsed-body.ts'
import { receiveHook, type ReceiveHookPorts } from '../commands/receive-hook.ts'

const paramsSchema = z.object({ trackerId: z.string().regex(/^[\w-]{1,40}$/) })
/** An issue with a long text, and what the tracker says around it. */
const BODY_LIMIT = 1024 * 1024

/**
 * POST /api/tracker-hooks/{trackerId}: the webhook of a tracker (TRACK-11). The signature is over the bytes as they came,
 * so that this route gets its body unparsed. A tracker that is not there is answered like a wrong signature.
 */
export function hookRoute(app: HttpApp, options: ReceiveHookPorts): void {
  withUnparsedBody(app, { mediaType: 'application/json', bodyLimit: BODY_LIMIT }, (scope) => {
    scope.post(
      '/api/tracker-hooks/:trackerId',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Webhooks of issue trackers, with their signature',
          params: paramsSchema,
          response: { 200: z.null(), '4xx': problemSchema, '5xx': problemSchema },
        },
      },
      async (request, reply) => {
        const { trackerId } = paramsSchema.parse(request.params)
        const hook = { headerOf: (name: string) => headerOf(request, name), body: bytesOf(request) }
        if (await receiveHook(trackerId, hook, options)) return reply.code(200).send(null)
        return reply.code(403).send({ code: 'forbidden' })
      },
    )
  })
}
