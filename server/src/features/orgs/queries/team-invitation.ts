import type { InvitationName } from '@retropulse/contract/invites'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Invites } from '../store/invites.ts'
import type { Teams } from '../store/teams.ts'

export interface TeamInvitationPorts {
  readonly teams: Pick<Teams, 'findTeam'>
  readonly invites: Pick<Invites, 'refusalOfTeamLink'>
}

/**
 * INVITE-1, INVITE-5: the name of the team, for every caller with its link. A link that was replaced or switched off
 * answers so; a token that never was a link of the team is answered like one of no team.
 */
export async function readTeamInvitation(
  teamId: TeamId,
  token: string,
  { teams, invites }: TeamInvitationPorts,
): Promise<{ readonly ok: true; readonly invitation: InvitationName } | Refused> {
  const [team, refusal] = await Promise.all([
    teams.findTeam(teamId),
    invites.refusalOfTeamLink(teamId, token),
  ])
  if (team === null) return { ok: false, code: 'not-found' }
  if (refusal !== null) return { ok: false, code: refusal }
  return { ok: true, invitation: { name: team.name } }
}
