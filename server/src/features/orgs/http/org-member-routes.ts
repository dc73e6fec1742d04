import { problemSchema } from '@retropulse/contract/accounts'
import { orgIdSchema, userIdSchema } from '@retropulse/contract/ids'
import { changeOrgRoleSchema, orgMembersSchema } from '@retropulse/contract/orgs'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeOrgRole, type OrgMemberPorts } from '../commands/change-org-role.ts'
import { removeOrgMember } from '../commands/remove-org-member.ts'
import { type OrgMembersPorts, readOrgMembers } from '../queries/org-members.ts'

export interface OrgMemberRoutesOptions extends OrgMemberPorts, OrgMembersPorts {
  readonly organisations: OrgMemberPorts['organisations'] & OrgMembersPorts['organisations']
  readonly identities: Identities
}

const params = z.object({ id: orgIdSchema })
const response = { 204: z.null(), '4xx': problemSchema }

/** ORG-15, ORG-17, ORG-20: the members of an organisation, their roles and their removal. */
export function orgMemberRoutes(app: HttpApp, options: OrgMemberRoutesOptions): void {
  const { identities } = options

  app.get(
    '/api/org/:id/members',
    {
      schema: {
        params,
        response: { 200: orgMembersSchema, '4xx': problemSchema },
        summary: 'Who runs an organisation, and who was invited to',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const read = await readOrgMembers(identity, request.params.id, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.list)
    },
  )

  app.post(
    '/api/org/:id/user-meta',
    {
      schema: {
        params,
        body: changeOrgRoleSchema,
        response,
        summary: 'Changes somebody’s role in an organisation',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeOrgRole(identity, request.params.id, request.body, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/org/:id/member/:userId',
    {
      schema: {
        params: params.extend({ userId: userIdSchema }),
        response,
        summary: 'Takes somebody out of an organisation and its teams',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const removed = await removeOrgMember(identity, request.params.id, request.params.userId, options)
      if (!removed.ok) return reply.code(HTTP_STATUS[removed.code]).send({ code: removed.code })
      return reply.code(204).send(null)
    },
  )
}
