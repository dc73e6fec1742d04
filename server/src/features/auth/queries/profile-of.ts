import type { Profile } from '@retropulse/contract/accounts'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import type { UserIdentity } from '../ports.ts'

/** Somebody signed in, as they are told themselves (teams.md §3): what people are called is split where their name is. */
export function profileOf({
  id,
  name,
  email,
  picture,
}: Pick<UserIdentity, 'name' | 'email' | 'picture'> & { readonly id: string }): Profile {
  return { sub: id, name, ...nameParts(name), email, picture }
}
