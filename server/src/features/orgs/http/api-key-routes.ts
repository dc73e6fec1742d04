import { makeApiKeySchema } from '@retropulse/contract/api-keys'
import { orgIdSchema } from '@retropulse/contract/ids'
import { apiKeyMadeSchema } from '@retropulse/contract/orgs'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { type ApiKeyPorts, makeApiKey, revokeApiKey } from '../commands/api-key.ts'

export interface ApiKeyRoutesOptions extends ApiKeyPorts {
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** API-10, API-13: the keys with which programs call the API of an organisation. */
export function apiKeyRoutes(app: HttpApp, options: ApiKeyRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/org/:id/api-keys', {
    summary: 'Makes an API key, which is shown this once',
    params,
    body: makeApiKeySchema,
    answer: apiKeyMadeSchema,
    status: 201,
    call: ({ caller, params: { id }, body }) => makeApiKey(caller, id, body, options),
    present: ({ id, key }) => ({ id, key }),
  })

  route.delete('/api/org/:id/api-keys', {
    summary: 'Revokes all API keys',
    params,
    call: ({ caller, params: { id } }) => revokeApiKey(caller, id, null, options),
  })

  route.delete('/api/org/:id/api-keys/:keyId', {
    summary: 'Revokes an API key',
    params: params.extend({ keyId: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/) }),
    call: ({ caller, params: { id, keyId } }) => revokeApiKey(caller, id, keyId, options),
  })
}
