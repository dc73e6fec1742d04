import { type BoardChannel, type CommandEnvelope, commandSchemas } from '@retropulse/contract/board-command'
import {
  type CommandReply,
  type JoinReply,
  roomMessageSchema,
  type RoomReply,
} from '@retropulse/contract/board-room'
import { boardIdSchema } from '@retropulse/contract/ids'
import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
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
import { costOf } from './command-cost.ts'
import { type Connection, createJoinHandler, type JoinHandlerOptions } from './join-handler.ts'
import { createFloodWatch } from './flood-watch.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRoomHandler } from './room-messages.ts'
import type { RoomSession } from './room-session.ts'
import { sendBoard } from './send-board.ts'

export interface GatewayOptions extends JoinHandlerOptions {
  readonly memberships: JoinHandlerOptions['memberships'] & MayBeAssignedPorts['memberships']
  readonly io: Server
  readonly engine: BoardEngine
  /** Commands of all guests of one address. */
  readonly guestLimit: RateLimit
  readonly addressOf: (handshake: IncomingMessage) => string
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
}

type Reply = (reply: JoinReply | CommandReply | RoomReply) => void

const CHANNELS: readonly BoardChannel[] = ['message', 'update', 'settings-update']

/** The entry point of the live socket: every message is parsed, authorized, handled and answered. */
export function openGateway(options: GatewayOptions): void {
  const { io, rooms, scheduler, addressOf, onError } = options
  const handleRoom = createRoomHandler(options)
  const join = createJoinHandler(options)

  function sendRest(session: RoomSession, rest: BoardState): void {
    const { joins } = session
    scheduler.run(sendBoard(session, rest, () => session.joins === joins)).catch(onError)
  }

  io.on('connection', (socket) => {
    const connection: Connection = { socket, address: addressOf(socket.request), session: null }
    refuseEarly(connection, options)

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
      const { session } = connection
      const parsed = roomMessageSchema.safeParse(payload)
      if (!parsed.success) return reply(refused(isJoinOfNoBoard(payload) ? 'not-found' : 'bad-request'))
      if (parsed.data.type !== 'join') {
        return reply(session === null ? refused('not-joined') : handleRoom(session, parsed.data))
      }
      join(connection, parsed.data).then(
        (joined) => {
          if ('ok' in joined) return reply(joined)
          reply(joined.reply)
          if (connection.session !== null && joined.rest !== null) sendRest(connection.session, joined.rest)
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
        if (connection.session === null) return reply(refused('not-joined'))
        submitCommand({ ...connection, session: connection.session }, parsed.data, reply, options)
      })
    }

    socket.on('disconnect', () => {
      if (connection.session !== null) rooms.leave(connection.session)
    })
  })
}

/** Refuses messages before their payload is parsed, and hangs up on a sender who goes on too fast (LIMIT-8). */
function refuseEarly(connection: Connection, { rateLimit, now }: GatewayOptions): void {
  const { socket, address } = connection
  const isTooLarge = watchMessageSize(socket, MESSAGE_MAX_BYTES)
  const isFlooding = createFloodWatch()

  /** Null: the message is not refused. */
  function refusalOf(name: unknown, args: readonly unknown[]): RefusalCode | null {
    const isLarge = isTooLarge()
    const sender = connection.session?.viewer.personId ?? `${address} ${socket.id}`
    if (!rateLimit.take(sender, now())) return 'too-fast'
    if (isLarge) return 'too-large'
    const isKnown = name === 'room' || CHANNELS.some((channel) => channel === name)
    const hasPayload = args.length > 0 && !isFunction(args[0])
    return isKnown && hasPayload && args.length <= 2 ? null : 'bad-request'
  }

  socket.use(([name, ...args], next) => {
    const code = refusalOf(name, args)
    if (code === null) return next()
    if (code === 'too-fast' && isFlooding(now())) return hangUp(socket)
    replyTo(args)(refused(code))
  })
}

type JoinedConnection = Connection & { readonly session: RoomSession }

/** Hands a command to the engine, which answers it. */
function submitCommand(
  connection: JoinedConnection,
  envelope: CommandEnvelope,
  reply: Reply,
  options: GatewayOptions,
): void {
  const { engine, now, onError } = options
  const { socket, session } = connection
  const { viewer, room } = session
  const isAffordable = costCheck(connection, envelope.command, options)
  if (!isAffordable(room.board.at.state)) return reply(refused('too-fast'))
  const submit = (): void =>
    engine.submit(room.board, {
      envelope,
      actor: session.viewer,
      noFacilitatorSince: () => room.noFacilitatorSince(),
      presentKeys: () => room.presence.presentKeys(),
      editedByOthers: () => room.editing.heldByOthers(viewer.authorIds, now()),
      isAffordable,
      reply,
    })
  const assignee = assigneeToCheck(envelope.command, viewer)
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
}

/**
 * A costly command takes more of the sender's own allowance (LIMIT-8, LIMIT-25), and of the one that the guests of an
 * address share, since an attacker can create any number of guests (LIMIT-10). What a guest's own allowance refuses
 * takes nothing from the other guests. The check takes what is not paid for yet, so that it can be asked once the
 * commands before this one are done, which may have made it costlier.
 */
function costCheck(
  { address, session: { viewer } }: JoinedConnection,
  command: BoardCommand,
  { rateLimit, guestLimit, now }: GatewayOptions,
): (board: BoardState) => boolean {
  let paid = 0
  let paidByGuests = viewer.isSignedIn ? Infinity : -1
  return (board) => {
    const cost = costOf(command, board)
    if (cost > paid && !rateLimit.take(viewer.personId, now(), cost - paid)) return false
    paid = Math.max(paid, cost)
    if (cost > paidByGuests && !guestLimit.take(address, now(), cost - paidByGuests)) return false
    paidByGuests = Math.max(paidByGuests, cost)
    return true
  }
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

/** Answers through the acknowledgement of the message; a message that asks for none gets no answer (WIRE-16). */
function replyTo(args: readonly unknown[]): Reply {
  const acknowledge = args.at(-1)
  return isFunction(acknowledge) ? (reply) => acknowledge(reply) : () => undefined
}

function isFunction(value: unknown): value is (reply: unknown) => void {
  return typeof value === 'function'
}
