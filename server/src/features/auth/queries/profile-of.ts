import type { Profile } from '@retropulse/contract/accounts'
import type { UserIdentity } from '../ports.ts'

/** Somebody signed in, as they are told themselves (teams.md §3): what people are called is split where their name is. */
export function profileOf({
  id,
  name,
  email,
  picture,
}: Pick<UserIdentity, 'name' | 'email' | 'picture'> & { readonly id: string }): Profile {
  const [given = name, ...family] = name.trim().split(/\s+/)
  return {
    sub: id,
    name,
    nickname: given,
    given_name: given,
    family_name: family.join(' '),
    email,
    picture,
  }
}
