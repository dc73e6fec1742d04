import type { BoardUpdate, Joined, RoomUpdate, You } from '@retropulse/contract/board-room'
import { boardFrom } from '@retropulse/domain/board/snapshot'
import type { BoardCopy } from './board-cache.ts'
import { EMPTY_REPLICA, receive, rebase, type Replica } from './replica.ts'
import { EMPTY_ROOM, enterRoom, roomAfter, type RoomState } from './room-state.ts'

/** What a join resumes from: the board up to `seq`, as seen by `audience`. */
export interface ResumePoint {
  readonly seq: number
  readonly audience: string
}

/** The copy of a board, its room and its viewer, as the server's messages make them. */
export interface FollowedBoard {
  readonly replica: () => Replica
  readonly room: () => RoomState
  readonly you: () => You | null
  readonly remembered: () => BoardCopy | null
  /** Null when the whole board has to be asked for. */
  readonly resumePoint: () => ResumePoint | null
  /** Starts from the board that this device keeps, unless there is one already. */
  readonly recall: (remembered: BoardCopy) => void
  readonly change: (change: (replica: Replica) => Replica) => void
  /** Applies the answer to a join; false when it does not fit the replica. */
  readonly enter: (joined: Joined) => boolean
  /** Applies the room of an answer to a join, and what was sent of the room meanwhile. */
  readonly enterRoom: (joined: Joined, offset: number, since: readonly RoomUpdate[]) => void
  /** Applies an update; false when rows before it are missing. */
  readonly absorb: (update: BoardUpdate) => boolean
  readonly absorbRoom: (update: RoomUpdate) => void
  /** The connection is lost. */
  readonly leaveRoom: () => void
  /** The next join asks for the whole board. */
  readonly forgetAudience: () => void
  /** Removes all that another person saw and typed. */
  readonly forgetReplica: () => void
  /** Removes the board, but keeps pending commands. */
  readonly forgetBoard: () => void
}

export function createFollowedBoard(): FollowedBoard {
  let replica = EMPTY_REPLICA
  let room = EMPTY_ROOM
  let you: You | null = null
  let audience: string | null = null

  function absorb(update: BoardUpdate): boolean {
    const next = receive(replica, update)
    if (next === 'gap') return false
    replica = next
    return true
  }

  return {
    replica: () => replica,
    room: () => room,
    you: () => you,
    remembered: () =>
      replica.confirmed === null || audience === null || you === null
        ? null
        : { confirmed: replica.confirmed, audience, you },
    resumePoint: () =>
      replica.confirmed === null || audience === null ? null : { seq: replica.confirmed.seq, audience },
    recall(remembered) {
      if (replica.confirmed !== null) return
      ;({ audience, you } = remembered)
      replica = rebase(replica, remembered.confirmed)
    },
    change(change) {
      replica = change(replica)
    },
    enter(joined) {
      const { board } = joined
      const before = board === null ? replica.confirmed : { seq: board.seq, state: boardFrom(board.state) }
      you = joined.you
      audience = joined.audience
      if (before === null) return false
      replica = rebase(replica, { ...before, viewer: joined.you })
      return joined.missed === null || absorb(joined.missed)
    },
    enterRoom(joined, offset, since) {
      room = since.reduce(roomAfter, enterRoom(room, joined, offset))
    },
    absorb,
    absorbRoom(update) {
      room = roomAfter(room, update)
      if (update.type === 'presence') you = renamed(you, update)
    },
    leaveRoom() {
      // The list of people stays as last known, so that a short loss does not make the page jump.
      room = { ...room, editing: [], dragging: [] }
    },
    forgetAudience() {
      audience = null
    },
    forgetReplica() {
      replica = EMPTY_REPLICA
    },
    forgetBoard() {
      replica = { ...EMPTY_REPLICA, pending: replica.pending }
      room = EMPTY_ROOM
      audience = null
    },
  }
}

/** The viewer with the name in the list of people. */
function renamed(you: You | null, presence: Extract<RoomUpdate, { type: 'presence' }>): You | null {
  const self = presence.joined.find((person) => person.key === you?.key)
  return you === null || self === undefined || self.name === you.name ? you : { ...you, name: self.name }
}
