import { type BoardChannel, commandSchemas } from '@retropulse/contract/board-command'
import {
  type CommandReply,
  type JoinMessage,
  type JoinReply,
  roomMessageSchema,
  type RoomReply,
} from '@retropulse/contract/board-room'
import { boardIdSchema } from '@retropulse/contract/ids'
import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import { isRemoved } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { IncomingMessage } from 'node:http'
import type { Server } from 'socket.io'
import { z } from 'zod'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import { watchMessageSize } from '../../../platform/socket/socket-server.ts'
import { hangUp } from '../../../platform/socket/broadcast.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import { assigneeToCheck, mayBeAssigned, type MayBeAssignedPorts } from './may-be-assigned.ts'
import type { Admissions } from './admissions.ts'
import { costOf } from './command-cost.ts'
import type { BoardRooms } from './board-rooms.ts'
import type { AccessRevocation } from './access-revocation.ts'
import { admit, type JoinPorts, prepareWelcome, type Welcome, welcome } from './join.ts'
import { createFloodWatch } from './flood-watch.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRoomHandler } from './room-messages.ts'
import type { RoomSession } from './room-session.ts'
import { sendBoard } from './send-board.ts'

export interface GatewayOptions extends JoinPorts {
  readonly memberships: JoinPorts['memberships'] & MayBeAssignedPorts['memberships']
  readonly io: Server
  readonly engine: BoardEngine
  readonly rooms: BoardRooms
  readonly rateLimit: RateLimit
  /** Commands of all guests of one address. */
  readonly guestLimit: RateLimit
  readonly admissions: Admissions
  readonly addressOf: (handshake: IncomingMessage) => string
  readonly scheduler: CooperativeScheduler
  readonly accessRevocation: Pick<AccessRevocation, 'watch'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

type Reply = (reply: JoinReply | CommandReply | RoomReply) => void

const CHANNELS: readonly BoardChannel[] = ['message', 'update', 'settings-update']

/** Messages that joining again counts as (LIMIT-8). */
const JOIN_COST = 20

/** The entry point of the live socket: every message is parsed, authorized, handled and answered. */
export function openGateway(options: GatewayOptions): void {
  const { io, engine, rooms, rateLimit, guestLimit, admissions, scheduler, accessRevocation } = options
  const { addressOf, now, onError } = options
  const handleRoom = createRoomHandler(options)

  function sendRest(session: RoomSession, rest: BoardState): void {
    const { joins } = session
    scheduler.run(sendBoard(session, rest, () => session.joins === joins)).catch(onError)
  }

  io.on('connection', (socket) => {
    let session: RoomSession | null = null
    const isTooLarge = watchMessageSize(socket, MESSAGE_MAX_BYTES)
    const isFlooding = createFloodWatch()
    const address = addressOf(socket.request)

    socket.use(([name, ...args], next) => {
      const code = refusalBeforeParsing(name, args)
      if (code === null) return next()
      if (code === 'too-fast' && isFlooding(now())) return hangUp(socket)
      replyTo(args)(refused(code))
    })

    /** Why a message is refused before its payload is parsed; null: it is not. */
    function refusalBeforeParsing(name: unknown, args: readonly unknown[]): RefusalCode | null {
      const isLarge = isTooLarge()
      if (!rateLimit.take(sender(), now())) return 'too-fast'
      if (isLarge) return 'too-large'
      const isKnown = name === 'room' || CHANNELS.some((channel) => channel === name)
      const hasPayload = args.length > 0 && !isFunction(args[0])
      return isKnown && hasPayload && args.length <= 2 ? null : 'bad-request'
    }

    function sender(): string {
      return session?.viewer.personId ?? `${address} ${socket.id}`
    }

    /**
     * A costly command takes more of the sender's own allowance (LIMIT-8, LIMIT-25), and of the one that the guests of an
     * address share, since an attacker can create any number of guests (LIMIT-10). What a guest's own allowance refuses
     * takes nothing from the other guests.
     */
    function isTooMuch({ viewer, room }: RoomSession, command: BoardCommand): boolean {
      const cost = costOf(command, room.board.at.state)
      if (cost > 0 && !rateLimit.take(viewer.personId, now(), cost)) return true
      return !viewer.isSignedIn && !guestLimit.take(address, now(), 1 + cost)
    }

    /** An error in a handler is answered to the sender, and does not end the server process. */
    function listen(name: string, handle: (payload: unknown, reply: Reply) => void): void {
      socket.on(name, (payload: unknown, ...rest: unknown[]) => {
        const reply = replyTo(rest)
        try {
          handle(payload, reply)
        } catch (error) {
          onError(error)
          reply(refused('unavailable'))
        }
      })
    }

    listen('room', (payload, reply) => {
      const parsed = roomMessageSchema.safeParse(payload)
      if (!parsed.success) return reply(refused(isJoinOfNoBoard(payload) ? 'not-found' : 'bad-request'))
      if (parsed.data.type !== 'join') {
        return reply(session === null ? refused('not-joined') : handleRoom(session, parsed.data))
      }
      join(parsed.data).then(
        (joined) => {
          if ('ok' in joined) return reply(joined)
          reply(joined.reply)
          if (session !== null && joined.rest !== null) sendRest(session, joined.rest)
        },
        (error: unknown) => {
          onError(error)
          reply(refused('unavailable'))
        },
      )
    })

    for (const channel of CHANNELS) {
      listen(channel, (payload, reply) => {
        const parsed = commandSchemas[channel].safeParse(payload)
        if (!parsed.success) return reply(refused('bad-request'))
        if (session === null) return reply(refused('not-joined'))
        const at = session
        const { viewer, room } = at
        if (isTooMuch(at, parsed.data.command)) return reply(refused('too-fast'))
        const submit = (): void =>
          engine.submit(room.board, {
            envelope: parsed.data,
            actor: at.viewer,
            noFacilitatorSince: () => room.noFacilitatorSince(),
            presentKeys: () => room.presence.presentKeys(),
            editedByOthers: () => room.editing.heldByOthers(viewer.authorIds, now()),
            reply,
          })
        const assignee = assigneeToCheck(parsed.data.command, viewer)
        if (assignee === null) return submit()
        mayBeAssigned(room.board.teamId, assignee, options).then(
          (isMember) => {
            // The role or the session of the sender ended meanwhile: nothing is done with the rights from before.
            if (!room.viewers.has(socket)) return reply(refused('not-joined'))
            return isMember ? submit() : reply(refused('unknown-member'))
          },
          (error: unknown) => {
            onError(error)
            reply(refused('unavailable'))
          },
        )
      })
    }

    socket.on('disconnect', () => {
      if (session !== null) rooms.leave(session)
    })

    async function join(message: JoinMessage): Promise<Welcome | Refused> {
      if (session !== null) {
        // Each answer may hold the whole board, and no two answers share memory (LIMIT-8).
        const isAllowed = rateLimit.take(session.viewer.personId, now(), JOIN_COST)
        return isAllowed ? joinAgain(session, message) : refused('too-fast')
      }
      const joining = { boardId: message.boardId, headers: socket.handshake.headers, address }
      const code = admissions.refusal(joining, now())
      if (code !== null) return refused(code)
      const joined = await admissions.run(joining, () => {
        if (admissions.isUnknown(joining, now())) return resolved('not-found')
        return socket.connected ? enter(message) : resolved('bad-request')
      })
      if (joined !== null && 'ok' in joined && !joined.ok && joined.code === 'not-found')
        admissions.rememberUnknown(joining, now())
      return joined ?? refused('unavailable')
    }

    async function enter(message: JoinMessage): Promise<Welcome | Refused> {
      const hasChanged = accessRevocation.watch()
      const admission = await admit(socket.handshake.headers, message, options)
      if (!admission.ok) return refused(admission.code)
      const { board, viewer } = admission
      try {
        const entering = await prepareWelcome(board, () => viewer, options)
        // No await from here to the answer, so that no row falls between the answer and the first message.
        if (!socket.connected || session !== null) return refused('bad-request')
        // Access changed while this join was under way: the client has to join again.
        const { id: boardId, teamId } = board
        if (hasChanged({ boardId, teamId, people: entering.people })) return refused('unavailable')
        if (isRemoved(rooms.of(board).board.at.state, entering)) return refused('removed-from-board')
        session = rooms.enter(socket, rooms.of(board), entering)
        return welcome(session.room, session.viewer, message.resume, now())
      } finally {
        rooms.dropIfEmpty(board.id)
      }
    }

    /** A client that missed a sequence number joins again with `resume` and keeps its session (WIRE-20). */
    async function joinAgain(again: RoomSession, message: JoinMessage): Promise<Welcome | Refused> {
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
  })
}

/** No board has such an id, which an address may have by a typing error. */
function isJoinOfNoBoard(payload: unknown): boolean {
  const join = joinOfNoBoard.safeParse(payload)
  return join.success && roomMessageSchema.safeParse({ ...join.data, boardId: 'none' }).success
}

const joinOfNoBoard = z.looseObject({
  type: z.literal('join'),
  boardId: z.string().refine((id) => !boardIdSchema.safeParse(id).success),
})

function refused(code: RefusalCode): Refused {
  return { ok: false, code }
}

function resolved(code: RefusalCode): Promise<Refused> {
  return Promise.resolve(refused(code))
}

/** Answers through the acknowledgement of the message; a message that asks for none gets no answer (WIRE-16). */
function replyTo(args: readonly unknown[]): Reply {
  const acknowledge = args.at(-1)
  return isFunction(acknowledge) ? (reply) => acknowledge(reply) : () => undefined
}

function isFunction(value: unknown): value is (reply: unknown) => void {
  return typeof value === 'function'
}
