import { orgIdSchema } from '@retropulse/contract/ids'
import { joinSchema, orgInvitationSchema } from '@retropulse/contract/invites'
import { cancelInviteSchema, invitedSchema, inviteSchema } from '@retropulse/contract/orgs'
import { INVITES_A_NETWORK_AN_HOUR } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import { addressOf } from '../../../platform/http/request-limits.ts'
import type { MailLinkOrigin } from '../../../platform/mail/mail-link-origin.ts'
import type { Identities } from '../../auth/api.ts'
import { cancelOrgInvite } from '../commands/cancel-org-invite.ts'
import { inviteToOrg, type InviteToOrgPorts } from '../commands/invite-to-org.ts'
import { joinOrg, type JoinOrgPorts } from '../commands/join-org.ts'
import type { Invites } from '../store/invites.ts'
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

/** INVITE-8, INVITE-14, INVITE-17: inviting to an organisation, reading an invitation and joining by it. */
export function orgInviteRoutes(app: HttpApp, options: OrgInviteRoutesOptions): void {
  const route = routesOn(app, options.identities)
  const allowance = createInviteAllowance(INVITES_A_NETWORK_AN_HOUR, options.now)

  route.post('/api/org/:id/invite', {
    summary: 'Invites people to help run an organisation, and mails them the link',
    params,
    body: inviteSchema,
    answer: invitedSchema,
    call: ({ caller, params: { id }, body, request }) =>
      inviteToOrg(caller, id, body, options.mailLinkOrigin(request), {
        ...options,
        takeFromNetwork: (count) => allowance.take(addressOf(request), count),
      }),
    present: ({ invited }) => invited,
  })

  route.delete('/api/org/:id/invite', {
    summary: 'Takes an invitation back',
    params,
    body: cancelInviteSchema,
    call: ({ caller, params: { id }, body }) => cancelOrgInvite(caller, id, body, options),
  })

  route.get('/api/org/:orgId/invitation', {
    summary: 'The organisation that an invitation leads into',
    params: orgParams,
    query: z.object({ inviteId: z.string().default('') }),
    answer: orgInvitationSchema,
    call: ({ caller, params: { orgId }, query }) => readOrgInvitation(caller, orgId, query.inviteId, options),
    present: ({ invitation }) => invitation,
  })

  route.post('/api/org/:orgId/join', {
    summary: 'Accepts an invitation',
    params: orgParams,
    body: joinSchema,
    call: ({ caller, params: { orgId }, body }) => joinOrg(caller, orgId, body, options),
  })
}
