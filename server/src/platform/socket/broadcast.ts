import type { Socket as TcpSocket } from 'node:net'
import type { Socket } from 'socket.io'

/**
 * Sends one event to many. It is encoded once, and the same bytes go to each connection in one write: Socket.IO's
 * own way costs twice as much for each receiver, and under load that is most of what a board costs
 * (docs/decisions/0011). A connection that is no plain WebSocket, or has something waiting that must come first,
 * gets it Socket.IO's way. Whoever reads nothing is not waited for in memory: their connection is cut, and the
 * page resumes when it is back.
 */
export function broadcast(receivers: Iterable<Socket>, name: string, payload: unknown): void {
  let frame: Buffer | null = null
  for (const socket of receivers) {
    if (isChoked(socket)) {
      hangUp(socket)
      continue
    }
    const line = openLine(socket)
    if (line === null) {
      socket.emit(name, payload)
    } else {
      frame ??= textFrame(EVENT_PREFIX + JSON.stringify([name, payload]))
      line.write(frame)
    }
  }
}

/** "4": a message of Engine.IO; "2": an event of Socket.IO, in the namespace that has no name. */
const EVENT_PREFIX = '42'

/** Bytes and packets that may wait for somebody who does not read; then they have to come back for what they miss. */
const BACKLOG_MAX_BYTES = 4 * 1024 * 1024
const BACKLOG_MAX_PACKETS = 5000

function isChoked({ conn }: Socket): boolean {
  const waiting = packetsWaiting(conn)
  if (waiting !== null && waiting > BACKLOG_MAX_PACKETS) return true
  return isPlainWebSocket(conn) && conn.request.socket.writableLength > BACKLOG_MAX_BYTES
}

/** Without a goodbye, which would wait behind everything else. */
function hangUp({ conn }: Socket): void {
  if (isPlainWebSocket(conn)) conn.request.socket.destroy()
  else conn.close(true)
}

/** The connection below, when a frame may be written to it now; null when Socket.IO has to look after it. */
function openLine({ conn }: Socket): TcpSocket | null {
  if (!isPlainWebSocket(conn) || conn.readyState !== 'open') return null
  // What waits there was sent before.
  if (packetsWaiting(conn) !== 0) return null
  const { socket } = conn.request
  return socket.writable ? socket : null
}

/** A WebSocket from the first: after an upgrade `request` would still be that of the polling before it. */
function isPlainWebSocket({ transport, upgraded, upgrading }: Connection): boolean {
  return transport.name === 'websocket' && !upgraded && !upgrading
}

/** The field is not public: where it is missing (null), everything goes Socket.IO's way. */
function packetsWaiting(conn: Connection): number | null {
  const waiting: unknown = conn['writeBuffer']
  return Array.isArray(waiting) ? waiting.length : null
}

type Connection = Socket['conn']

/** A whole text message as a server sends it (RFC 6455 §5.2): not masked, in one frame. */
function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const headerLength = length < 126 ? 2 : length < 0x1_00_00 ? 4 : 10
  const frame = Buffer.allocUnsafe(headerLength + length)
  frame[0] = FINAL_TEXT
  if (headerLength === 2) {
    frame[1] = length
  } else if (headerLength === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, headerLength)
  return frame
}

const FINAL_TEXT = 0x81
