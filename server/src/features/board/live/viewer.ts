import type { You } from '@retropulse/contract/board-room'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { pseudonymsOn } from '../queries/authors-on.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { audienceOf } from './audience.ts'

/** A participant as the server knows them: the actor of commands, what they may see, and their entry in the list. */
export interface BoardViewer extends Actor, Viewer {
  readonly personId: PersonId
  /** All ids of this person: their own, and those that they had as a guest before signing in. */
  readonly people: readonly PersonId[]
  /** The key of the person in the list of people. */
  readonly key: string
  readonly name: string | null
  readonly picture: string | null
  readonly isSignedIn: boolean
  /** The part of `authorIds` that every join tells, however often authors were hidden or shown (ANON-30). */
  readonly currentIds: readonly AuthorId[]
  /** Viewers with the same audience text see the same; a replica made for another audience is replaced (WIRE-10). */
  readonly audience: string
}

/** What a person's roles permit on a board. */
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

/** The viewer after a switch of author visibility (ANON-13). */
export function viewerAfter(viewer: BoardViewer, state: AuthorState, pseudonyms: Pseudonyms): BoardViewer {
  return { ...viewer, ...authorsOf(viewer, state, pseudonyms) }
}

/** What a viewer is sent about themselves; of older pseudonyms only those that the board still names (ANON-20). */
export function youOf(viewer: BoardViewer, state: BoardState): You {
  const { key, name, isSignedIn, id, pseudonym, currentIds, isFacilitator, seesAuthors, seesAssignees } =
    viewer
  const authorIds = [...currentIds, ...olderIdsOn(state, viewer)]
  return { key, name, isSignedIn, id, pseudonym, authorIds, isFacilitator, seesAuthors, seesAssignees }
}

/** Latest pseudonyms of a person that are sent even if nothing has them: a command may be on its way (ANON-30). */
const RECENT_SWITCHES = 8

function olderIdsOn(state: BoardState, { authorIds, currentIds }: BoardViewer): readonly AuthorId[] {
  if (authorIds.length === currentIds.length) return []
  const current = new Set(currentIds)
  const named = pseudonymsOn(state)
  return authorIds.filter((author) => named.has(author) && !current.has(author))
}

type AuthorState = Pick<BoardState, 'id' | 'isAnonymous' | 'anonymityChanges'>

/** The part of a viewer that depends on the author visibility of the board. */
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
  const rights = audienceOf({ seesAuthors, seesAssignees })
  const audience = [pseudonym, rights, people.length, AUDIENCE_VERSION].join(' ')
  return { pseudonym, authorIds, currentIds, seesAuthors, audience }
}

/** To be raised when viewers may see less than before: replicas of older versions are replaced by the whole board. */
const AUDIENCE_VERSION = 2
