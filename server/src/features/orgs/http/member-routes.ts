import { teamIdSchema, userIdSchema } from '@retropulse/contract/ids'
import { addTeamMemberSchema, changeTeamRoleSchema } from '@retropulse/contract/teams'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { addTeamMember, type AddTeamMemberPorts } from '../commands/add-team-member.ts'
import { changeTeamRole, type TeamMemberPorts } from '../commands/change-team-role.ts'
import { removeTeamMember } from '../commands/remove-team-member.ts'

export interface MemberRoutesOptions extends TeamMemberPorts, AddTeamMemberPorts {
  readonly teams: TeamMemberPorts['teams'] & AddTeamMemberPorts['teams']
  readonly identities: Identities
}

const params = z.object({ teamId: teamIdSchema })

/** TEAM-19, TEAM-22: roles and removal of members of a team. */
export function memberRoutes(app: HttpApp, options: MemberRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/team/:teamId/user-meta', {
    params,
    body: changeTeamRoleSchema,
    call: ({ caller, params: { teamId }, body }) => changeTeamRole(caller, teamId, body, options),
  })

  route.post('/api/team/:teamId/member', {
    summary: 'Adds a user to a team who is on one of its boards right now',
    params,
    body: addTeamMemberSchema,
    call: ({ caller, params: { teamId }, body }) => addTeamMember(caller, teamId, body, options),
  })

  route.delete('/api/team/:teamId/member/:userId', {
    params: params.extend({ userId: userIdSchema }),
    call: ({ caller, params: { teamId, userId } }) => removeTeamMember(caller, teamId, userId, options),
  })
}
