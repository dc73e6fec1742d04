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
  /** Every id that is this person: their own, and those of guests they were before signing in. */
  readonly people: readonly PersonId[]
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
  state: AuthorState,
  { isFacilitator, isMember }: BoardRights,
  pseudonyms: Pseudonyms,
): BoardViewer {
  const people: readonly PersonId[] = [identity.id, ...(identity.kind === 'user' ? identity.guestIds : [])]
  const isSignedIn = identity.kind === 'user'
  const seesAssignees = isSignedIn && isMember
  return {
    ...authorsOf({ people, isSignedIn, seesAssignees }, state, pseudonyms),
    id: asId<AuthorId>(identity.id),
    isFacilitator,
    seesAssignees,
    personId: identity.id,
    people,
    key: pseudonyms.keyOf(state.id, identity.id),
    name: identity.name,
    picture: identity.kind === 'user' ? identity.picture : null,
    isSignedIn,
  }
}

/** The viewer once the board hides its authors, or shows them again (D9). */
export function viewerAfter(viewer: BoardViewer, state: AuthorState, pseudonyms: Pseudonyms): BoardViewer {
  return { ...viewer, ...authorsOf(viewer, state, pseudonyms) }
}

export function youOf(viewer: BoardViewer): You {
  const { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees } =
    viewer
  return { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees }
}

type AuthorState = Pick<BoardState, 'id' | 'isAnonymous' | 'anonymityChanges'>

/** What hangs on how the board deals with authors right now. */
function authorsOf(
  { people, isSignedIn, seesAssignees }: Pick<BoardViewer, 'people' | 'isSignedIn' | 'seesAssignees'>,
  { id, isAnonymous, anonymityChanges }: AuthorState,
  pseudonyms: Pseudonyms,
): Pick<BoardViewer, 'pseudonym' | 'authorIds' | 'seesAuthors' | 'audience'> {
  const times = Array.from({ length: anonymityChanges + 1 }, (_, changes) => changes)
  const authorIds = people.flatMap((person) => [
    asId<AuthorId>(person),
    pseudonyms.shownOf(id, person),
    ...times.map((changes) => pseudonyms.authorOf(id, person, changes)),
  ])
  const [self] = people
  const seesAuthors = isSignedIn && !isAnonymous
  const pseudonym = pseudonyms.authorOf(id, self ?? asId<PersonId>(''), anonymityChanges)
  const audience = [pseudonym, sightOf({ seesAuthors, seesAssignees }), people.length].join(' ')
  return { pseudonym, authorIds, seesAuthors, audience }
}
