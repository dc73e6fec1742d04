import type { UserMeta } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import { effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Roles } from './memberships.ts'

/** ORG-8: a user's organisations and teams, with the role that counts; `member` without a role in the organisation. */
export async function readUserMeta(
  identity: Identity | null,
  organisations: Pick<Organisations, 'listOf'>,
): Promise<{ readonly ok: true; readonly meta: UserMeta } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const places = await organisations.listOf(identity.id)
  const orgs = places.map(({ id, name, orgRole }) => ({
    id,
    name,
    role: roleOf({ orgRole, teamRole: 'member' }),
  }))
  const teams = places.flatMap((org) =>
    org.teams
      .filter((team) => isTheirs(team) && !team.isArchived)
      .map((team) => ({ id: team.id, name: team.name, orgId: org.id, role: roleOf(team) })),
  )
  return { ok: true, meta: { orgs, teams } }
}

function isTheirs({ orgRole, teamRole }: Roles): boolean {
  return effectiveRoleOf(orgRole, teamRole) !== null
}

function roleOf({ orgRole, teamRole }: Roles) {
  return effectiveRoleOf(orgRole, teamRole)?.role ?? 'member'
}
