import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import { apiKeyMadeSchema } from '@retropulse/contract/orgs'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { type ApiKeyPorts, makeApiKey, revokeApiKey } from '../commands/api-key.ts'

export interface ApiKeyRoutesOptions extends ApiKeyPorts {
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** API-10: the key with which programs read an organisation's figures. */
export function apiKeyRoutes(app: HttpApp, options: ApiKeyRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/org/:id/api-keys',
    {
      schema: {
        params,
        response: { 201: apiKeyMadeSchema, '4xx': problemSchema },
        summary: 'Makes an API key, told this once, instead of the one before',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const made = await makeApiKey(identity, request.params.id, options)
      if (!made.ok) return reply.code(HTTP_STATUS[made.code]).send({ code: made.code })
      return reply.code(201).send({ key: made.key })
    },
  )

  app.delete(
    '/api/org/:id/api-keys',
    {
      schema: { params, response: { 204: z.null(), '4xx': problemSchema }, summary: 'Revokes the API key' },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const revoked = await revokeApiKey(identity, request.params.id, options)
      if (!revoked.ok) return reply.code(HTTP_STATUS[revoked.code]).send({ code: revoked.code })
      return reply.code(204).send(null)
    },
  )
}
