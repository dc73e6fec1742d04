import type { Identities, People } from '../ports.ts'
import type { IdentityCookies } from './identity-cookies.ts'

/**
 * Who sent a request: its session's user, else the guest of its cookie (D1). One query. A guest whom somebody has
 * claimed is nobody any more: the next person at a shared computer must not be taken for them.
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
