import { problemSchema } from '@retropulse/contract/accounts'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { receiveHook, type ReceiveHookPorts } from '../commands/receive-hook.ts'

const paramsSchema = z.object({ trackerId: z.string().regex(/^[\w-]{1,40}$/) })
/** An issue with a long text, and what the tracker says around it. */
const BODY_LIMIT = 1024 * 1024

/**
 * POST /api/tracker-hooks/{trackerId}: the webhook of a tracker (TRACK-11). The signature is over the bytes as they came,
 * so that this route gets its body unparsed. A tracker that is not there is answered like a wrong signature.
 */
export function hookRoute(app: HttpApp, options: ReceiveHookPorts): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, body),
    )
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
      async ({ params, body, headers }, reply) => {
        const headerOf = (name: string) => {
          const value = headers[name]
          return typeof value === 'string' ? value : undefined
        }
        const request = { headerOf, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
        const { trackerId } = paramsSchema.parse(params)
        if (await receiveHook(trackerId, request, options)) return reply.code(200).send(null)
        return reply.code(403).send({ code: 'forbidden' })
      },
    )
    done()
  })
}
