import { mailedSchema, problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import {
  changeSsoConnectionSchema,
  connectionIdSchema,
  newSsoConnectionSchema,
  proveDomainSchema,
  sendDomainCodeSchema,
  ssoConnectionSchema,
  ssoConnectionsSchema,
} from '@retropulse/contract/sso'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { Identities } from '../../auth/ports.ts'
import type { SsoRefused } from '../commands/check-connection.ts'
import { proveDomain, type ProveDomainPorts, sendDomainCode } from '../commands/prove-domain.ts'
import { removeConnection } from '../commands/remove-connection.ts'
import { changeConnection, createConnection, type SaveConnectionPorts } from '../commands/save-connection.ts'
import { authorizeOwner } from '../queries/authorize-owner.ts'
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
const problems = { '4xx': problemSchema, '5xx': problemSchema }
const OF_ORG = '/api/org/:id/sso-connections'
const ONE = `${OF_ORG}/:connectionId`

/** SSO-2: owners manage the connections of their organisation. */
export function connectionRoutes(app: HttpApp, options: ConnectionRoutesOptions): void {
  const { connections, identities, organisations, originOf } = options

  app.get(
    OF_ORG,
    {
      schema: {
        summary: 'SSO connections of an organisation',
        params: orgParams,
        response: { 200: ssoConnectionsSchema, ...problems },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const met = await authorizeOwner(identity, request.params.id, organisations)
      if (!met.ok) return refuse(reply, met)
      const list = await connections.ofOrg(met.orgId)
      return reply.send({ redirectUrl: originOf(request) + CALLBACK, connections: [...list] })
    },
  )

  app.put(
    OF_ORG,
    {
      schema: {
        summary: 'Makes an SSO connection',
        params: orgParams,
        body: newSsoConnectionSchema,
        response: { 201: ssoConnectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const made = await createConnection(identity, request.params.id, request.body, options)
      return made.ok ? reply.code(201).send(made.connection) : refuse(reply, made)
    },
  )

  app.post(
    ONE,
    {
      schema: {
        summary: 'Changes an SSO connection',
        params,
        body: changeSsoConnectionSchema,
        response: { 200: ssoConnectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeConnection(identity, placeOf(request.params), request.body, options)
      return changed.ok ? reply.send(changed.connection) : refuse(reply, changed)
    },
  )

  app.delete(
    ONE,
    { schema: { summary: 'Removes an SSO connection', params, response: { 204: z.null(), ...problems } } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const removed = await removeConnection(identity, placeOf(request.params), options)
      return removed.ok ? reply.code(204).send(null) : refuse(reply, removed)
    },
  )

  app.post(
    `${ONE}/domain-code`,
    {
      schema: {
        summary: 'Mails a code to who runs a domain',
        params,
        body: sendDomainCodeSchema,
        response: { 200: mailedSchema, ...problems },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const origin = options.mailLinkOrigin(request)
      const wish = { ...request.body, settingsUrl: origin && `${origin}/settings` }
      const sent = await sendDomainCode(identity, placeOf(request.params), wish, options)
      return sent.ok ? reply.send({ ok: true, isMailed: options.isMailConfigured }) : refuse(reply, sent)
    },
  )

  app.post(
    `${ONE}/domain-proof`,
    {
      schema: {
        summary: 'Makes a domain the connection’s own, by the code that was mailed',
        params,
        body: proveDomainSchema,
        response: { 200: ssoConnectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const proved = await proveDomain(identity, placeOf(request.params), request.body, options)
      return proved.ok ? reply.send(proved.connection) : refuse(reply, proved)
    },
  )
}

function placeOf({ id, connectionId }: z.infer<typeof params>) {
  return { orgId: id, connectionId }
}

function refuse(reply: FastifyReply, { code, fields }: SsoRefused): FastifyReply {
  return reply.code(HTTP_STATUS[code]).send({ code, ...(fields && { fields }) })
}
