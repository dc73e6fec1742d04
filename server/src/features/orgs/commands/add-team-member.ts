import type { AddTeamMember } from '@retropulse/contract/teams'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/api.ts'
import type { Invites } from '../store/invites.ts'
import type { SsoRules } from '../ports.ts'
import type { Teams } from '../store/teams.ts'
import { authorizeTeam } from '../queries/authorize.ts'

export interface AddTeamMemberPorts {
  readonly teams: Pick<Teams, 'findForUser'>
  readonly invites: Pick<Invites, 'joinTeam'>
  readonly identities: Pick<Identities, 'emailsOf'>
  readonly boards: BoardPresence
  readonly ssoRules: SsoRules
  /** The user's role in the team changed: apply it on open boards at once (TEAM-25). */
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
}

/** What orgs asks boards about the participants of this moment. */
export interface BoardPresence {
  /** Null: the team has no such board. */
  presenceOn(
    boardId: BoardId,
    teamId: TeamId,
  ): Promise<{ readonly isAnonymous: boolean; has(personId: PersonId): boolean } | null>
}

/**
 * TEAM-26: adds a user who is on one of the team's boards right now, so that an action item can be assigned to them.
 * An id alone brings no account into a team. An anonymous board does not disclose who is on it (ANON-6), and where the
 * organisation enforces SSO, the user has to join by it (TEAM-27).
 */
export async function addTeamMember(
  identity: Identity | null,
  teamId: TeamId,
  { id: userId, boardId }: AddTeamMember,
  { teams, invites, identities, boards, ssoRules, onRoleChanged }: AddTeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'member:edit', teams)
  if (!authorized.ok) return authorized
  const presence = await boards.presenceOn(boardId, teamId)
  if (presence === null) return { ok: false, code: 'not-found' }
  if (presence.isAnonymous) return { ok: false, code: 'board-anonymous' }
  if (!presence.has(userId) || (await identities.emailsOf([userId])).size === 0)
    return { ok: false, code: 'unknown-member' }
  const { orgId } = authorized.team
  if (await ssoRules.mustUseSso(orgId, { provider: null })) return { ok: false, code: 'sso-required' }
  const fact = { kind: 'team-member-added', teamId, memberId: userId } as const
  const auditedChange = { orgId, actorId: authorized.actorId, facts: [fact] }
  if (await invites.joinTeam(teamId, userId, auditedChange)) onRoleChanged(teamId, userId)
  return { ok: true }
}
