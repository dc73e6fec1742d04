import type { Refused } from '@retropulse/contract/refusal'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, PersonProfile } from '../../auth/api.ts'
import type { Organisations } from '../store/organisations.ts'

export interface ColleagueProfilePorts {
  readonly organisations: Pick<Organisations, 'areColleagues'>
  readonly identities: Pick<Identities, 'profilesOf'>
}

/**
 * PROFILE-2, PROFILE-3: name and picture of a user, for users of the same organisation. For every other caller the id
 * does not exist, so that ids from a public board disclose nothing.
 */
export async function readColleagueProfile(
  identity: Identity | null,
  userId: PersonId,
  { organisations, identities }: ColleagueProfilePorts,
): Promise<{ readonly ok: true; readonly profile: PersonProfile } | Refused> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const isKnown = userId === identity.id || (await organisations.areColleagues(identity.id, userId))
  const profile = isKnown ? (await identities.profilesOf([userId])).get(userId) : undefined
  return profile === undefined ? { ok: false, code: 'not-found' } : { ok: true, profile }
}
