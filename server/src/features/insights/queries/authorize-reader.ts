import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'

export interface AuthorizeReaderPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'effectiveRoleIn'>
}

export type ReaderRefused = { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' }

/** Checks that the caller may read a team's boards. A foreign team is answered like one that does not exist. */
export async function authorizeReader(
  identity: Identity | null,
  teamId: TeamId,
  { memberships }: AuthorizeReaderPorts,
): Promise<{ readonly ok: true } | ReaderRefused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, effectiveRole] = await Promise.all([
    memberships.findTeam(teamId),
    memberships.effectiveRoleIn(teamId, identity.id),
  ])
  return team !== null && can(effectiveRole, 'board:read') ? { ok: true } : { ok: false, code: 'not-found' }
}
