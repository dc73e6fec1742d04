import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Invites, SsoRules, Teams } from '../ports.ts'

export interface JoinTeamPorts {
  readonly teams: Pick<Teams, 'findAs'>
  readonly invites: Pick<Invites, 'refusalOfTeamLink' | 'joinTeam'>
  readonly ssoRules: SsoRules
  /** Somebody is on a team now: on its boards, too, from this moment on. */
  readonly onStandingChanged: (teamId: TeamId, userId: PersonId) => void
}

/**
 * Somebody joins a team by its link, as a member (teams.md §7), also while it is archived. Nothing changes for those who
 * are on it. An organisation with SSO has people come by it (D4).
 */
export async function joinTeam(
  identity: Identity | null,
  teamId: TeamId,
  token: string,
  { teams, invites, ssoRules, onStandingChanged }: JoinTeamPorts,
): Promise<{ readonly ok: true } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findAs(teamId, identity.id)
  if (team === null) return { ok: false, code: 'not-found' }
  const refusal = await invites.refusalOfTeamLink(teamId, token)
  if (refusal !== null) return { ok: false, code: refusal }
  if (team.teamRole !== null) return { ok: true }
  const { orgId } = team
  if (await ssoRules.mustUseSso(orgId, identity)) return { ok: false, code: 'sso-required' }
  const deed = { orgId, actorId: identity.id, facts: [{ kind: 'team-joined', teamId } as const] }
  if (await invites.joinTeam(teamId, identity.id, deed)) {
    // A board that was opened before signing in is still open as the guest that this user was.
    for (const id of [identity.id, ...identity.guestIds]) onStandingChanged(teamId, id)
  }
  return { ok: true }
}
