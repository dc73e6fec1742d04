import type { AuthorProfile } from '@retropulse/contract/board-room'
import { asId, type AuthorId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities } from '../../auth/api.ts'
import type { LiveBoard } from '../engine/live-board.ts'
import { authorsOn } from '../queries/authors-on.ts'
import { sendTo, type Viewers } from './room-viewers.ts'

type Profiles = Readonly<Record<AuthorId, AuthorProfile>>

/** The profiles of authors on a board, as its viewers who see authors were sent them. */
export interface RoomAuthors {
  has(author: AuthorId): boolean
  /** The profiles that a viewer who sees authors is sent with the board. */
  profilesFor(viewer: { readonly seesAssignees: boolean }): Profiles
  /**
   * Loads the profiles that the room does not have, and sends them to the viewers who see authors. Outside of the team
   * these are sent only the authors of content that they may see (ACTION-21).
   */
  ensureLoaded(authors: readonly AuthorId[]): Promise<void>
  /** Adds or replaces profiles and sends them to all viewers who see authors. */
  put(profiles: Profiles): void
  clear(): void
}

export interface RoomAuthorsOptions {
  readonly board: LiveBoard
  readonly viewers: Viewers
  readonly identities: Pick<Identities, 'profilesOf'>
}

export function createRoomAuthors({ board, viewers, identities }: RoomAuthorsOptions): RoomAuthors {
  const known = new Map<AuthorId, AuthorProfile>()
  /** One load at a time, which pages share that join again together, as after a switch of author visibility. */
  let loading: Promise<void> | null = null

  const unknownAmong = (authors: readonly AuthorId[]): readonly AuthorId[] =>
    [...new Set(authors)].filter((author) => !known.has(author))

  async function load(authors: readonly AuthorId[]): Promise<void> {
    const profiles = await identities.profilesOf(authors.map((author) => asId<PersonId>(author)))
    // A profile that was put while this one was loaded is newer.
    const loaded = unknownAmong(authors)
    for (const author of loaded) {
      const profile = profiles.get(asId<PersonId>(author))
      known.set(author, { name: profile?.name ?? null, picture: profile?.picture ?? null })
    }
    // Authors may have been hidden meanwhile (ANON-2). Once they are shown again, all pages join again (ANON-13).
    if (board.at.state.isAnonymous) return
    for (const seesAssignees of [true, false]) {
      sendTo(
        viewers,
        (viewer) => viewer.seesAuthors && viewer.seesAssignees === seesAssignees,
        () => {
          const news = profilesAmong(loaded, { seesAssignees })
          return Object.keys(news).length === 0 ? null : { type: 'authors', authors: news }
        },
      )
    }
  }

  function profilesAmong(
    authors: Iterable<AuthorId>,
    { seesAssignees }: { readonly seesAssignees: boolean },
  ): Profiles {
    const visible = seesAssignees ? known : new Set(authorsOn(board.at.state, { seesAssignees }))
    const profiles: Record<AuthorId, AuthorProfile> = {}
    for (const author of authors) {
      const profile = known.get(author)
      if (profile !== undefined && visible.has(author)) profiles[author] = profile
    }
    return profiles
  }

  return {
    has: (author) => known.has(author),
    profilesFor: (viewer) => profilesAmong(known.keys(), viewer),
    async ensureLoaded(authors) {
      for (let unknown = unknownAmong(authors); unknown.length > 0; unknown = unknownAmong(authors)) {
        loading ??= load(unknown).finally(() => {
          loading = null
        })
        await loading
      }
    },
    put(profiles) {
      for (const [author, profile] of Object.entries(profiles)) known.set(asId<AuthorId>(author), profile)
      sendTo(
        viewers,
        ({ seesAuthors }) => seesAuthors,
        () => ({ type: 'authors', authors: profiles }),
      )
    },
    clear: () => known.clear(),
  }
}
