import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Actor } from '@retropulse/domain/orgs/member-rules'
import { type Action, can, type Standing, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { OrgAs, Organisations } from '../ports.ts'

export type MetOrg =
  | {
      readonly ok: true
      readonly org: OrgAs
      readonly actor: Actor & { readonly name: string }
    }
  | Refused

/**
 * An organisation as rules about it see somebody who may do `action` there (D28). Whoever has no role in it nor in one
 * of its teams is told that there is none.
 */
export async function meetOrg(
  identity: Identity | null,
  orgId: OrgId,
  action: Action,
  organisations: Pick<Organisations, 'find'>,
): Promise<MetOrg> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  const standing = org === null ? null : standingTo(org)
  if (org === null || standing === null) return { ok: false, code: 'not-found' }
  if (!can(standing, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, org, actor: { id: identity.id, name: identity.name, standing } }
}

/**
 * How somebody stands to an organisation itself: a role in one of its teams makes a member, and no more. So does having
 * been admin of one that can be brought back.
 */
function standingTo({ orgRole, teams, leadsDeletedTeam }: OrgAs): Standing | null {
  const isOnTeam = teams.some((team) => can(standingOf(team.orgRole, team.teamRole), 'board:read'))
  return standingOf(orgRole, isOnTeam || leadsDeletedTeam ? 'member' : null)
}
