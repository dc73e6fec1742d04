import type { Profile } from '@retropulse/contract/accounts'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import type { UserIdentity } from './identity.ts'

/** PROFILE-5: a user's own profile; `name` is split at the first word. */
export function profileOf({
  id,
  name,
  email,
  picture,
}: Pick<UserIdentity, 'name' | 'email' | 'picture'> & { readonly id: string }): Profile {
  return { sub: id, name, ...nameParts(name), email, picture }
}
