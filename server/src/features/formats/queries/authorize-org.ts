import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../../orgs/ports.ts'
import type { KeptFormat } from '../ports.ts'

export type AuthorizedOrg =
  | {
      readonly ok: true
      readonly actorId: PersonId
      /** The caller may start retros in a team of the organisation, and so keep formats. */
      readonly maySave: boolean
      /** CREATE-35: the caller may delete and restore the own formats, or all when the caller edits the teams. */
      readonly mayDelete: (format: Pick<KeptFormat, 'createdBy'>) => boolean
    }
  | Refused

/** Loads an organisation for a caller with a part in it. For every other caller it does not exist (PERM-29). */
export async function authorizeOrg(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<AuthorizedOrg> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  if (org === null) return { ok: false, code: 'not-found' }
  const { orgRole, teams, leadsDeletedTeam } = org
  const effectiveRoles = [
    effectiveRoleOf(orgRole, null),
    ...teams.map((team) => effectiveRoleOf(orgRole, team.teamRole)),
  ]
  const isOfOrg = leadsDeletedTeam || effectiveRoles.some((effectiveRole) => can(effectiveRole, 'board:read'))
  if (!isOfOrg) return { ok: false, code: 'not-found' }
  const editsTeams = can(effectiveRoleOf(orgRole, null), 'org-team:edit')
  return {
    ok: true,
    actorId: identity.id,
    maySave: effectiveRoles.some((effectiveRole) => can(effectiveRole, 'board:create')),
    mayDelete: ({ createdBy }) => editsTeams || createdBy === identity.id,
  }
}
