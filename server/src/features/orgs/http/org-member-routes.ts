import { orgIdSchema, userIdSchema } from '@retropulse/contract/ids'
import { changeOrgRoleSchema, transferOrgSchema, orgMembersSchema } from '@retropulse/contract/orgs'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeOrgRole, type OrgMemberPorts } from '../commands/change-org-role.ts'
import { transferOrg, type TransferOrgPorts } from '../commands/transfer-org.ts'
import { removeOrgMember } from '../commands/remove-org-member.ts'
import { type OrgMembersPorts, readOrgMembers } from '../queries/org-members.ts'

export interface OrgMemberRoutesOptions extends OrgMemberPorts, OrgMembersPorts, TransferOrgPorts {
  readonly organisations: OrgMemberPorts['organisations'] & OrgMembersPorts['organisations']
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })

/** ORG-15, ORG-17, ORG-20, ORG-26: the members of an organisation, their roles, their removal, and its owner. */
export function orgMemberRoutes(app: HttpApp, options: OrgMemberRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.get('/api/org/:id/members', {
    summary: 'Who runs an organisation, and who was invited to',
    params,
    answer: orgMembersSchema,
    call: ({ caller, params: { id } }) => readOrgMembers(caller, id, options),
    present: ({ list }) => list,
  })

  route.post('/api/org/:id/user-meta', {
    summary: 'Changes the role of a member of an organisation',
    params,
    body: changeOrgRoleSchema,
    call: ({ caller, params: { id }, body }) => changeOrgRole(caller, id, body, options),
  })

  route.delete('/api/org/:id/member/:userId', {
    summary: 'Removes a member from an organisation and its teams',
    params: params.extend({ userId: userIdSchema }),
    call: ({ caller, params: { id, userId } }) => removeOrgMember(caller, id, userId, options),
  })

  route.post('/api/org/:id/primary-owner', {
    summary: 'Makes another person the primary owner of an organisation',
    params,
    body: transferOrgSchema,
    call: ({ caller, params: { id }, body }) => transferOrg(caller, id, body.id, options),
  })
}
