import type { Identities } from '../queries/identity.ts'
import type { People } from '../store/people.ts'
import type { IdentityCookies } from './identity-cookies.ts'

/**
 * AUTH-21: the sender of a request is the user of its session, else the guest of its cookie. One query. AUTH-26: the
 * cookie of a claimed guest identifies no person, since the next person at a shared computer may send it.
 */
export function identifyWith(
  cookies: Pick<IdentityCookies, 'readSession' | 'readGuest'>,
  people: Pick<People, 'findUserBySession' | 'findGuest'>,
): Identities['identify'] {
  return async (headers) => {
    const token = cookies.readSession(headers)
    const user = token === null ? null : await people.findUserBySession(token)
    if (user !== null) return user
    const guestId = cookies.readGuest(headers)
    if (guestId === null) return null
    const guest = await people.findGuest(guestId)
    if (guest?.isClaimed) return null
    return { kind: 'guest', id: guestId, name: guest?.name ?? null }
  }
}
