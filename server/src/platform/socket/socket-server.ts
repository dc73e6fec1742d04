import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'

export interface SocketServerOptions {
  readonly httpServer: HttpServer
  readonly path: string
  /** Bytes beyond which a message is refused with `tooLarge` (LIMIT-7). */
  readonly messageMaxBytes: number
  /** The address under which browsers reach this installation, when a proxy hides it from the server. */
  readonly publicUrl: string | undefined
  /** Whether the address of a handshake may open another connection (LIMIT-15); when omitted, every address may. */
  readonly mayConnect?: (handshake: IncomingMessage) => boolean
  /** Called once, for the first page of another site that is refused: behind a proxy it may be the own one. */
  readonly onOtherSite?: (() => void) | undefined
}

/** Beyond this multiple of the limit the connection is closed, since even a refusal would cost too much. */
const MESSAGE_CEILING_FACTOR = 16

/** Socket.IO as in WIRE-1: WebSocket first, polling as fallback, no compression, which costs more than it saves. */
export function createSocketServer(options: SocketServerOptions): Server {
  const { httpServer, path, messageMaxBytes, publicUrl, mayConnect = () => true } = options
  let { onOtherSite } = options
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  const server = new Server(httpServer, {
    path,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: messageMaxBytes * MESSAGE_CEILING_FACTOR,
    // The same-origin policy does not cover WebSockets: without this check, any site could use a visitor's cookies
    // (WIRE-24).
    allowRequest: (request, decide) => {
      const isOwn = isFromHere(request.headers.origin, [request.headers.host, publicHost])
      decide(null, isOwn && mayConnect(request))
      if (isOwn) return
      onOtherSite?.()
      onOtherSite = undefined
    },
  })
  server.engine.on('connection', boundPayloads)
  return server
}

/** Messages in one polling request (LIMIT-12); a page never has as many to send. */
const PACKETS_PER_PAYLOAD_MAX = 500

/**
 * A request of 1 MB may hold 70,000 messages, which would all be handled in one turn of the event loop: beyond the
 * limit (LIMIT-12) the connection is closed and the rest dropped.
 */
function boundPayloads(connection: Socket['conn']): void {
  let inTurn = 0
  connection.on('packet', () => {
    if (connection.transport.name !== 'polling') return
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += 1
    if (inTurn > PACKETS_PER_PAYLOAD_MAX) connection.close(true)
  })
}

/**
 * Measures incoming messages. The returned function tells whether the next message to be handled is too large; it has
 * to be called once for each message, in order, since several may have arrived before the first is handled.
 */
export function watchMessageSize(socket: Socket, maxBytes: number): () => boolean {
  const sizes: number[] = []
  socket.conn.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
    if (type !== 'message') return
    if (isEvent(data)) sizes.push(sizeOf(data))
    // Attachments arrive in separate pieces, after their message and before the next one.
    else if (typeof data !== 'string') sizes.push((sizes.pop() ?? 0) + sizeOf(data))
  })
  return () => (sizes.shift() ?? 0) > maxBytes
}

/** The packet types EVENT and BINARY_EVENT of the Socket.IO protocol; other packets are never handled. */
function isEvent(data: unknown): boolean {
  return typeof data === 'string' && (data.startsWith('2') || data.startsWith('5'))
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return Buffer.byteLength(data)
  return data instanceof Uint8Array ? data.byteLength : 0
}

/** Browsers name the page that a connection comes from; other clients need not. */
function isFromHere(origin: string | undefined, hosts: readonly (string | undefined)[]): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && hosts.includes(new URL(origin).host)
}
