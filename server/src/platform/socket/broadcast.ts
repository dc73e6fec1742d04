import type { Socket as TcpSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io'

/**
 * Sends one event to many sockets. It is encoded once, and the same bytes go to each connection in one write:
 * Socket.IO's own way costs twice as much for each receiver, and under load that is most of what a board costs
 * (docs/decisions/0011). A connection that is no plain WebSocket, or has messages queued that must come first, gets it
 * through Socket.IO. A client that does not read is cut off and resumes later (LIMIT-13). `isBulk`: a part of something
 * large that every client is sent at once; it counts apart, so that no client is cut off for being sent much.
 */
export function broadcast(
  receivers: Iterable<Socket>,
  name: string,
  payload: unknown,
  { isBulk = false }: { readonly isBulk?: boolean } = {},
): void {
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
      if (isBulk) writeBulk(line, frame)
      else line.write(frame)
    }
  }
}

/** Resolves once little waits for a connection, or it has ended; undefined when that is so already. */
export function whenDrained(socket: Socket): Promise<void> | undefined {
  return isDrained(socket) ? undefined : drained(socket)
}

async function drained(socket: Socket): Promise<void> {
  while (!isDrained(socket)) await sleep(DRAIN_LOOK_MS)
}

function isDrained({ conn, connected }: Socket): boolean {
  if (!connected || conn.readyState !== 'open') return true
  if (!conn.transport.writable || (packetsWaiting(conn) ?? 0) > 0) return false
  return !isPlainWebSocket(conn) || conn.request.socket.writableLength <= DRAINED_BYTES
}

/** "4": a message of Engine.IO; "2": an event of Socket.IO, in the default namespace. */
const EVENT_PREFIX = '42'

/** Bytes and packets that may wait for a client that does not read, before it is cut off (LIMIT-13). */
const BACKLOG_MAX_BYTES = 4 * 1024 * 1024
const BACKLOG_MAX_PACKETS = 5000
/** Bytes of bulk that may wait beside the backlog: more than the texts of a board. Receivers share these bytes. */
const BULK_MAX_BYTES = 32 * 1024 * 1024
/** Bytes below which a connection counts as drained, and milliseconds between two checks. */
const DRAINED_BYTES = 64 * 1024
const DRAIN_LOOK_MS = 5

/** Bytes of bulk that wait for a connection. */
const bulkWaiting = new WeakMap<TcpSocket, number>()

function writeBulk(line: TcpSocket, frame: Buffer): void {
  bulkWaiting.set(line, (bulkWaiting.get(line) ?? 0) + frame.length)
  line.write(frame, () => bulkWaiting.set(line, (bulkWaiting.get(line) ?? 0) - frame.length))
}

function isChoked({ conn }: Socket): boolean {
  const waiting = packetsWaiting(conn)
  if (waiting !== null && waiting > BACKLOG_MAX_PACKETS) return true
  if (!isPlainWebSocket(conn)) return false
  const { socket } = conn.request
  const bulk = Math.min(bulkWaiting.get(socket) ?? 0, BULK_MAX_BYTES)
  return socket.writableLength - bulk > BACKLOG_MAX_BYTES
}

/** Cuts a connection without a close frame, which would wait behind everything else. */
export function hangUp({ conn }: Socket): void {
  if (isPlainWebSocket(conn)) conn.request.socket.destroy()
  else conn.close(true)
}

/** The TCP connection, when a frame may be written to it now; null when Socket.IO has to send. */
function openLine({ conn }: Socket): TcpSocket | null {
  if (!isPlainWebSocket(conn) || conn.readyState !== 'open') return null
  // Packets that wait there were sent before and must stay before.
  if (packetsWaiting(conn) !== 0) return null
  const { socket } = conn.request
  return socket.writable ? socket : null
}

/** True for a WebSocket without an upgrade: after one, `request` would still be that of the polling before it. */
function isPlainWebSocket({ transport, upgraded, upgrading }: Connection): boolean {
  return transport.name === 'websocket' && !upgraded && !upgrading
}

/** The field is not public: where it is missing (null), everything is sent through Socket.IO. */
function packetsWaiting(conn: Connection): number | null {
  const waiting: unknown = conn['writeBuffer']
  return Array.isArray(waiting) ? waiting.length : null
}

type Connection = Socket['conn']

/** A whole text message as a server sends it (RFC 6455, section 5.2): not masked, in one frame. */
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
