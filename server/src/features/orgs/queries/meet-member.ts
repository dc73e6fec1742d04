import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Actor, TeamMember } from '@retropulse/domain/orgs/member-rules'
import { standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../ports.ts'

export type Met =
  | {
      readonly ok: true
      readonly actor: Actor
      /** Null: not on the team. */
      readonly member: TeamMember | null
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
  organisations: Pick<Organisations, 'findTeam' | 'rolesIn'>,
): Promise<Met> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if ((await organisations.findTeam(teamId)) === null) return { ok: false, code: 'not-found' }
  const { orgRole, teamRole } = await organisations.rolesIn(teamId, identity.id)
  const standing = standingOf(orgRole, teamRole)
  if (standing === null) return { ok: false, code: 'not-found' }
  const theirs = await organisations.rolesIn(teamId, userId)
  const member = theirs.teamRole === null ? null : { id: userId, orgRole: theirs.orgRole }
  return { ok: true, actor: { id: identity.id, standing }, member }
}
