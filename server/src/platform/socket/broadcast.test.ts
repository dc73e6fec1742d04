import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Server, Socket } from 'socket.io'
import { io, type Socket as Client } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { broadcast } from './broadcast.ts'
import { createSocketServer } from './socket-server.ts'

/*
 * Real connections of every transport: frames that are written past Socket.IO have to arrive like its own, once and in
 * order.
 */
let server: Server
let url: string
let clients: Client[]

beforeEach(async () => {
  const httpServer = createServer().listen(0, '127.0.0.1')
  server = createSocketServer({ httpServer, path: '/live', messageMaxBytes: 100_000, publicUrl: undefined })
  await once(httpServer, 'listening')
  url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`
  clients = []
})
afterEach(async () => {
  for (const client of clients) client.close()
  await server.close()
})

interface Pair {
  readonly socket: Socket
  readonly heard: unknown[]
}

async function connect(
  transports: readonly ('websocket' | 'polling')[],
  extraHeaders: Record<string, string> = {},
): Promise<Pair> {
  const arrived = once(server, 'connection')
  const client = io(url, {
    path: '/live',
    transports: [...transports],
    extraHeaders,
    forceNew: true,
    reconnection: false,
  })
  clients.push(client)
  const heard: unknown[] = []
  client.on('news', (payload: unknown) => heard.push(payload))
  const [socket] = (await arrived) as [Socket]
  if (!client.connected) await new Promise<void>((resolve) => client.once('connect', () => resolve()))
  return { socket, heard }
}

const KINDS = [
  ['a WebSocket', ['websocket']],
  ['polling', ['polling']],
  ['polling that becomes a WebSocket', ['polling', 'websocket']],
] as const

describe.each(KINDS)('over %s', (_, transports) => {
  test('messages arrive once and in order, mixed with those that Socket.IO sends', async () => {
    const { socket, heard } = await connect(transports)
    const sent: number[] = []
    for (let round = 0; round < 60; round += 1) {
      for (let step = 0; step < 3; step += 1) {
        sent.push(sent.length)
        if ((round + step) % 2 === 0) broadcast([socket], 'news', sent.length - 1)
        else socket.emit('news', sent.length - 1)
      }
      if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 3))
    }
    await eventually(() => expect(heard).toHaveLength(sent.length))
    expect(heard).toEqual(sent)
  })

  test.each([0, 1, 100, 125, 126, 127, 65_500, 65_535, 65_536, 300_000])(
    'a text of %i characters',
    async (length) => {
      const { socket, heard } = await connect(transports)
      // Characters of one, two, three and four bytes.
      const text = 'aé€😀'
        .repeat(Math.ceil(length / 4))
        .slice(0, length)
        .toWellFormed()
      broadcast([socket], 'news', { text })
      await eventually(() => expect(heard).toEqual([{ text }]))
    },
  )
})

test('frames to a WebSocket are written past Socket.IO', async () => {
  const { socket, heard } = await connect(['websocket'])
  const created: unknown[] = []
  socket.conn.on('packetCreate', (packet) => created.push(packet))
  broadcast([socket], 'news', 1)
  await eventually(() => expect(heard).toEqual([1]))
  expect(created).toEqual([])
})

test('a request that only claims to be a WebSocket is handled as polling', async () => {
  const { socket, heard } = await connect(['polling'], { upgrade: 'websocket' })
  broadcast([socket], 'news', 1)
  await eventually(() => expect(heard).toEqual([1]))
})

test('LIMIT-13: a client that does not read is cut off before 4 MB wait for it', async () => {
  const { socket } = await connect(['websocket'])
  const paused = socket.conn.request.socket
  const gone = once(socket, 'disconnect')
  // As if the client had stopped reading: this process sends nothing more.
  paused.cork()
  const text = 'x'.repeat(100_000)
  for (let count = 0; count < 60 && paused.writableLength < 5_000_000; count += 1) {
    broadcast([socket], 'news', text)
  }
  broadcast([socket], 'news', text)
  await gone
  expect(paused.writableLength).toBeLessThan(5_000_000)
})

/** Sends a client that reads nothing so much of 100 kB each until it is cut off; the bytes that waited then. */
async function bytesUntilCutOff(options: { readonly isBulk: boolean }): Promise<number> {
  const { socket } = await connect(['websocket'])
  const line = socket.conn.request.socket
  line.cork()
  const text = 'x'.repeat(100_000)
  let waiting = 0
  for (let count = 0; count < 500 && !line.destroyed; count += 1) {
    waiting = line.writableLength
    broadcast([socket], 'news', text, options)
  }
  return waiting
}

test('LIMIT-13: a client is cut off once more than 4 MB wait, with texts of a large switch once more than 32 MB more do', async () => {
  const MB = 1024 * 1024
  const own = await bytesUntilCutOff({ isBulk: false })
  expect(own).toBeGreaterThan(4 * MB)
  expect(own).toBeLessThan(4.2 * MB)
  const bulk = await bytesUntilCutOff({ isBulk: true })
  expect(bulk).toBeGreaterThan(36 * MB)
  expect(bulk).toBeLessThan(36.2 * MB)
})

test('all receivers are sent the same, whatever their transport', async () => {
  const pairs: Pair[] = []
  for (const [, transports] of KINDS) pairs.push(await connect(transports))
  broadcast(
    pairs.map(({ socket }) => socket),
    'news',
    { seq: 1 },
  )
  for (const { heard } of pairs) await eventually(() => expect(heard).toEqual([{ seq: 1 }]))
})

test('a receiver that has disconnected meanwhile is skipped', async () => {
  const [here, gone] = [await connect(['websocket']), await connect(['websocket'])]
  clients[1]!.close()
  broadcast([gone.socket, here.socket], 'news', 1)
  await once(gone.socket, 'disconnect')
  broadcast([gone.socket, here.socket], 'news', 2)
  await eventually(() => expect(here.heard).toEqual([1, 2]))
})
