import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema, userIdSchema } from '@retropulse/contract/ids'
import { addTeamMemberSchema, changeTeamRoleSchema } from '@retropulse/contract/teams'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { addTeamMember, type AddTeamMemberPorts } from '../commands/add-team-member.ts'
import { changeTeamRole, type TeamMemberPorts } from '../commands/change-team-role.ts'
import { removeTeamMember } from '../commands/remove-team-member.ts'

export interface MemberRoutesOptions extends TeamMemberPorts, AddTeamMemberPorts {
  readonly teams: TeamMemberPorts['teams'] & AddTeamMemberPorts['teams']
  readonly identities: Identities
}

const response = { 204: z.null(), '4xx': problemSchema }

/** TEAM-19, TEAM-22: roles and removal of members of a team. */
export function memberRoutes(app: HttpApp, options: MemberRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/team/:teamId/user-meta',
    { schema: { params: z.object({ teamId: teamIdSchema }), body: changeTeamRoleSchema, response } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const changed = await changeTeamRole(identity, request.params.teamId, request.body, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/team/:teamId/member',
    {
      schema: {
        params: z.object({ teamId: teamIdSchema }),
        body: addTeamMemberSchema,
        response,
        summary: 'Adds a user to a team who is on one of its boards right now',
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const added = await addTeamMember(identity, request.params.teamId, request.body, options)
      if (!added.ok) return reply.code(HTTP_STATUS[added.code]).send({ code: added.code })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/team/:teamId/member/:userId',
    { schema: { params: z.object({ teamId: teamIdSchema, userId: userIdSchema }), response } },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const { teamId, userId } = request.params
      const removed = await removeTeamMember(identity, teamId, userId, options)
      if (!removed.ok) return reply.code(HTTP_STATUS[removed.code]).send({ code: removed.code })
      return reply.code(204).send(null)
    },
  )
}
