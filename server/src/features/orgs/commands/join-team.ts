import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Invites } from '../store/invites.ts'
import type { SsoRules } from '../ports.ts'
import type { Teams } from '../store/teams.ts'

export interface JoinTeamPorts {
  readonly teams: Pick<Teams, 'findForUser'>
  readonly invites: Pick<Invites, 'refusalOfTeamLink' | 'joinByLink'>
  readonly ssoRules: SsoRules
  /** The user is a member now: apply the role on open boards at once (INVITE-2). */
  readonly onRoleChanged: (teamId: TeamId, userId: PersonId) => void
}

/**
 * INVITE-2: a user joins a team by its link, as a member, also while it is archived; nothing changes for a user who is
 * on it. Where the organisation enforces SSO, it takes a session that began at its provider (SSO-20).
 */
export async function joinTeam(
  identity: Identity | null,
  teamId: TeamId,
  token: string,
  { teams, invites, ssoRules, onRoleChanged }: JoinTeamPorts,
): Promise<{ readonly ok: true } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findForUser(teamId, identity.id)
  if (team === null) return { ok: false, code: 'not-found' }
  const refusal = await invites.refusalOfTeamLink(teamId, token)
  if (refusal !== null) return { ok: false, code: refusal }
  if (team.teamRole !== null) return { ok: true }
  const { orgId } = team
  if (await ssoRules.mustUseSso(orgId, identity)) return { ok: false, code: 'sso-required' }
  const auditedChange = { orgId, actorId: identity.id, facts: [{ kind: 'team-joined', teamId } as const] }
  if (await invites.joinByLink(teamId, token, identity.id, auditedChange)) {
    // A board that was opened before signing in is still connected as the guest that this user was.
    for (const id of [identity.id, ...identity.guestIds]) onRoleChanged(teamId, id)
    return { ok: true }
  }
  // The user joined by another request, or the link ended since it was looked at (INVITE-3).
  const ended = await invites.refusalOfTeamLink(teamId, token)
  return ended === null ? { ok: true } : { ok: false, code: ended }
}
