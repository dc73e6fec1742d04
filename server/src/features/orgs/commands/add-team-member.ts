import type { AddTeamMember } from '@retropulse/contract/teams'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/ports.ts'
import type { Invites, SsoRules, Teams } from '../ports.ts'
import { meetTeam } from '../queries/meet-team.ts'

export interface AddTeamMemberPorts {
  readonly teams: Pick<Teams, 'findAs'>
  readonly invites: Pick<Invites, 'joinTeam'>
  readonly identities: Pick<Identities, 'emailsOf'>
  readonly boards: BoardPresence
  readonly ssoRules: SsoRules
  /** The role of a user in a team changed: on its boards, too, from this moment on. */
  readonly onStandingChanged: (teamId: TeamId, userId: PersonId) => void
}

/** What orgs asks of a board about who is on it right now. */
export interface BoardPresence {
  /** Null: no such board of the team. */
  presenceOn(
    boardId: BoardId,
    teamId: TeamId,
  ): Promise<{ readonly isAnonymous: boolean; has(personId: PersonId): boolean } | null>
}

/**
 * Adds a user to a team who is on one of its boards right now, so that an action item can be assigned to them (board.md
 * §6). Only such users: an id alone brings no account into a team. A board with anonymous authors does not say who is on
 * it (D9). Members of an organisation that enforces SSO come by it themselves (D4).
 */
export async function addTeamMember(
  identity: Identity | null,
  teamId: TeamId,
  { id: userId, boardId }: AddTeamMember,
  { teams, invites, identities, boards, ssoRules, onStandingChanged }: AddTeamMemberPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetTeam(identity, teamId, 'member:edit', teams)
  if (!met.ok) return met
  const presence = await boards.presenceOn(boardId, teamId)
  if (presence === null) return { ok: false, code: 'not-found' }
  if (presence.isAnonymous) return { ok: false, code: 'board-anonymous' }
  if (!presence.has(userId) || (await identities.emailsOf([userId])).size === 0)
    return { ok: false, code: 'unknown-member' }
  const { orgId } = met.team
  if (await ssoRules.mustUseSso(orgId, { provider: null })) return { ok: false, code: 'sso-required' }
  const fact = { kind: 'team-member-added', teamId, memberId: userId } as const
  const deed = { orgId, actorId: met.actorId, facts: [fact] }
  if (await invites.joinTeam(teamId, userId, deed)) onStandingChanged(teamId, userId)
  return { ok: true }
}
