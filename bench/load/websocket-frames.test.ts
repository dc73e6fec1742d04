import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { describe, expect, test } from 'vitest'
import { openRawWebSocket } from './raw-websocket.ts'
import { createFrameReader } from './websocket-frames.ts'

describe('frames of a server', () => {
  const frame = (payload: string) => {
    const length = Buffer.byteLength(payload)
    if (length < 126) return Buffer.concat([Buffer.from([0x81, length]), Buffer.from(payload)])
    return Buffer.concat([Buffer.from([0x81, 126, length >> 8, length & 255]), Buffer.from(payload)])
  }
  const texts = ['a', 'ö'.repeat(200), '', 'x'.repeat(125), 'y'.repeat(126), 'last']
  const stream = Buffer.concat(texts.map(frame))

  test.each([1, 2, 3, 7, 100, stream.length])('come out whole when they arrive in pieces of %i', (size) => {
    const seen: string[] = []
    const reader = createFrameReader((_opcode, payload) => seen.push(payload.toString()))
    for (let at = 0; at < stream.length; at += size) {
      // A buffer that is overwritten afterwards, like the network's.
      const piece = Buffer.from(stream.subarray(at, at + size))
      reader.take(piece)
      piece.fill(0)
    }
    expect(seen).toEqual(texts)
  })
})

test('the raw client is understood by Socket.IO, short and long', async () => {
  const http = createServer()
  const io = new Server(http, { transports: ['websocket'], maxHttpBufferSize: 1e6 })
  io.on('connection', (socket) => socket.on('say', (text: string) => socket.emit('said', text)))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const seen: string[] = []
  const socket = await openRawWebSocket({
    url: `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    headers: {},
    onText: (payload) => seen.push(payload.toString()),
    onClose: () => undefined,
  })
  try {
    socket.sendText('40')
    // A message before the namespace is open would end the connection.
    await expect.poll(() => seen.length).toBe(2)
    const texts = ['short', 'm'.repeat(300), 'l'.repeat(70_000)]
    for (const text of texts) socket.sendText(`42${JSON.stringify(['say', text])}`)
    await expect.poll(() => seen.length).toBe(5)
    expect(seen.slice(2)).toEqual(texts.map((text) => `42${JSON.stringify(['said', text])}`))
    expect(socket.bytesIn()).toBe(seen.join('').length)
  } finally {
    socket.close()
    await io.close()
  }
})
