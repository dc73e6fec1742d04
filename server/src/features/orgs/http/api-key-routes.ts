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

/** API-10: the key with which programs read an organisation's figures. */
export function apiKeyRoutes(app: HttpApp, options: ApiKeyRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/org/:id/api-keys', {
    summary: 'Makes an API key, told this once, instead of the one before',
    params,
    answer: apiKeyMadeSchema,
    status: 201,
    call: ({ caller, params: { id } }) => makeApiKey(caller, id, options),
    present: ({ key }) => ({ key }),
  })

  route.delete('/api/org/:id/api-keys', {
    summary: 'Revokes the API key',
    params,
    call: ({ caller, params: { id } }) => revokeApiKey(caller, id, options),
  })
}
