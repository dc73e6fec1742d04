import { createServer, type IncomingMessage, request, type Server as HttpServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { createSocketServer, watchMessageSize } from './socket-server.ts'

let httpServer: HttpServer
let server: Server
let refusedSites: number
afterEach(() => server.close())

async function listen({
  publicUrl,
  maxBytes = 100,
}: { publicUrl?: string; maxBytes?: number } = {}): Promise<string> {
  httpServer = createServer().listen(0, '127.0.0.1')
  refusedSites = 0
  const onOtherSite = () => (refusedSites += 1)
  server = createSocketServer({
    httpServer,
    path: '/live',
    messageMaxBytes: maxBytes,
    publicUrl,
    onOtherSite,
  })
  server.on('connection', (socket) => {
    const isTooLarge = watchMessageSize(socket, maxBytes)
    socket.on('any', (_payload: unknown, reply: (isLarge: boolean) => void) => reply(isTooLarge()))
  })
  await once(httpServer, 'listening')
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`
}

describe('the origin of connections (the same-origin policy does not cover WebSockets)', () => {
  const PUBLIC = 'https://retro.example.com'

  test.each([
    ['a page of this server', (own: string) => own, undefined, true],
    ['no page at all', () => undefined, undefined, true],
    ['a page of another site', () => 'https://elsewhere.example', undefined, false],
    ['a page at the same host and another port', () => 'http://127.0.0.1:1', undefined, false],
    ['a sandboxed page', () => 'null', undefined, false],
    ['a page at the public address, through a proxy', () => PUBLIC, PUBLIC, true],
    ['a page that only begins like the public address', () => `${PUBLIC}.elsewhere.example`, PUBLIC, false],
  ])('WIRE-24: %s', async (_, originOf, publicUrl, isWelcome) => {
    const url = await listen(publicUrl === undefined ? {} : { publicUrl })
    const origin = originOf(url)
    for (const transport of ['websocket', 'polling']) {
      const socket = io(url, {
        path: '/live',
        transports: [transport],
        forceNew: true,
        reconnection: false,
        ...(origin !== undefined && { extraHeaders: { origin } }),
      })
      const outcome = await new Promise((resolve) => {
        socket.once('connect', () => resolve(true))
        socket.once('connect_error', () => resolve(false))
      })
      socket.close()
      expect(outcome).toBe(isWelcome)
    }
    expect(refusedSites).toBe(isWelcome ? 0 : 1)
  })
})

test('WIRE-1: nothing is compressed, whatever a client offers', async () => {
  const url = await listen({ maxBytes: 100_000 })
  server.on('connection', (socket) => socket.emit('news', 'x'.repeat(50_000)))
  const headers = { 'accept-encoding': 'gzip, deflate', 'sec-websocket-extensions': 'permessage-deflate' }
  const path = `${url}/live/?EIO=4&transport=polling`
  const { sid } = JSON.parse((await (await fetch(path)).text()).slice(1)) as { sid: string }
  await fetch(`${path}&sid=${sid}`, { method: 'POST', body: '40' })
  let polled = 0
  for (let times = 0; times < 2 && polled < 50_000; times += 1) {
    const answer = await fetch(`${path}&sid=${sid}`, { headers })
    expect(answer.headers.get('content-encoding')).toBeNull()
    polled += (await answer.text()).length
  }
  expect(polled).toBeGreaterThan(50_000)
  const handshake = request(`${url}/live/?EIO=4&transport=websocket`, {
    headers: {
      ...headers,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  }).end()
  const [upgraded, line] = (await once(handshake, 'upgrade')) as [IncomingMessage, Socket]
  expect(upgraded.headers['sec-websocket-extensions']).toBeUndefined()
  line.destroy()
})

describe('the size of a message', () => {
  test('is checked for each, also when several arrive at once', async () => {
    const socket = io(await listen(), { path: '/live', transports: ['websocket'], forceNew: true })
    const sizes = [10, 200, 10, 200, 200, 10]
    const answers = sizes.map(async (size): Promise<unknown> => socket.emitWithAck('any', 'x'.repeat(size)))
    expect(await Promise.all(answers)).toEqual(sizes.map((size) => size > 100))
    socket.close()
  })

  test('LIMIT-7: includes its attachments, and nothing of the messages around it', async () => {
    const socket = io(await listen(), { path: '/live', transports: ['websocket'], forceNew: true })
    const small = Buffer.alloc(10)
    const payloads = [[small], 'x', [small, small, small, small, small, small], 'x', [], 'x'.repeat(100)]
    const answers = payloads.map(async (payload): Promise<unknown> => socket.emitWithAck('any', payload))
    expect(await Promise.all(answers)).toEqual([false, false, true, false, false, true])
    socket.close()
  })
})
