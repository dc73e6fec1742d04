import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { Server } from 'socket.io'

// S0: the least that fan-out costs. Sends the same 200 bytes to all connected clients, one message in each turn of the
// event loop, or as many a second as the parent says, until it disconnects. Started with the kind of server as its
// argument.

const TEXT = 'x'.repeat(200)
/** Bytes that may wait for the slowest receiver: the server is never further ahead of the generator. */
const BACKLOG_BYTES = 64 * 1024

/** Of the WebSocket handshake: RFC 6455, section 1.3. */
const WEBSOCKET_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

const http = createServer()
const receivers: Socket[] = []
const tellEverybody = process.argv[2] === 'socket.io' ? overSocketIo() : overWebSocket()

http.on('upgrade', (_request, socket: Socket) => receivers.push(socket))
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  process.send?.(address !== null && typeof address === 'object' ? address.port : 0)
})
process.once('message', ({ perSecond }: { perSecond: number | null }) => {
  if (perSecond === null) keepTelling()
  else setInterval(tellEverybody, 1000 / perSecond)
})
process.once('disconnect', () => process.exit())

function keepTelling(): void {
  const isBehind = receivers.some((socket) => socket.writableLength > BACKLOG_BYTES)
  if (!isBehind) tellEverybody()
  // Polling would count as work.
  if (isBehind) setTimeout(keepTelling, 1)
  else setImmediate(keepTelling)
}

/** Socket.IO with its defaults: it encodes a message once for all receivers. */
function overSocketIo(): () => void {
  const io = new Server(http, { transports: ['websocket'] })
  return () => io.emit('message', TEXT)
}

/** One frame, made beforehand and written unchanged to every connection. */
function overWebSocket(): () => void {
  http.on('upgrade', ({ headers }, socket: Socket) => {
    const key = `${headers['sec-websocket-key'] ?? ''}${WEBSOCKET_GUID}`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    socket.setNoDelay(true).on('error', () => socket.destroy())
  })
  const frame = Buffer.from([0x81, 126, 0, TEXT.length, ...Buffer.from(TEXT)])
  return () => {
    for (const socket of receivers) socket.write(frame)
  }
}
