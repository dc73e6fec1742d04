import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can, type Standing } from '@retropulse/domain/orgs/policy'
import { FREE_DAYS } from '@retropulse/domain/orgs/plans'
import type { Identity, UserIdentity } from '../../auth/ports.ts'
import type { Memberships, TeamRef } from '../../orgs/ports.ts'

export interface MeetReaderPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A team before somebody who may read its boards. */
export interface MetReader {
  readonly ok: true
  readonly team: TeamRef
  readonly reader: UserIdentity
  readonly standing: Standing
  /** Boards begun until then (milliseconds since 1970) are archived. */
  readonly openAfter: number
}

/** A team's boards are read by whoever has a standing in it (teams.md §6); for others there is no such team. */
export async function meetReader(
  identity: Identity | null,
  teamId: TeamId,
  ports: MeetReaderPorts,
): Promise<MetReader | (Refused & { readonly code: 'sign-in-required' | 'not-found' })> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, standing] = await Promise.all([
    ports.memberships.findTeam(teamId),
    ports.memberships.standingIn(teamId, identity.id),
  ])
  if (team === null || standing === null || !can(standing, 'board:read'))
    return { ok: false, code: 'not-found' }
  return { ok: true, team, reader: identity, standing, openAfter: await openAfter(teamId, ports) }
}

/** The moment until which a team's boards are archived; none is on a plan (D27). */
async function openAfter(teamId: TeamId, { memberships, now }: MeetReaderPorts): Promise<number> {
  const planId = await memberships.planOf(teamId)
  return planId === null ? now() - FREE_DAYS * DAY_MS : -1
}

const DAY_MS = 24 * 60 * 60 * 1000
