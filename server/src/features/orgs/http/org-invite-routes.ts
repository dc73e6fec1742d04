import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema } from '@retropulse/contract/ids'
import { joinSchema, orgInvitationSchema } from '@retropulse/contract/invites'
import { cancelInviteSchema, invitedSchema, inviteSchema } from '@retropulse/contract/orgs'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { INVITES_A_NETWORK_AN_HOUR } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { addressOf } from '../../../platform/http/request-limits.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { Identities } from '../../auth/ports.ts'
import { cancelOrgInvite } from '../commands/cancel-org-invite.ts'
import { inviteToOrg, type InviteToOrgPorts } from '../commands/invite-to-org.ts'
import { joinOrg, type JoinOrgPorts } from '../commands/join-org.ts'
import type { Invites } from '../ports.ts'
import { readOrgInvitation } from '../queries/org-invitation.ts'
import { createInviteAllowance } from './invite-allowance.ts'

export interface OrgInviteRoutesOptions extends Omit<InviteToOrgPorts, 'takeFromNetwork'>, JoinOrgPorts {
  readonly organisations: InviteToOrgPorts['organisations'] & JoinOrgPorts['organisations']
  readonly invites: Invites
  readonly identities: Identities
  readonly mailLinkOrigin: MailLinkOrigin
}

const params = z.object({ id: orgIdSchema })
const orgParams = z.object({ orgId: orgIdSchema })
const response = { 204: z.null(), '4xx': problemSchema }

/** INVITE-8, INVITE-14, INVITE-17: inviting to an organisation, reading an invitation and joining by it. */
export function orgInviteRoutes(app: HttpApp, options: OrgInviteRoutesOptions): void {
  const { identities, mailLinkOrigin } = options
  const allowance = createInviteAllowance(INVITES_A_NETWORK_AN_HOUR, options.now)

  app.post(
    '/api/org/:id/invite',
    {
      schema: {
        params,
        body: inviteSchema,
        response: { 200: invitedSchema, '4xx': problemSchema },
        summary: 'Invites people to help run an organisation, and mails them the link',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const origin = mailLinkOrigin(request)
      const invited = await inviteToOrg(identity, request.params.id, request.body, origin, {
        ...options,
        takeFromNetwork: (count) => allowance.take(addressOf(request), count),
      })
      if (!invited.ok) return reply.code(HTTP_STATUS[invited.code]).send({ code: invited.code })
      return reply.send(invited.invited)
    },
  )

  app.delete(
    '/api/org/:id/invite',
    { schema: { params, body: cancelInviteSchema, response, summary: 'Takes an invitation back' } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const cancelled = await cancelOrgInvite(identity, request.params.id, request.body, options)
      if (!cancelled.ok) return reply.code(HTTP_STATUS[cancelled.code]).send({ code: cancelled.code })
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/org/:orgId/invitation',
    {
      schema: {
        params: orgParams,
        querystring: z.object({ inviteId: z.string().default('') }),
        response: { 200: orgInvitationSchema, '4xx': problemSchema },
        summary: 'The organisation that an invitation leads into',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readOrgInvitation(identity, request.params.orgId, request.query.inviteId, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.invitation)
    },
  )

  app.post(
    '/api/org/:orgId/join',
    { schema: { params: orgParams, body: joinSchema, response, summary: 'Accepts an invitation' } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const joined = await joinOrg(identity, request.params.orgId, request.body, options)
      if (!joined.ok) return reply.code(HTTP_STATUS[joined.code]).send({ code: joined.code })
      return reply.code(204).send(null)
    },
  )
}
