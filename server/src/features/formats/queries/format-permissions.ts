import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type Unauthorized } from '../../orgs/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import type { StoredFormat } from '../ports.ts'

export interface FormatPermissions {
  readonly ok: true
  readonly actorId: PersonId
  /** The caller may start retros in a team of the organisation, and so keep formats. */
  readonly maySave: boolean
  /** CREATE-35: the caller may delete and restore the own formats, or all when the caller edits the teams. */
  readonly mayDelete: (format: Pick<StoredFormat, 'createdBy'>) => boolean
}

/** What a caller with a part in an organisation may do with its formats. */
export async function formatPermissions(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<FormatPermissions | Unauthorized> {
  const authorized = await authorizeOrg(identity, orgId, 'board:read', organisations)
  if (!authorized.ok) return authorized
  const { orgRole, teams } = authorized.org
  const roles = [null, ...teams.map(({ teamRole }) => teamRole)].map((role) => effectiveRoleOf(orgRole, role))
  const editsTeams = can(effectiveRoleOf(orgRole, null), 'org-team:edit')
  return {
    ok: true,
    actorId: authorized.actor.id,
    maySave: roles.some((role) => can(role, 'board:create')),
    mayDelete: ({ createdBy }) => editsTeams || createdBy === authorized.actor.id,
  }
}
