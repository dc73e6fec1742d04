import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { createFrameReader, frameOf } from './websocket-frames.ts'

/** A WebSocket with as little between it and the network as possible: hundreds fit into a generator. */
export interface RawWebSocket {
  sendText(text: string): void
  /** Bytes of all payloads that came in. */
  bytesIn(): number
  close(): void
}

export interface RawWebSocketOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** A text message; the bytes are valid only until this returns. */
  readonly onText: (payload: Buffer) => void
  readonly onClose: (reason: string) => void
}

const CONNECT_TIMEOUT_MS = 30_000
const CLOSE = 8

/** Opens a socket (RFC 6455, no extensions); rejects when the server does not agree. */
export function openRawWebSocket(options: RawWebSocketOptions): Promise<RawWebSocket> {
  const { hostname, port, pathname, search } = new URL(options.url)
  return new Promise((resolve, reject) => {
    let isOpen = false
    let head = Buffer.alloc(0)
    let bytesIn = 0
    const reader = createFrameReader((opcode, payload) => {
      bytesIn += payload.length
      if (opcode === CLOSE) socket.end()
      else options.onText(payload)
    })
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')))

    function readHead(data: Buffer): void {
      head = Buffer.concat([head, data])
      const end = head.indexOf('\r\n\r\n')
      if (end === -1) return
      if (!head.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
        socket.destroy(new Error(`no WebSocket: ${head.toString('latin1', 0, 200)}`))
        return
      }
      isOpen = true
      socket.setTimeout(0)
      resolve({
        sendText: (text) => void socket.write(frameOf(text)),
        bytesIn: () => bytesIn,
        close: () => socket.destroy(),
      })
      if (end + 4 < head.length) reader.take(head.subarray(end + 4))
    }

    socket.on('connect', () => {
      const headers = {
        Host: `${hostname}:${port}`,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        ...options.headers,
      }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
    })
    socket.on('data', (data: Buffer) => (isOpen ? reader.take(data) : readHead(data)))
    socket.on('error', (error) => (isOpen ? undefined : reject(error)))
    socket.on('close', () => {
      if (isOpen) options.onClose('closed')
      else reject(new Error('closed before it was open'))
    })
  })
}
