import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'

export interface SocketServerOptions {
  readonly httpServer: HttpServer
  readonly path: string
  /** Bytes of one message beyond which it is refused with `tooLarge` instead of being handled. */
  readonly messageMaxBytes: number
  /** The address under which people reach this installation, when a proxy hides it from us. */
  readonly publicUrl: string | undefined
}

/** A hard end for what even a refusal is too much work for: the connection is closed. */
const MESSAGE_CEILING_FACTOR = 16

/** Socket.IO as this product uses it: WebSocket first, polling as fallback, nothing compressed (it costs more than it saves). */
export function createSocketServer(options: SocketServerOptions): Server {
  const { httpServer, path, messageMaxBytes, publicUrl } = options
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host
  return new Server(httpServer, {
    path,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: messageMaxBytes * MESSAGE_CEILING_FACTOR,
    // The same-origin policy does not cover WebSockets: without this, any site could use a visitor's cookies.
    allowRequest: (request, decide) => {
      decide(null, isFromHere(request.headers.origin, [request.headers.host, publicHost]))
    },
  })
}

/** Watches the size of what comes in; the answer tells whether the message at hand is too large. */
export function watchMessageSize(socket: Socket, maxBytes: number): () => boolean {
  let isTooLarge = false
  socket.conn.on('packet', (packet: { data?: unknown }) => {
    isTooLarge = sizeOf(packet.data) > maxBytes
  })
  return () => isTooLarge
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
