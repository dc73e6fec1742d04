import type { JoinMessage } from '@retropulse/contract/board-room'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import { isRemoved } from '@retropulse/domain/board/actor'
import type { Socket } from 'socket.io'
import type { AccessRevocation } from './access-revocation.ts'
import type { Admissions } from './admissions.ts'
import type { BoardRooms } from './board-rooms.ts'
import { admit, type JoinPorts, prepareWelcome, type Welcome, welcome } from './join.ts'
import type { RateLimit } from './rate-limit.ts'
import type { RoomSession } from './room-session.ts'

/** A socket, and its session once it has joined a board. */
export interface Connection {
  readonly socket: Socket
  readonly address: string
  session: RoomSession | null
}

export interface JoinHandlerOptions extends JoinPorts {
  readonly rooms: BoardRooms
  readonly rateLimit: RateLimit
  readonly admissions: Admissions
  readonly accessRevocation: Pick<AccessRevocation, 'watch'>
  readonly now: () => number
}

/** Answers what a client that joins a board, or joins it again, is sent. */
export type JoinHandler = (connection: Connection, message: JoinMessage) => Promise<Welcome | Refused>

/** Messages that joining again counts as (LIMIT-8). */
const JOIN_COST = 20

export function createJoinHandler(options: JoinHandlerOptions): JoinHandler {
  const { rooms, rateLimit, admissions, accessRevocation, now } = options

  async function enter(connection: Connection, message: JoinMessage): Promise<Welcome | Refused> {
    const { socket } = connection
    const hasChanged = accessRevocation.watch()
    const admission = await admit(socket.handshake.headers, message, options)
    if (!admission.ok) return refused(admission.code)
    const { board, viewer } = admission
    try {
      const entering = await prepareWelcome(board, () => viewer, options)
      // No await from here to the answer, so that no row falls between the answer and the first message.
      if (!socket.connected || connection.session !== null) return refused('bad-request')
      // Access changed while this join was under way: the client has to join again.
      const { id: boardId, teamId } = board
      if (hasChanged({ boardId, teamId, people: entering.people })) return refused('unavailable')
      if (isRemoved(rooms.of(board).board.at.state, entering)) return refused('removed-from-board')
      const session = rooms.enter(socket, rooms.of(board), entering)
      connection.session = session
      return welcome(session.room, session.viewer, message.resume, now())
    } finally {
      rooms.dropIfEmpty(board.id)
    }
  }

  /** A client that missed a sequence number joins again with `resume` and keeps its session (WIRE-20). */
  async function joinAgain(
    socket: Socket,
    again: RoomSession,
    message: JoinMessage,
  ): Promise<Welcome | Refused> {
    const { room } = again
    const { board } = room
    if (message.boardId !== board.id) return refused('bad-request')
    try {
      const viewer = await prepareWelcome(board, () => again.viewer, options)
      // No await from here to the answer, so that no row falls between the answer and the first message.
      if (!room.viewers.has(socket)) return refused('not-joined')
      again.joins += 1
      room.caughtUp(socket)
      return welcome(room, viewer, message.resume, now())
    } finally {
      rooms.dropIfEmpty(board.id)
    }
  }

  return async (connection, message) => {
    const { socket, address, session } = connection
    if (session !== null) {
      // Each answer may hold the whole board, and no two answers share memory (LIMIT-8).
      const isAllowed = rateLimit.take(session.viewer.personId, now(), JOIN_COST)
      return isAllowed ? joinAgain(socket, session, message) : refused('too-fast')
    }
    const joining = { boardId: message.boardId, headers: socket.handshake.headers, address }
    const code = admissions.refusal(joining, now())
    if (code !== null) return refused(code)
    const joined = await admissions.run(joining, () => {
      if (admissions.isUnknown(joining, now())) return resolved('not-found')
      return socket.connected ? enter(connection, message) : resolved('bad-request')
    })
    if (joined !== null && 'ok' in joined && !joined.ok && joined.code === 'not-found')
      admissions.rememberUnknown(joining, now())
    return joined ?? refused('unavailable')
  }
}

function refused(code: RefusalCode): Refused {
  return { ok: false, code }
}

function resolved(code: RefusalCode): Promise<Refused> {
  return Promise.resolve(refused(code))
}
