import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'

export interface MeetReaderPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn'>
}

export type ReaderRefused = { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' }

/** Whoever may read a team's boards. A team that is not theirs is answered like one that does not exist. */
export async function meetReader(
  identity: Identity | null,
  teamId: TeamId,
  { memberships }: MeetReaderPorts,
): Promise<{ readonly ok: true } | ReaderRefused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, standing] = await Promise.all([
    memberships.findTeam(teamId),
    memberships.standingIn(teamId, identity.id),
  ])
  return team !== null && can(standing, 'board:read') ? { ok: true } : { ok: false, code: 'not-found' }
}
