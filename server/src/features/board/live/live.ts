import { MESSAGE_MAX_BYTES, SOCKET_PATH } from '@retropulse/contract/protocol'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Server as HttpServer } from 'node:http'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import { createSocketServer } from '../../../platform/socket/socket-server.ts'
import type { Identities, RequestHeaders } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { Boards } from '../store/boards.ts'
import { type AccessRevocation, createAccessRevocation } from './access-revocation.ts'
import { createAdmissions } from './admissions.ts'
import type { BoardRooms } from './board-rooms.ts'
import { type ClientLimitsOptions, createClientLimits } from './client-limits.ts'
import { createClusterSync } from './cluster-sync.ts'
import { costOf } from './command-cost.ts'
import { openGateway } from './gateway.ts'
import type { JoinPreparation } from './join.ts'
import { createPeopleOnBoards, type PeopleOnBoards } from './people-on-boards.ts'
import type { Pseudonyms } from './pseudonyms.ts'

export interface LiveOptions extends ClientLimitsOptions {
  readonly httpServer: HttpServer
  readonly publicUrl: string | undefined
  readonly cluster: Cluster
  readonly identities: Identities
  readonly memberships: Memberships
  /** The signed token of a session in a request, whether the session has ended or not; null without one. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  readonly boards: Boards
  readonly engine: BoardEngine
  readonly rooms: BoardRooms
  readonly pseudonyms: Pseudonyms
  readonly scheduler: CooperativeScheduler
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** Called once, when the first page of another site is refused (WIRE-24). */
  readonly onOtherSite: () => void
}

/** Boards with participants: their sockets in this process, and in step with the other processes. */
export interface Live {
  readonly peopleOnBoards: PeopleOnBoards
  readonly accessRevocation: AccessRevocation
  /** Whether a person who is not on the socket may give these commands now, by what they make the server send (LIMIT-25). */
  takeCost(personId: PersonId, commands: readonly BoardCommand[], board: BoardState): boolean
  /** Lets participants join, once the features that prepare a join are built. */
  connect(preparation: JoinPreparation): void
  /** Ends what runs periodically and what is heard from other processes. */
  stop(): void
  /** Disconnects all sockets. */
  disconnect(): Promise<void>
}

/** Joins the rooms with the engine, the sockets and the other processes. */
export function createLive(options: LiveOptions): Live {
  const { engine, rooms, now, sessionOf } = options
  const { connectionLimit, joinLimit, ...limits } = createClientLimits(options)
  const io = createSocketServer({
    httpServer: options.httpServer,
    path: SOCKET_PATH,
    messageMaxBytes: MESSAGE_MAX_BYTES,
    publicUrl: options.publicUrl,
    onOtherSite: options.onOtherSite,
    mayConnect: (handshake) => connectionLimit.take(limits.addressOf(handshake), now()),
  })
  const sync = createClusterSync(options)
  rooms.connect(sync)
  engine.onCommitted((board, rows, origin) => {
    rooms.get(board.id)?.deliver(rows)
    if (origin === 'here') sync.committed(board.id, rows)
  })
  const accessRevocation = createAccessRevocation(options)

  return {
    peopleOnBoards: createPeopleOnBoards(rooms, sync.remotePeople),
    accessRevocation,
    takeCost(personId, commands, board) {
      const cost = commands.reduce((sum, command) => sum + costOf(command, board), 0)
      return cost === 0 || limits.rateLimit.take(personId, now(), cost)
    },
    connect(preparation) {
      const admissions = createAdmissions({ sessionOf, joinLimit })
      openGateway({ ...options, ...limits, ...preparation, io, admissions, accessRevocation })
    },
    stop() {
      sync.close()
      accessRevocation.close()
    },
    async disconnect() {
      // Cutting the connections below Socket.IO makes clients take that for a lost connection and reconnect by
      // themselves (CONN-28).
      for (const socket of io.sockets.sockets.values()) socket.conn.close()
      await io.close()
    },
  }
}
