import type { PersonId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import { peopleOf } from '../../auth/api.ts'
import type { AuthorizedTeam } from '../../orgs/api.ts'

/**
 * All ids under which a facilitator may have removed this member of a team from a retro (LEAD-13). None for a member
 * who leads the team's retros, and so is not kept out of any (LEAD-14).
 */
export function removableIdsOf({
  user,
  effectiveRole,
}: Pick<AuthorizedTeam, 'user' | 'effectiveRole'>): readonly PersonId[] {
  return can(effectiveRole, 'board:edit') ? [] : peopleOf(user)
}
