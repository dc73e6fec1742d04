import { problemSchema } from '@retropulse/contract/accounts'
import { teamIdSchema } from '@retropulse/contract/ids'
import { invitationNameSchema, inviteTokenSchema, joinSchema } from '@retropulse/contract/invites'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { switchInviteSchema, teamInviteSchema } from '@retropulse/contract/teams'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { joinTeam, type JoinTeamPorts } from '../commands/join-team.ts'
import { switchTeamLink, type SwitchTeamLinkPorts } from '../commands/switch-team-link.ts'
import type { Invites, Teams } from '../ports.ts'
import { readTeamInvitation, type TeamInvitationPorts } from '../queries/team-invitation.ts'

export interface TeamInviteRoutesOptions extends JoinTeamPorts, SwitchTeamLinkPorts, TeamInvitationPorts {
  readonly teams: Teams
  readonly invites: Invites
  readonly identities: Identities
}

const params = z.object({ teamId: teamIdSchema })
const refused = { '4xx': problemSchema }

/** INVITE-1, INVITE-2, INVITE-3: the invite link of a team. */
export function teamInviteRoutes(app: HttpApp, options: TeamInviteRoutesOptions): void {
  const { identities } = options

  app.post(
    '/api/team/:teamId/invite',
    {
      schema: {
        summary: "Switches a team's invite link on or off",
        params,
        body: switchInviteSchema,
        response: { 200: teamInviteSchema, ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const switched = await switchTeamLink(identity, request.params.teamId, request.body.disabled, options)
      if (!switched.ok) return reply.code(HTTP_STATUS[switched.code]).send({ code: switched.code })
      return reply.send(switched.invite)
    },
  )

  app.get(
    '/api/team/:teamId/invitation',
    {
      schema: {
        summary: 'What an invite link leads into',
        params,
        querystring: z.object({ inviteId: inviteTokenSchema }),
        response: { 200: invitationNameSchema, ...refused },
      },
    },
    async (request, reply) => {
      const read = await readTeamInvitation(request.params.teamId, request.query.inviteId, options)
      if (!read.ok) return reply.code(HTTP_STATUS[read.code]).send({ code: read.code })
      return reply.send(read.invitation)
    },
  )

  app.post(
    '/api/team/:teamId/join',
    {
      schema: {
        summary: 'Joins a team by its invite link',
        params,
        body: joinSchema,
        response: { 204: z.null(), ...refused },
      },
    },
    async (request, reply) => {
      const identity = await identities.identify(request.headers)
      const joined = await joinTeam(identity, request.params.teamId, request.body.inviteId, options)
      if (!joined.ok) return reply.code(HTTP_STATUS[joined.code]).send({ code: joined.code })
      return reply.code(204).send(null)
    },
  )
}
