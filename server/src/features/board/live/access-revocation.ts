import { asId, type AuthorId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/billing/plans'
import { forEachIsolated } from '@retropulse/domain/kernel/for-each-isolated'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { Identities } from '../../auth/api.ts'
import type { Memberships, TeamRestriction } from '../../orgs/api.ts'
import type { Boards, BoardRestriction } from '../store/boards.ts'
import { enterBoardAs, type EnterBoardPorts } from '../queries/enter-board.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms } from './board-rooms.ts'
import { createRecentChanges, type RecentChanges } from './recent-changes.ts'

/**
 * Disconnects participants who may no longer be on a board: it became private (BOARD-30), was archived (PLAN-15), or
 * went into the trash, itself or with its team (TRASH-8, TRASH-12), or a role, a session or an account ended (PERM-36,
 * AUTH-2).
 */
export interface AccessRevocation {
  /** A board was made private or deleted here: disconnects, in all processes, those who may not enter it any more. */
  revokeBoard(boardId: BoardId): void
  /** A team was made private or deleted here: like `revokeBoard`, on all of its boards (TEAM-10, TRASH-12). */
  revokeTeam(teamId: TeamId): void
  /** A person's role in a team changed here: disconnects them in all processes, to join with the new role (PERM-36). */
  reauthenticateInTeam(teamId: TeamId, personId: PersonId): void
  /**
   * Sessions of a person ended here: disconnects them in all processes, to join as the identity that their cookies have
   * by now.
   */
  reauthenticate(personId: PersonId): void
  /** The accounts were erased: disconnect their sockets and clear their names, in all processes. */
  eraseAccounts(people: readonly PersonId[]): void
  /** A join that was authorized before such a change, and is concerned by it, has to be authorized again. */
  watch: RecentChanges['watch']
  close(): void
}

export interface AccessRevocationOptions extends EnterBoardPorts {
  readonly boards: Pick<Boards, 'find' | 'restrictedAmong'>
  readonly memberships: Pick<Memberships, 'accessOf' | 'planOf' | 'restrictedAmong'>
  readonly rooms: Pick<BoardRooms, 'get' | 'all' | 'forgetAway'>
  readonly cluster: Cluster
  readonly identities: Pick<Identities, 'identify'>
  readonly onError: (error: unknown) => void
}

/** How often the database is queried for changes without a hint, in milliseconds (TRASH-14). */
const CHECK_MS = 5000
/** How long participants stay on a board after it was archived, in milliseconds. */
const ARCHIVE_CHECK_MS = 60_000
const ERASED_AUTHOR = { name: null, picture: null }
// The topics keep their texts: during an update a process of the version before listens and publishes beside this one.
const BOARD_ACCESS_TOPIC = 'doors'
const TEAM_ACCESS_TOPIC = 'team-doors'
const ROLE_TOPIC = 'standing'
const ERASED_ACCOUNTS_TOPIC = 'forget'

interface PersonInTeam {
  /** Null: on all boards. */
  readonly teamId: TeamId | null
  readonly personId: PersonId
}

/** 0: open; 1: closed to people outside the team; 2: closed to all. */
type RestrictionLevel = 0 | 1 | 2

/**
 * Each process authorizes its own sockets again. A page whose connection is cut joins again by itself, and learns the
 * refusal from the answer. Messages of other processes are only hints: the table of boards is the truth.
 */
export function createAccessRevocation(options: AccessRevocationOptions): AccessRevocation {
  const { rooms, cluster, boards, identities, memberships, now, onError } = options
  const known = new WeakMap<BoardRoom, RestrictionLevel>()
  const changes = createRecentChanges()

  function onBoardRevoked(boardId: BoardId): void {
    changes.note({ boardId })
    const room = rooms.get(boardId)
    if (room === undefined) return
    rooms.forgetAway(room, () => true)
    for (const socket of room.viewers.keys()) {
      mayStay(boardId, socket.handshake.headers).then(
        (stays) => stays || socket.disconnect(true),
        (error: unknown) => {
          onError(error)
          // Where the lookup fails, the socket is disconnected and authorized when it joins again.
          socket.disconnect(true)
        },
      )
    }
  }

  function onTeamRevoked(teamId: TeamId): void {
    changes.note({ teamId })
    for (const { board } of rooms.all()) if (board.teamId === teamId) onBoardRevoked(board.id)
  }

  /** The disconnected pages join again by themselves, with the new role. */
  function disconnectHere({ teamId, personId }: PersonInTeam): void {
    changes.note({ teamId, people: [personId] })
    for (const room of rooms.all()) {
      if (teamId !== null && room.board.teamId !== teamId) continue
      for (const [socket, { people }] of room.viewers) if (people.includes(personId)) socket.disconnect(true)
      rooms.forgetAway(room, ({ authorId }) => authorId === asId<AuthorId>(personId))
    }
  }

  function eraseHere(people: readonly PersonId[]): void {
    changes.note({ people })
    for (const room of rooms.all()) {
      for (const [socket, viewer] of room.viewers)
        if (viewer.people.some((person) => people.includes(person))) socket.disconnect(true)
      rooms.forgetAway(room, ({ authorId }) => people.some((person) => asId<AuthorId>(person) === authorId))
      const shown = people
        .map((person) => asId<AuthorId>(person))
        .filter((author) => room.authors.has(author))
      if (shown.length === 0) continue
      room.authors.put(Object.fromEntries(shown.map((author) => [author, ERASED_AUTHOR])))
    }
  }

  async function mayStay(boardId: BoardId, headers: Parameters<Identities['identify']>[0]): Promise<boolean> {
    return (await enterBoardAs(await identities.identify(headers), boardId, options)).ok
  }

  async function checkRestrictions(): Promise<void> {
    const here = [...rooms.all()]
    const [restrictedBoards, teams] = await Promise.all([
      boards.restrictedAmong(here.map(({ board }) => board.id)),
      memberships.restrictedAmong([...new Set(here.flatMap(({ board }) => board.teamId ?? []))]),
    ])
    for (const room of here) {
      const { id, teamId } = room.board
      const level = restrictionLevel(
        restrictedBoards.get(id),
        teamId === null ? undefined : teams.get(teamId),
      )
      if (level > (known.get(room) ?? 0)) onBoardRevoked(id)
      known.set(room, level)
    }
  }

  /** The plan is looked up only for a board that the free plan would have archived. */
  async function revokeArchived({ board }: BoardRoom): Promise<void> {
    const { createdAt } = board.at.state
    if (board.teamId === null || !isArchived(createdAt, null, now())) return
    if (isArchived(createdAt, await memberships.planOf(board.teamId), now())) onBoardRevoked(board.id)
  }

  cluster.subscribe(BOARD_ACCESS_TOPIC, (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by `revokeBoard` in another process
    onBoardRevoked((message as { readonly boardId: BoardId }).boardId)
  })

  cluster.subscribe(TEAM_ACCESS_TOPIC, (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by `revokeTeam` in another process
    onTeamRevoked((message as { readonly teamId: TeamId }).teamId)
  })

  function disconnectEverywhere(person: PersonInTeam): void {
    disconnectHere(person)
    cluster.publish(ROLE_TOPIC, person)
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by `disconnectEverywhere` in another process
  cluster.subscribe(ROLE_TOPIC, (message) => disconnectHere(message as PersonInTeam))

  cluster.subscribe(ERASED_ACCOUNTS_TOPIC, (message) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by `eraseAccounts` in another process
    eraseHere((message as { readonly people: readonly PersonId[] }).people)
  })

  const checkTimer = setInterval(() => {
    if (!cluster.isAlone) checkRestrictions().catch(onError)
  }, CHECK_MS)
  const archiveCheckTimer = setInterval(() => {
    void forEachIsolated([...rooms.all()], revokeArchived, onError)
  }, ARCHIVE_CHECK_MS)

  return {
    revokeBoard(boardId) {
      onBoardRevoked(boardId)
      cluster.publish(BOARD_ACCESS_TOPIC, { boardId })
    },
    revokeTeam(teamId) {
      onTeamRevoked(teamId)
      cluster.publish(TEAM_ACCESS_TOPIC, { teamId })
    },
    reauthenticateInTeam: (teamId, personId) => disconnectEverywhere({ teamId, personId }),
    reauthenticate: (personId) => disconnectEverywhere({ teamId: null, personId }),
    eraseAccounts(people) {
      eraseHere(people)
      cluster.publish(ERASED_ACCOUNTS_TOPIC, { people })
    },
    watch: changes.watch,
    close() {
      clearInterval(checkTimer)
      clearInterval(archiveCheckTimer)
    },
  }
}

function restrictionLevel(
  board: BoardRestriction | undefined,
  team: TeamRestriction | undefined,
): RestrictionLevel {
  if (board === 'deleted' || team === 'deleted') return 2
  return board === 'private' || team === 'private' ? 1 : 0
}
