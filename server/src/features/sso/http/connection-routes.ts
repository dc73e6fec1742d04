import { mailedSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import {
  changeSsoConnectionSchema,
  connectionIdSchema,
  newSsoConnectionSchema,
  proveDomainSchema,
  sendDomainCodeSchema,
  ssoConnectionSchema,
  ssoConnectionsSchema,
} from '@retropulse/contract/sso'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { Identities } from '../../auth/api.ts'
import { authorizeOrg } from '../../orgs/api.ts'
import { proveDomain, type ProveDomainPorts, sendDomainCode } from '../commands/prove-domain.ts'
import { removeConnection } from '../commands/remove-connection.ts'
import { changeConnection, createConnection, type SaveConnectionPorts } from '../commands/save-connection.ts'
import { CALLBACK } from './sign-in-routes.ts'

export interface ConnectionRoutesOptions extends SaveConnectionPorts, ProveDomainPorts {
  readonly connections: SaveConnectionPorts['connections']
  readonly identities: Identities
  readonly originOf: (request: FastifyRequest) => string
  readonly isMailConfigured: boolean
  readonly mailLinkOrigin: MailLinkOrigin
}

const orgParams = z.object({ id: orgIdSchema })
const params = z.object({ id: orgIdSchema, connectionId: connectionIdSchema })
const OF_ORG = '/api/org/:id/sso-connections'
const ONE = `${OF_ORG}/:connectionId`
/** Saving and proving ask the issuer of a connection, and a code is mailed: either may be away. */
const mayBeUnavailable = true

/** SSO-2: owners manage the connections of their organisation. */
export function connectionRoutes(app: HttpApp, options: ConnectionRoutesOptions): void {
  const { connections, organisations, originOf } = options
  const route = routesOn(app, options.identities)

  route.get(OF_ORG, {
    summary: 'SSO connections of an organisation',
    params: orgParams,
    answer: ssoConnectionsSchema,
    mayBeUnavailable,
    call: async ({ caller, params: { id } }) => {
      const authorized = await authorizeOrg(caller, id, 'org:edit', organisations)
      return authorized.ok ? { ok: true, list: await connections.ofOrg(id) } : authorized
    },
    present: ({ list }, { request }) => ({
      redirectUrl: originOf(request) + CALLBACK,
      connections: [...list],
    }),
  })

  route.put(OF_ORG, {
    summary: 'Makes an SSO connection',
    params: orgParams,
    body: newSsoConnectionSchema,
    answer: ssoConnectionSchema,
    status: 201,
    mayBeUnavailable,
    call: ({ caller, params: { id }, body }) => createConnection(caller, id, body, options),
    present: ({ connection }) => connection,
  })

  route.post(ONE, {
    summary: 'Changes an SSO connection',
    params,
    body: changeSsoConnectionSchema,
    answer: ssoConnectionSchema,
    mayBeUnavailable,
    call: (call) => changeConnection(call.caller, placeOf(call.params), call.body, options),
    present: ({ connection }) => connection,
  })

  route.delete(ONE, {
    summary: 'Removes an SSO connection',
    params,
    mayBeUnavailable,
    call: (call) => removeConnection(call.caller, placeOf(call.params), options),
  })

  route.post(`${ONE}/domain-code`, {
    summary: 'Mails a code to who runs a domain',
    params,
    body: sendDomainCodeSchema,
    answer: mailedSchema,
    mayBeUnavailable,
    call: (call) => {
      const origin = options.mailLinkOrigin(call.request)
      const input = { ...call.body, settingsUrl: origin && `${origin}/settings` }
      return sendDomainCode(call.caller, placeOf(call.params), input, options)
    },
    present: () => ({ ok: true as const, isMailed: options.isMailConfigured }),
  })

  route.post(`${ONE}/domain-proof`, {
    summary: 'Makes a domain the connection’s own, by the code that was mailed',
    params,
    body: proveDomainSchema,
    answer: ssoConnectionSchema,
    mayBeUnavailable,
    call: (call) => proveDomain(call.caller, placeOf(call.params), call.body, options),
    present: ({ connection }) => connection,
  })
}

function placeOf({ id, connectionId }: z.infer<typeof params>) {
  return { orgId: id, connectionId }
}
