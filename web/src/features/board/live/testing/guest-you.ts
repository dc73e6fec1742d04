import type { You } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'

/** A guest on a board, as the server introduces them to their own page. */
export function guestYou(id: AuthorId): You {
  return {
    key: 'key',
    name: null,
    isSignedIn: false,
    id,
    pseudonym: id,
    authorIds: [id],
    isFacilitator: false,
    seesAuthors: false,
    seesAssignees: false,
  }
}
