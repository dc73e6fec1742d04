import type { Org } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { can, standingOf } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Organisations, TeamBoards } from '../ports.ts'

export interface OpenOrgPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly boards: TeamBoards
}

/** An organisation with those of its teams whose boards somebody may read. */
export async function openOrg(
  identity: Identity | null,
  orgId: OrgId,
  { organisations, boards }: OpenOrgPorts,
): Promise<{ readonly ok: true; readonly org: Org } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const org = await organisations.find(orgId, identity.id)
  if (org === null) return { ok: false, code: 'not-found' }
  const open = org.teams.filter(({ orgRole, teamRole }) => can(standingOf(orgRole, teamRole), 'board:read'))
  if (open.length === 0 && !can(standingOf(org.orgRole, null), 'board:read'))
    return { ok: false, code: 'forbidden' }
  const counts = await boards.countOfTeams(open.map(({ id }) => id))
  const teams = open.map(({ id, name, membersCount }) => {
    return { id, name, membersCount, boardsCount: counts.get(id) ?? 0 }
  })
  return { ok: true, org: { id: org.id, name: org.name, teams } }
}
