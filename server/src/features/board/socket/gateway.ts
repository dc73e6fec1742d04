import { type BoardChannel, commandSchemas } from '@retropulse/contract/board-command'
import {
  type CommandReply,
  type JoinMessage,
  type JoinReply,
  roomMessageSchema,
  type RoomReply,
} from '@retropulse/contract/board-room'
import { MESSAGE_MAX_BYTES } from '@retropulse/contract/protocol'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import type { Server, Socket } from 'socket.io'
import { isRemoved } from '@retropulse/domain/board/actor'
import { watchMessageSize } from '../../../platform/socket/socket-server.ts'
import type { BoardEngine } from '../commands/board-engine.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms } from './board-rooms.ts'
import type { Doors } from './doors.ts'
import { admit, type JoinPorts, learnAuthors, welcome } from './join.ts'
import type { MoodCounts } from './mood-counts.ts'
import type { RateLimit } from './rate-limit.ts'
import { createRoomHandler } from './room-messages.ts'
import type { Seat } from './seat.ts'
import { viewerAfter } from './viewer.ts'

export interface GatewayOptions extends JoinPorts {
  readonly io: Server
  readonly engine: BoardEngine
  readonly rooms: BoardRooms
  readonly rateLimit: RateLimit
  readonly moodCounts: Pick<MoodCounts, 'learn'>
  readonly doors: Pick<Doors, 'turn'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

type Reply = (reply: JoinReply | CommandReply | RoomReply) => void

const CHANNELS: readonly BoardChannel[] = ['message', 'update', 'settings-update']

/** Messages that joining again counts for. */
const JOIN_COST = 20

/** The door of the live socket: every message is parsed, allowed, handed on and answered. */
export function openGateway(options: GatewayOptions): void {
  const { io, engine, rooms, rateLimit, moodCounts, doors, now, onError } = options
  const handleRoom = createRoomHandler(options)

  io.on('connection', (socket) => {
    let seat: Seat | null = null
    const isTooLarge = watchMessageSize(socket, MESSAGE_MAX_BYTES)

    socket.use(([name, ...args], next) => {
      const code = refusalBeforeParsing(name, args)
      if (code === null) next()
      else replyTo(socket, args)({ ok: false, code })
    })

    /** What is wrong with a message before anybody looks into it. */
    function refusalBeforeParsing(name: unknown, args: readonly unknown[]): RefusalCode | null {
      if (isTooLarge()) return 'too-large'
      const isKnown = name === 'room' || CHANNELS.some((channel) => channel === name)
      const hasPayload = args.length > 0 && !isFunction(args[0])
      if (!isKnown || !hasPayload || args.length > 2) return 'bad-request'
      const person = seat?.viewer.personId ?? `${socket.handshake.address} ${socket.id}`
      return rateLimit.take(person, now()) ? null : 'too-fast'
    }

    /** A message that nobody foresaw costs its sender an answer, and not everybody the server. */
    function listen(name: string, handle: (payload: unknown, reply: Reply) => void): void {
      socket.on(name, (payload: unknown, ...rest: unknown[]) => {
        const reply = replyTo(socket, rest)
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
      if (!parsed.success) return reply(refused('bad-request'))
      if (parsed.data.type !== 'join') {
        return reply(seat === null ? refused('not-joined') : handleRoom(seat, parsed.data))
      }
      join(parsed.data).then(reply, (error: unknown) => {
        onError(error)
        reply(refused('unavailable'))
      })
    })

    for (const channel of CHANNELS) {
      listen(channel, (payload, reply) => {
        const parsed = commandSchemas[channel].safeParse(payload)
        if (!parsed.success) return reply(refused('bad-request'))
        if (seat === null) return reply(refused('not-joined'))
        const { viewer, room } = seat
        engine.submit(room.board, {
          envelope: parsed.data,
          actor: viewer,
          noFacilitatorSince: () => room.noFacilitatorSince(),
          editedByOthers: () => room.editing.heldByOthers(viewer.authorIds, now()),
          reply,
        })
      })
    }

    socket.on('disconnect', () => {
      if (seat !== null) rooms.leave(seat)
    })

    async function join(message: JoinMessage): Promise<JoinReply> {
      if (seat !== null) {
        // Each answer may hold the whole board, and no two of them share memory.
        const isAllowed = rateLimit.take(seat.viewer.personId, now(), JOIN_COST)
        return isAllowed ? joinAgain(seat, message, now()) : refused('too-fast')
      }
      const turn = doors.turn()
      const admission = await admit(socket.handshake.headers, message, options)
      if (!admission.ok) return refused(admission.code)
      const { board, viewer } = admission
      try {
        // While profiles are fetched the last person may leave and take the room along, and the board may begin to
        // hide its authors, or to show them (D9): whoever enters does so as the board is by then.
        let room: BoardRoom | null = null
        let entering = viewer
        let changes = -1
        while (room !== rooms.of(board) || changes !== board.at.state.anonymityChanges) {
          room = rooms.of(board)
          changes = board.at.state.anonymityChanges
          entering = viewerAfter(viewer, board.at.state, options.pseudonyms)
          if (entering.seesAuthors) await learnAuthors(room, options.identities)
          await moodCounts.learn(room)
        }
        // From here to the answer nothing waits, so no row falls between the answer and the first message.
        if (!socket.connected || seat !== null) return refused('bad-request')
        // A board was made private while they were on their way in: they ask once more.
        if (doors.turn() !== turn) return refused('unavailable')
        if (isRemoved(rooms.of(board).board.at.state, entering)) return refused('removed-from-board')
        seat = rooms.enter(socket, rooms.of(board), entering)
        return welcome(seat.room, seat.viewer, message.resume, now())
      } finally {
        rooms.dropIfEmpty(board.id)
      }
    }
  })
}

/** A client that missed a number asks for what it lacks; it keeps its seat. */
function joinAgain({ room, viewer }: Seat, message: JoinMessage, now: number): JoinReply {
  if (message.boardId !== room.board.id) return refused('bad-request')
  return welcome(room, viewer, message.resume, now)
}

function refused(code: RefusalCode): Refused {
  return { ok: false, code }
}

/** Answers through the message's acknowledgement, or, for one that asked for none, tells of a refusal. */
function replyTo(socket: Socket, args: readonly unknown[]): Reply {
  const acknowledge = args.at(-1)
  if (isFunction(acknowledge)) return (reply) => acknowledge(reply)
  return (reply) => {
    if (!reply.ok) socket.emit('room', { type: 'refused', code: reply.code })
  }
}

function isFunction(value: unknown): value is (reply: unknown) => void {
  return typeof value === 'function'
}
