import type { You } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import { pseudonymsOn } from '../queries/authors-on.ts'
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
  /** Of `authorIds` those that are told at every join, however often authors were hidden or shown. */
  readonly currentIds: readonly AuthorId[]
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

/** What a viewer is told of themselves: of their older pseudonyms only those that the board still names. */
export function youOf(viewer: BoardViewer, state: BoardState): You {
  const { key, name, isSignedIn, id, pseudonym, currentIds, isFacilitator, seesAuthors, seesAssignees } =
    viewer
  const authorIds = [...currentIds, ...olderIdsOn(state, viewer)]
  return { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees }
}

/** Switches back for which a person's pseudonyms are told even if nothing has them: a command may be on its way. */
const RECENT_SWITCHES = 8

function olderIdsOn(state: BoardState, { authorIds, currentIds }: BoardViewer): readonly AuthorId[] {
  if (authorIds.length === currentIds.length) return []
  const current = new Set(currentIds)
  const named = pseudonymsOn(state)
  return authorIds.filter((author) => named.has(author) && !current.has(author))
}

type AuthorState = Pick<BoardState, 'id' | 'isAnonymous' | 'anonymityChanges'>

/** What hangs on how the board deals with authors right now. */
function authorsOf(
  { people, isSignedIn, seesAssignees }: Pick<BoardViewer, 'people' | 'isSignedIn' | 'seesAssignees'>,
  { id, isAnonymous, anonymityChanges }: AuthorState,
  pseudonyms: Pseudonyms,
): Pick<BoardViewer, 'pseudonym' | 'authorIds' | 'currentIds' | 'seesAuthors' | 'audience'> {
  const all = people.map((person) => ({
    known: [asId<AuthorId>(person), pseudonyms.shownOf(id, person)],
    made: pseudonyms.authorsUntil(id, person, anonymityChanges),
  }))
  const authorIds = all.flatMap(({ known, made }) => [...known, ...made])
  const currentIds = all.flatMap(({ known, made }) => [...known, ...made.slice(-RECENT_SWITCHES)])
  const [self] = people
  const seesAuthors = isSignedIn && !isAnonymous
  const pseudonym = pseudonyms.authorOf(id, self ?? asId<PersonId>(''), anonymityChanges)
  const sight = sightOf({ seesAuthors, seesAssignees })
  const audience = [pseudonym, sight, people.length, AUDIENCE_VERSION].join(' ')
  return { pseudonym, authorIds, currentIds, seesAuthors, audience }
}

/** Raised when viewers may see less than before: replicas of an older version are replaced by the whole board. */
const AUDIENCE_VERSION = 2
