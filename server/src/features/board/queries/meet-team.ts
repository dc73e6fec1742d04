import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { type Action, can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships, TeamRef } from '../../orgs/ports.ts'

export interface MeetTeamPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'standingIn'>
}

type TeamMet =
  | { readonly ok: true; readonly team: TeamRef; readonly actorId: PersonId }
  | (Refused & { readonly code: 'sign-in-required' | 'not-found' | 'forbidden' })

/**
 * A team before somebody who may do this in it (D28). A team that they have nothing to do with is answered like one that
 * does not exist.
 */
export async function meetTeam(
  identity: Identity | null,
  teamId: TeamId,
  action: Action,
  { memberships }: MeetTeamPorts,
): Promise<TeamMet> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const [team, standing] = await Promise.all([
    memberships.findTeam(teamId),
    memberships.standingIn(teamId, identity.id),
  ])
  if (team === null || standing === null) return { ok: false, code: 'not-found' }
  if (!can(standing, action)) return { ok: false, code: 'forbidden' }
  return { ok: true, team, actorId: identity.id }
}
