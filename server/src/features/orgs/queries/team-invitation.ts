import type { InvitationName } from '@retropulse/contract/invites'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Invites, Teams } from '../ports.ts'

export interface TeamInvitationPorts {
  readonly teams: Pick<Teams, 'findTeam'>
  readonly invites: Pick<Invites, 'leadsIntoTeam'>
}

/** What a link invites to, for whoever has it; a link that leads nowhere any more does not say why (teams.md §8). */
export async function readTeamInvitation(
  teamId: TeamId,
  token: string,
  { teams, invites }: TeamInvitationPorts,
): Promise<{ readonly ok: true; readonly invitation: InvitationName } | Refused> {
  const [team, leadsThere] = await Promise.all([teams.findTeam(teamId), invites.leadsIntoTeam(teamId, token)])
  if (team === null || !leadsThere) return { ok: false, code: 'not-found' }
  return { ok: true, invitation: { name: team.name } }
}
