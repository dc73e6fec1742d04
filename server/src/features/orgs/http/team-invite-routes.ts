import { teamIdSchema } from '@retropulse/contract/ids'
import { invitationNameSchema, inviteTokenSchema, joinSchema } from '@retropulse/contract/invites'
import { switchInviteSchema, teamInviteSchema } from '@retropulse/contract/teams'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { publicRoutesOn, routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { joinTeam, type JoinTeamPorts } from '../commands/join-team.ts'
import { switchTeamLink, type SwitchTeamLinkPorts } from '../commands/switch-team-link.ts'
import type { Invites } from '../store/invites.ts'
import type { Teams } from '../store/teams.ts'
import { readTeamInvitation, type TeamInvitationPorts } from '../queries/team-invitation.ts'

export interface TeamInviteRoutesOptions extends JoinTeamPorts, SwitchTeamLinkPorts, TeamInvitationPorts {
  readonly teams: Teams
  readonly invites: Invites
  readonly identities: Identities
}

const params = z.object({ teamId: teamIdSchema })

/** INVITE-1, INVITE-2, INVITE-3: the invite link of a team. */
export function teamInviteRoutes(app: HttpApp, options: TeamInviteRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/team/:teamId/invite', {
    summary: "Switches a team's invite link on or off",
    params,
    body: switchInviteSchema,
    answer: teamInviteSchema,
    call: ({ caller, params: { teamId }, body }) => switchTeamLink(caller, teamId, body.disabled, options),
    present: ({ invite }) => invite,
  })

  publicRoutesOn(app).get('/api/team/:teamId/invitation', {
    summary: 'What an invite link leads into',
    params,
    query: z.object({ inviteId: inviteTokenSchema }),
    answer: invitationNameSchema,
    call: ({ params: { teamId }, query }) => readTeamInvitation(teamId, query.inviteId, options),
    present: ({ invitation }) => invitation,
  })

  route.post('/api/team/:teamId/join', {
    summary: 'Joins a team by its invite link',
    params,
    body: joinSchema,
    call: ({ caller, params: { teamId }, body }) => joinTeam(caller, teamId, body.inviteId, options),
  })
}
