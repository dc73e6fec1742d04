import { createServer, type Server as HttpServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { createSocketServer, watchMessageSize } from './socket-server.ts'

let httpServer: HttpServer
let server: Server
afterEach(() => server.close())

async function listen({
  publicUrl,
  maxBytes = 100,
}: { publicUrl?: string; maxBytes?: number } = {}): Promise<string> {
  httpServer = createServer().listen(0, '127.0.0.1')
  server = createSocketServer({ httpServer, path: '/live', messageMaxBytes: maxBytes, publicUrl })
  server.on('connection', (socket) => {
    const isTooLarge = watchMessageSize(socket, maxBytes)
    socket.on('any', (_payload: unknown, reply: (isLarge: boolean) => void) => reply(isTooLarge()))
  })
  await once(httpServer, 'listening')
  return `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`
}

describe('where connections may come from (the same-origin policy does not cover WebSockets)', () => {
  const PUBLIC = 'https://retro.example.com'

  test.each([
    ['a page of this server', (own: string) => own, undefined, true],
    ['no page at all', () => undefined, undefined, true],
    ['a page of another site', () => 'https://elsewhere.example', undefined, false],
    ['a page at the same host and another port', () => 'http://127.0.0.1:1', undefined, false],
    ['a sandboxed page', () => 'null', undefined, false],
    ['a page at the public address, through a proxy', () => PUBLIC, PUBLIC, true],
    ['a page that only begins like the public address', () => `${PUBLIC}.elsewhere.example`, PUBLIC, false],
  ])('%s', async (_, originOf, publicUrl, isWelcome) => {
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
  })
})

describe('the size of a message', () => {
  test('is asked for each, also when several come at once', async () => {
    const socket = io(await listen(), { path: '/live', transports: ['websocket'], forceNew: true })
    const sizes = [10, 200, 10, 200, 200, 10]
    const answers = sizes.map(async (size): Promise<unknown> => socket.emitWithAck('any', 'x'.repeat(size)))
    expect(await Promise.all(answers)).toEqual(sizes.map((size) => size > 100))
    socket.close()
  })

  test('holds what is attached to it, and nothing of its neighbours', async () => {
    const socket = io(await listen(), { path: '/live', transports: ['websocket'], forceNew: true })
    const small = Buffer.alloc(10)
    const payloads = [[small], 'x', [small, small, small, small, small, small], 'x', [], 'x'.repeat(100)]
    const answers = payloads.map(async (payload): Promise<unknown> => socket.emitWithAck('any', payload))
    expect(await Promise.all(answers)).toEqual([false, false, true, false, false, true])
    socket.close()
  })
})
