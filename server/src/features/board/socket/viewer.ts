import type { You } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visibility'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Pseudonyms } from './pseudonyms.ts'

/** Somebody on a board, as the server knows them: who acts, what they see, and what they are told of it. */
export interface BoardViewer extends Actor, Viewer {
  readonly personId: PersonId
  /** Their key in the list of people. */
  readonly key: string
  readonly name: string | null
  readonly picture: string | null
  readonly isSignedIn: boolean
  /** People with the same audience text are told the same; a replica made for another is made anew. */
  readonly audience: string
}

export function viewerOf(
  identity: Identity,
  state: BoardState,
  isFacilitator: boolean,
  pseudonyms: Pseudonyms,
): BoardViewer {
  const people = [identity.id, ...(identity.kind === 'user' ? identity.guestIds : [])]
  const isSignedIn = identity.kind === 'user'
  const seesAuthors = isSignedIn && !state.isAnonymous
  const pseudonym = pseudonyms.authorOf(state.id, identity.id)
  return {
    id: asId<AuthorId>(identity.id),
    pseudonym,
    authorIds: people.flatMap((person) => [asId<AuthorId>(person), pseudonyms.authorOf(state.id, person)]),
    isFacilitator,
    seesAuthors,
    personId: identity.id,
    key: pseudonyms.keyOf(state.id, identity.id),
    name: identity.name,
    picture: identity.kind === 'user' ? identity.picture : null,
    isSignedIn,
    audience: [pseudonym, seesAuthors ? 'authors' : 'plain', people.length].join(' '),
  }
}

export function youOf(viewer: BoardViewer): You {
  const { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors } = viewer
  return { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors }
}
