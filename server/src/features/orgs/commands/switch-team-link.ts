import type { Refused } from '@retropulse/contract/refusal'
import type { TeamInvite } from '@retropulse/contract/teams'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Invites, Teams } from '../ports.ts'
import { meetTeam } from '../queries/meet-team.ts'
import { inviteOf } from '../queries/open-team.ts'

export interface SwitchTeamLinkPorts {
  readonly teams: Pick<Teams, 'findAs'>
  readonly invites: Pick<Invites, 'switchTeamInvite' | 'teamInvite'>
  readonly newId: () => string
}

/**
 * Switches a team's link for those who edit members (teams.md §4). On again it is another one, so that what was passed
 * on before stays dead; asking for what it is already changes nothing.
 */
export async function switchTeamLink(
  identity: Identity | null,
  teamId: TeamId,
  isDisabled: boolean,
  { teams, invites, newId }: SwitchTeamLinkPorts,
): Promise<{ readonly ok: true; readonly invite: TeamInvite } | Refused> {
  const met = await meetTeam(identity, teamId, 'member:edit', teams)
  if (!met.ok) return met
  const fact = { kind: 'team-link-switched', teamId, to: isDisabled ? 'off' : 'on' } as const
  const deed = { orgId: met.team.orgId, actorId: met.actorId, facts: [fact] }
  const switched = await invites.switchTeamInvite(teamId, isDisabled, newId(), deed)
  return { ok: true, invite: inviteOf(switched ?? (await invites.teamInvite(teamId, newId()))) }
}
