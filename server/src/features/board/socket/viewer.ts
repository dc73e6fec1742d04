import type { You } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { sightOf } from './sight.ts'

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

/** What somebody's roles let them do on a board. */
export interface BoardRights {
  readonly isFacilitator: boolean
  readonly isMember: boolean
}

export function viewerOf(
  identity: Identity,
  state: Pick<BoardState, 'id' | 'isAnonymous'>,
  { isFacilitator, isMember }: BoardRights,
  pseudonyms: Pseudonyms,
): BoardViewer {
  const people = [identity.id, ...(identity.kind === 'user' ? identity.guestIds : [])]
  const isSignedIn = identity.kind === 'user'
  const seesAuthors = isSignedIn && !state.isAnonymous
  const seesAssignees = isSignedIn && isMember
  const pseudonym = pseudonyms.authorOf(state.id, identity.id)
  return {
    id: asId<AuthorId>(identity.id),
    pseudonym,
    authorIds: people.flatMap((person) => [asId<AuthorId>(person), pseudonyms.authorOf(state.id, person)]),
    isFacilitator,
    seesAuthors,
    seesAssignees,
    personId: identity.id,
    key: pseudonyms.keyOf(state.id, identity.id),
    name: identity.name,
    picture: identity.kind === 'user' ? identity.picture : null,
    isSignedIn,
    audience: audienceOf(pseudonym, people.length, { seesAuthors, seesAssignees }),
  }
}

/** The viewer once the board hides its authors, or shows them again (D9). */
export function viewerAfter(viewer: BoardViewer, isAnonymous: boolean): BoardViewer {
  const seesAuthors = viewer.isSignedIn && !isAnonymous
  const people = viewer.authorIds.length / 2
  return {
    ...viewer,
    seesAuthors,
    audience: audienceOf(viewer.pseudonym, people, { ...viewer, seesAuthors }),
  }
}

export function youOf(viewer: BoardViewer): You {
  const { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees } =
    viewer
  return { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees }
}

function audienceOf(
  pseudonym: AuthorId,
  people: number,
  { seesAuthors, seesAssignees }: Pick<Viewer, 'seesAuthors' | 'seesAssignees'>,
): string {
  return [pseudonym, sightOf({ seesAuthors, seesAssignees }), people].join(' ')
}
