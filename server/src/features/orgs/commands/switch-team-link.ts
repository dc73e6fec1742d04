import type { Refused } from '@retropulse/contract/refusal'
import type { TeamInvite } from '@retropulse/contract/teams'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Invites } from '../store/invites.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeTeam } from '../queries/authorize.ts'
import { inviteOf } from '../queries/open-team.ts'

export interface SwitchTeamLinkPorts {
  readonly teams: Pick<Teams, 'findForUser'>
  readonly invites: Pick<Invites, 'switchTeamInvite' | 'teamInvite'>
  readonly newId: () => string
}

/**
 * INVITE-3: switches a team's link, for users with `member:edit`. Switched on again it is another link, so that copies
 * of the old one stay invalid; switching it to what it is changes nothing.
 */
export async function switchTeamLink(
  identity: Identity | null,
  teamId: TeamId,
  isDisabled: boolean,
  { teams, invites, newId }: SwitchTeamLinkPorts,
): Promise<{ readonly ok: true; readonly invite: TeamInvite } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'member:edit', teams)
  if (!authorized.ok) return authorized
  const fact = { kind: 'team-link-switched', teamId, to: isDisabled ? 'off' : 'on' } as const
  const auditedChange = { orgId: authorized.team.orgId, actorId: authorized.actorId, facts: [fact] }
  const switched = await invites.switchTeamInvite(teamId, isDisabled, newId(), auditedChange)
  return { ok: true, invite: inviteOf(switched ?? (await invites.teamInvite(teamId, newId()))) }
}
