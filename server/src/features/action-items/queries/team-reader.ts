import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { FREE_DAYS } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import { type AuthorizedTeam, authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'

export interface TeamReaderPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A team and a user who may read its boards. */
export interface TeamReader extends AuthorizedTeam {
  /** Boards begun until then (milliseconds since 1970) are archived. */
  readonly openAfter: number
}

/** A user who may read the boards of a team (PERM-5), and which of them are archived. */
export async function findTeamReader(
  identity: Identity | null,
  teamId: TeamId,
  ports: TeamReaderPorts,
): Promise<TeamReader | Unauthorized> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  return authorized.ok ? { ...authorized, openAfter: await openAfterOf(teamId, ports) } : authorized
}

/** Boards of the team begun until this moment are archived; on a plan there is none (PLAN-14). */
export async function openAfterOf(
  teamId: TeamId,
  { memberships, now }: { readonly memberships: Pick<Memberships, 'planOf'>; readonly now: () => number },
): Promise<number> {
  const planId = await memberships.planOf(teamId)
  return planId === null ? now() - FREE_DAYS * DAY_MS : -1
}
