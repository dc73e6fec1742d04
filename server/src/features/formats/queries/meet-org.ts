import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import { can, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations } from '../../orgs/ports.ts'
import type { KeptFormat } from '../ports.ts'

export type Met =
  | {
      readonly ok: true
      readonly actorId: PersonId
      /** They may start retros in a team of it, and so keep formats for them. */
      readonly maySave: boolean
      /** Whether they may delete a format, and bring it back: one of theirs, or any when they edit its teams. */
      readonly mayDelete: (format: Pick<KeptFormat, 'createdBy'>) => boolean
    }
  | Refused

/** Somebody with a part in an organisation. To everybody else there is no such organisation. */
export async function meetOrg(
  identity: Identity | null,
  orgId: OrgId,
  organisations: Pick<Organisations, 'find'>,
): Promise<Met> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  if (org === null) return { ok: false, code: 'not-found' }
  const { orgRole, teams, leadsDeletedTeam } = org
  const standings = [standingOf(orgRole, null), ...teams.map((team) => standingOf(orgRole, team.teamRole))]
  const isOfOrg = leadsDeletedTeam || standings.some((standing) => can(standing, 'board:read'))
  if (!isOfOrg) return { ok: false, code: 'not-found' }
  const editsTeams = can(standingOf(orgRole, null), 'org-team:edit')
  return {
    ok: true,
    actorId: identity.id,
    maySave: standings.some((standing) => can(standing, 'board:create')),
    mayDelete: ({ createdBy }) => editsTeams || createdBy === identity.id,
  }
}
