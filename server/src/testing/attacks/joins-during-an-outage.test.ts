import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestCookie, joinBoard, openSocket } from '../board-client.ts'
import { stopDatabase } from '../database-outage.ts'
import { eventually } from '../eventually.ts'
import { noteSaying, type Retro, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/* The attack: each join that met a database outage was logged: 32,091 lines, 39 MB, in ten seconds. */
const SOCKETS = 60
const JOINS_EACH = 20
/** An outage is several kinds of error: connections that break, are refused, or time out in the queue. */
const KINDS_MAX = 8

let app: TestApp
let retro: Retro
let sockets: readonly Socket[]
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', LOG_LEVEL: 'warn' })
  retro = await startRetro(app.url)
  const guest = await guestCookie(app.url)
  const cookies = ['', guest, retro.facilitator.cookie()]
  sockets = Array.from({ length: SOCKETS }, (_, at) => openSocket(app.url, cookies[at % cookies.length]!))
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => void socket.once('connect', () => resolve(0)))),
  )
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await app.close()
})

async function askToJoin(socket: Socket, boardId: string): Promise<string> {
  const message = { type: 'join', protocol: PROTOCOL_VERSION, boardId, resume: null }
  const reply = (await socket.timeout(120_000).emitWithAck('room', message)) as { ok: boolean; code?: string }
  return reply.code ?? 'entered'
}

test('LIMIT-16: an outage that 1,200 joins run into is logged once for each kind of error, and joins work again after it', async () => {
  const outage = await stopDatabase(app.database.databaseUrl)
  const codes = await Promise.all(
    sockets.flatMap((socket, at) =>
      // Unknown boards are looked up too: nothing about them is cached.
      Array.from({ length: JOINS_EACH }, (_, time) =>
        askToJoin(socket, time % 2 === 0 ? retro.boardId : `unknown-${at}-${time}`),
      ),
    ),
  )
  expect(new Set(codes)).toEqual(new Set(['unavailable']))
  const said = app.logged.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)
  expect(said.length).toBeGreaterThan(0)
  expect(said.length).toBeLessThanOrEqual(KINDS_MAX)
  expect(said).toEqual([...new Set(said)])
  expect(app.logged.join('').length).toBeLessThan(50_000)

  await outage.end()
  await eventually(async () => expect(await askToJoin(sockets[1]!, retro.boardId)).toBe('entered'), 20_000)
  const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  expect(await client.send(noteSaying('It goes on'))).toMatchObject({ ok: true })
  client.close()
})
