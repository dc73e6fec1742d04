import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can, type EffectiveRole } from '@retropulse/domain/orgs/policy'
import { FREE_DAYS } from '@retropulse/domain/orgs/plans'
import type { Identity, UserIdentity } from '../../auth/ports.ts'
import type { Memberships, TeamRef } from '../../orgs/ports.ts'

export interface AuthorizeTeamReaderPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'effectiveRoleIn' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A team and a user who may read its boards. */
export interface AuthorizedReader {
  readonly ok: true
  readonly team: TeamRef
  readonly reader: UserIdentity
  readonly effectiveRole: EffectiveRole
  /** Boards begun until then (milliseconds since 1970) are archived. */
  readonly openAfter: number
}

/** Requires a user who may read the boards of a team (PERM-5); to others the team does not exist (PERM-29). */
export async function authorizeTeamReader(
  identity: Identity | null,
  teamId: TeamId,
  ports: AuthorizeTeamReaderPorts,
): Promise<AuthorizedReader | (Refused & { readonly code: 'sign-in-required' | 'not-found' })> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, effectiveRole] = await Promise.all([
    ports.memberships.findTeam(teamId),
    ports.memberships.effectiveRoleIn(teamId, identity.id),
  ])
  if (team === null || effectiveRole === null || !can(effectiveRole, 'board:read'))
    return { ok: false, code: 'not-found' }
  return { ok: true, team, reader: identity, effectiveRole, openAfter: await openAfter(teamId, ports) }
}

/** Boards of the team begun until this moment are archived; on a plan there is none (PLAN-14). */
async function openAfter(teamId: TeamId, { memberships, now }: AuthorizeTeamReaderPorts): Promise<number> {
  const planId = await memberships.planOf(teamId)
  return planId === null ? now() - FREE_DAYS * DAY_MS : -1
}

const DAY_MS = 24 * 60 * 60 * 1000
