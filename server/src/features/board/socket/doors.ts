import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/orgs/plans'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { Identities } from '../../auth/ports.ts'
import type { Boards } from '../ports.ts'
import { enterBoardAs, type EnterBoardPorts } from '../queries/enter-board.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms } from './board-rooms.ts'

/**
 * Who stays on a board when it becomes its team's alone (board.md §2: Private, only invited team members), or is archived
 * while people are on it (board.md §1): then nobody.
 */
export interface Doors {
  /** A board was made private here: whoever may not be there is sent away, in all processes. */
  shut(boardId: BoardId): void
  /** A person's role in a team changed here: in all processes they come in anew, as what they are now, or not at all. */
  changeStanding(teamId: TeamId, personId: PersonId): void
  /** Another number once there was such a change: whoever was let in before has to be asked about again. */
  turn(): number
  close(): void
}

export interface DoorsOptions extends EnterBoardPorts {
  readonly boards: Pick<Boards, 'find' | 'privateAmong'>
  readonly rooms: Pick<BoardRooms, 'get' | 'all'>
  readonly cluster: Cluster
  readonly identities: Pick<Identities, 'identify'>
  readonly onError: (error: unknown) => void
}

/** How long a lost hint is not noticed, in milliseconds. */
const LOOK_MS = 5000
/** How long a board that ran out of days goes on for those who are on it, in milliseconds. */
const DAYS_LOOK_MS = 60_000
const TOPIC = 'doors'
const STANDING_TOPIC = 'standing'

interface Standing {
  readonly teamId: TeamId
  readonly personId: PersonId
}

/**
 * Each process asks about its own people. A connection that is cut comes back by itself, and is told at the door why it
 * may not enter. Hints only say that there is something to look up: the table of boards is the truth.
 */
export function createDoors(options: DoorsOptions): Doors {
  const { rooms, cluster, boards, identities, memberships, now, onError } = options
  const known = new WeakSet<BoardRoom>()
  let turn = 0

  function heard(boardId: BoardId): void {
    turn += 1
    const room = rooms.get(boardId)
    if (room === undefined) return
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

  /** Who comes back by themselves is let in with their new role. */
  function askInAnew({ teamId, personId }: Standing): void {
    turn += 1
    for (const room of rooms.all()) {
      if (room.board.teamId !== teamId) continue
      for (const [socket, { people }] of room.viewers) if (people.includes(personId)) socket.disconnect(true)
    }
  }

  async function mayStay(boardId: BoardId, headers: Parameters<Identities['identify']>[0]): Promise<boolean> {
    return (await enterBoardAs(await identities.identify(headers), boardId, options)).ok
  }

  async function look(): Promise<void> {
    const here = [...rooms.all()]
    const shut = await boards.privateAmong(here.map(({ board }) => board.id))
    for (const room of here) {
      const isPrivate = shut.has(room.board.id)
      if (isPrivate && !known.has(room)) heard(room.board.id)
      if (isPrivate) known.add(room)
      else known.delete(room)
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

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- told by `changeStanding` in another process
  cluster.onTold(STANDING_TOPIC, (told) => askInAnew(told as Standing))

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
    changeStanding(teamId, personId) {
      askInAnew({ teamId, personId })
      cluster.tell(STANDING_TOPIC, { teamId, personId })
    },
    turn: () => turn,
    close() {
      clearInterval(looking)
      clearInterval(lookingAtDays)
    },
  }
}
