import { asId, type AuthorId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/orgs/plans'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { Identities } from '../../auth/ports.ts'
import type { Memberships, TeamShut } from '../../orgs/ports.ts'
import type { Boards, BoardShut } from '../ports.ts'
import { enterBoardAs, type EnterBoardPorts } from '../queries/enter-board.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms } from './board-rooms.ts'

/**
 * Who stays on a board when it becomes its team's alone (board.md §2: Private, only invited team members), or while
 * people are on it is archived (board.md §1) or goes into the trash, itself or with its team (D27): then nobody.
 */
export interface Doors {
  /** A board was made private or deleted here: whoever may not be there is sent away, in all processes. */
  shut(boardId: BoardId): void
  /** A team was made private or deleted here: the same, on all of its boards. */
  shutTeam(teamId: TeamId): void
  /** A person's role in a team changed here: in all processes they come in anew, as what they are now, or not at all. */
  changeStanding(teamId: TeamId, personId: PersonId): void
  /** Sessions of a person ended here: in all processes they come in anew, as whoever their cookies say they are by now. */
  askAgain(personId: PersonId): void
  /** People are nobody any more (D9): in all processes their connections end, and whoever sees their name sees none. */
  forget(people: readonly PersonId[]): void
  /** Another number once there was such a change: whoever was let in before has to be asked about again. */
  turn(): number
  close(): void
}

export interface DoorsOptions extends EnterBoardPorts {
  readonly boards: Pick<Boards, 'find' | 'shutAmong'>
  readonly memberships: Pick<Memberships, 'doorOf' | 'planOf' | 'shutAmong'>
  readonly rooms: Pick<BoardRooms, 'get' | 'all' | 'forgetAway'>
  readonly cluster: Cluster
  readonly identities: Pick<Identities, 'identify'>
  readonly onError: (error: unknown) => void
}

/** How long a lost hint is not noticed, in milliseconds. */
const LOOK_MS = 5000
/** How long a board that ran out of days goes on for those who are on it, in milliseconds. */
const DAYS_LOOK_MS = 60_000
const NOBODY = { name: null, picture: null }
const TOPIC = 'doors'
const TEAM_TOPIC = 'team-doors'
const STANDING_TOPIC = 'standing'

const FORGET_TOPIC = 'forget'

interface Standing {
  /** Null: wherever they are. */
  readonly teamId: TeamId | null
  readonly personId: PersonId
}

/** How far a board is shut: not at all, to all but its team, to everybody. */
type Shut = 0 | 1 | 2

/**
 * Each process asks about its own people. A connection that is cut comes back by itself, and is told at the door why it
 * may not enter. Hints only say that there is something to look up: the table of boards is the truth.
 */
export function createDoors(options: DoorsOptions): Doors {
  const { rooms, cluster, boards, identities, memberships, now, onError } = options
  const known = new WeakMap<BoardRoom, Shut>()
  let turn = 0

  function heard(boardId: BoardId): void {
    turn += 1
    const room = rooms.get(boardId)
    if (room === undefined) return
    rooms.forgetAway(room, () => true)
    for (const socket of room.viewers.keys()) {
      mayStay(boardId, socket.handshake.headers).then(
        (stays) => stays || socket.disconnect(true),
        (error: unknown) => {
          onError(error)
          // Whoever cannot be asked about now is asked about at the door.
          socket.disconnect(true)
        },
      )
    }
  }

  function teamHeard(teamId: TeamId): void {
    turn += 1
    for (const { board } of rooms.all()) if (board.teamId === teamId) heard(board.id)
  }

  /** Who comes back by themselves is let in with their new role. */
  function askInAnew({ teamId, personId }: Standing): void {
    turn += 1
    for (const room of rooms.all()) {
      if (teamId !== null && room.board.teamId !== teamId) continue
      for (const [socket, { people }] of room.viewers) if (people.includes(personId)) socket.disconnect(true)
      rooms.forgetAway(room, ({ authorId }) => authorId === asId<AuthorId>(personId))
    }
  }

  function forgetHere(people: readonly PersonId[]): void {
    turn += 1
    for (const room of rooms.all()) {
      for (const [socket, viewer] of room.viewers)
        if (viewer.people.some((person) => people.includes(person))) socket.disconnect(true)
      rooms.forgetAway(room, ({ authorId }) => people.some((person) => asId<AuthorId>(person) === authorId))
      const shown = people
        .map((person) => asId<AuthorId>(person))
        .filter((author) => room.authors.has(author))
      if (shown.length === 0) continue
      for (const author of shown) room.authors.set(author, NOBODY)
      const authors = Object.fromEntries(shown.map((author) => [author, NOBODY]))
      room.tell((seesAuthors) => (seesAuthors ? { type: 'authors', authors } : null))
    }
  }

  async function mayStay(boardId: BoardId, headers: Parameters<Identities['identify']>[0]): Promise<boolean> {
    return (await enterBoardAs(await identities.identify(headers), boardId, options)).ok
  }

  async function look(): Promise<void> {
    const here = [...rooms.all()]
    const [shutBoards, teams] = await Promise.all([
      boards.shutAmong(here.map(({ board }) => board.id)),
      memberships.shutAmong([...new Set(here.flatMap(({ board }) => board.teamId ?? []))]),
    ])
    for (const room of here) {
      const { id, teamId } = room.board
      const shut = howFar(shutBoards.get(id), teamId === null ? undefined : teams.get(teamId))
      if (shut > (known.get(room) ?? 0)) heard(id)
      known.set(room, shut)
    }
  }

  /** A plan is asked for only where the free one would have closed the board. */
  async function lookForArchived(): Promise<void> {
    for (const { board } of rooms.all()) {
      const { createdAt } = board.at.state
      if (board.teamId === null || !isArchived(createdAt, null, now())) continue
      if (isArchived(createdAt, await memberships.planOf(board.teamId), now())) heard(board.id)
    }
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by `shut` in another process
  cluster.onTold(TOPIC, (told) => heard((told as { readonly boardId: BoardId }).boardId))

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by `shutTeam` in another process
  cluster.onTold(TEAM_TOPIC, (told) => teamHeard((told as { readonly teamId: TeamId }).teamId))

  function tellToAskInAnew(standing: Standing): void {
    askInAnew(standing)
    cluster.tell(STANDING_TOPIC, standing)
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by `tellToAskInAnew` in another process
  cluster.onTold(STANDING_TOPIC, (told) => askInAnew(told as Standing))

  cluster.onTold(FORGET_TOPIC, (told) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by `forget` in another process
    forgetHere((told as { readonly people: readonly PersonId[] }).people)
  })

  const looking = setInterval(() => {
    if (!cluster.isAlone) look().catch(onError)
  }, LOOK_MS)
  const lookingAtDays = setInterval(() => {
    lookForArchived().catch(onError)
  }, DAYS_LOOK_MS)

  return {
    shut(boardId) {
      heard(boardId)
      cluster.tell(TOPIC, { boardId })
    },
    shutTeam(teamId) {
      teamHeard(teamId)
      cluster.tell(TEAM_TOPIC, { teamId })
    },
    changeStanding: (teamId, personId) => tellToAskInAnew({ teamId, personId }),
    askAgain: (personId) => tellToAskInAnew({ teamId: null, personId }),
    forget(people) {
      forgetHere(people)
      cluster.tell(FORGET_TOPIC, { people })
    },
    turn: () => turn,
    close() {
      clearInterval(looking)
      clearInterval(lookingAtDays)
    },
  }
}

function howFar(board: BoardShut | undefined, team: TeamShut | undefined): Shut {
  if (board === 'deleted' || team === 'deleted') return 2
  return board === 'private' || team === 'private' ? 1 : 0
}
