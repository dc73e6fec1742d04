import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardChannel, CommandEnvelope } from '@retropulse/contract/board-command'
import type {
  BoardUpdate,
  CommandReply,
  JoinMessage,
  JoinReply,
  RoomMessage,
  RoomUpdate,
  ServerToClient,
} from '@retropulse/contract/board-room'
import { POLLING_REQUEST_TIMEOUT_MS, SOCKET_PATH, SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { io, type Socket } from 'socket.io-client'

/** One socket, from its opening to its end; it is never opened again. */
export interface BoardSocket {
  readonly join: (message: JoinMessage, onReply: (reply: JoinReply) => void) => void
  readonly send: (envelope: CommandEnvelope, onReply: (reply: CommandReply) => void) => void
  /** Sends a message that needs no answer and may be lost. */
  readonly emit: (message: Exclude<RoomMessage, JoinMessage>) => void
  /** When anything last arrived: milliseconds since 1970. */
  readonly heardAt: () => number
  /** Tells the server that the tab is hidden (PRESENCE-8), and ends once that is acknowledged; else like `close`. */
  readonly rest: () => void
  /** Ends the link; none of its handlers is called any more. */
  readonly close: () => void
}

export interface BoardSocketHandlers {
  readonly onOpen: () => void
  /** The link ended, or could not be opened; called once. */
  readonly onClose: () => void
  readonly onUpdate: (update: BoardUpdate) => void
  readonly onRoom: (update: RoomUpdate) => void
}

/** The transport to try first; when it does not work, the other one is tried. */
export type FirstTransport = 'websocket' | 'polling'
export type OpenSocket = (first: FirstTransport, handlers: BoardSocketHandlers) => BoardSocket

/** Milliseconds that a socket waits for the acknowledgement before a hidden tab closes it. */
const REST_TIMEOUT_MS = 1000

type ClientToServer = Record<
  BoardChannel,
  (envelope: CommandEnvelope, reply: (reply: CommandReply) => void) => void
> & {
  room: (message: RoomMessage, reply?: (reply: JoinReply) => void) => void
}

/** Opens a socket to the server at `url`, or to the origin of the page (WIRE-1). */
export function openBoardSocket(
  url: string | undefined,
  first: FirstTransport,
  handlers: BoardSocketHandlers,
): BoardSocket {
  const options = {
    path: SOCKET_PATH,
    transports: first === 'websocket' ? ['websocket', 'polling'] : ['polling', 'websocket'],
    tryAllTransports: true,
    timeout: SOCKET_TIMEOUT_MS,
    requestTimeout: POLLING_REQUEST_TIMEOUT_MS,
    // Each attempt is a socket of its own, so that nothing of a dead one can arrive late.
    forceNew: true,
    reconnection: false,
  }
  const socket: Socket<ServerToClient, ClientToServer> = url === undefined ? io(options) : io(url, options)
  let isOver = false
  let heardAt = Date.now()

  function end(): void {
    if (isOver) return
    isOver = true
    socket.disconnect()
  }

  function fail(): void {
    if (isOver) return
    end()
    handlers.onClose()
  }

  function unlessOver<Message>(handle: (message: Message) => void): (message: Message) => void {
    return (message) => {
      if (!isOver) handle(message)
    }
  }

  socket.on('connect', () => {
    if (isOver) return
    socket.io.engine.on('packet', () => {
      heardAt = Date.now()
    })
    handlers.onOpen()
  })
  socket.on('connect_error', fail)
  socket.on('disconnect', fail)
  socket.on('room', unlessOver(handlers.onRoom))
  for (const channel of ['message', 'update', 'settings-update'] as const) {
    socket.on(channel, unlessOver(handlers.onUpdate))
  }

  return {
    join: (message, onReply) => socket.emit('room', message, unlessOver(onReply)),
    send: (envelope, onReply) =>
      socket.emit(COMMAND_CHANNEL[envelope.command.type], envelope, unlessOver(onReply)),
    // A place of a dragged note that is outdated before it could be sent is dropped.
    emit: (message) => (message.type === 'drag' ? socket.volatile : socket).emit('room', message),
    heardAt: () => heardAt,
    rest() {
      if (isOver) return
      isOver = true
      // The server drops a message when its socket is closed by the time it handles it.
      socket.timeout(REST_TIMEOUT_MS).emit('room', { type: 'away' }, () => socket.disconnect())
    },
    close: end,
  }
}
