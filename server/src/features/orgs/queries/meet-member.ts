import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Actor, TeamMember } from '@retropulse/domain/orgs/member-rules'
import { standingOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { TeamRef, Teams } from '../ports.ts'

export type Met =
  | {
      readonly ok: true
      readonly team: TeamRef
      readonly actor: Actor
      /** Null: not on the team. */
      readonly member: (TeamMember & { readonly teamRole: TeamRole }) | null
    }
  | Refused

/**
 * Two people of a team as rules about roles see them: who asks, and whom it is about. A team that the asker has nothing
 * to do with is answered like one that does not exist.
 */
export async function meetMember(
  identity: Identity | null,
  teamId: TeamId,
  userId: PersonId,
  teams: Pick<Teams, 'findTeam' | 'rolesIn'>,
): Promise<Met> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await teams.findTeam(teamId)
  if (team === null) return { ok: false, code: 'not-found' }
  const { orgRole, teamRole } = await teams.rolesIn(teamId, identity.id)
  const standing = standingOf(orgRole, teamRole)
  if (standing === null) return { ok: false, code: 'not-found' }
  const theirs = await teams.rolesIn(teamId, userId)
  const member = theirs.teamRole === null ? null : { ...theirs, id: userId, teamRole: theirs.teamRole }
  return { ok: true, team, actor: { id: identity.id, standing }, member }
}
