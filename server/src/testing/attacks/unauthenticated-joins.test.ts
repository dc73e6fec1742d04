import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import { nanoid } from 'nanoid'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard, openSocket } from '../board-client.ts'
import { noteSaying, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/*
 * The attack: a hundred sockets without a session that ask for unknown boards took all connections of the database, so
 * that members were answered `unavailable`; each failure was a line of the log.
 */
const SOCKETS = 60
/** Of the ten connections of the pool, those that joins without a session may take (LIMIT-14). */
const AT_ONCE = 3
/** The loops that send deliveries and issues use one each for a moment, whatever joins. */
const LOOPS = 2

let app: TestApp
let member: BoardClient
let boardId: string
let sockets: readonly Socket[]
let lookups = 0
let inUse = 0
let mostInUse = 0

beforeAll(async () => {
  // 60 requests a minute for a person: 20 joins a second from an address, and 80 at once.
  app = await startApp({ REQUESTS_PER_MINUTE: '60', COMMANDS_PER_SECOND: '1000000' })
  const retro = await startRetro(app.url)
  ;({ boardId } = retro)
  member = await joinBoard(app.url, boardId, retro.facilitator.cookie())
  sockets = Array.from({ length: SOCKETS }, () => openSocket(app.url, ''))
  await Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once('connect', () => resolve(0)))),
  )
  app.database.pool.on('acquire', () => {
    lookups += 1
    inUse += 1
    mostInUse = Math.max(mostInUse, inUse)
  })
  app.database.pool.on('release', () => (inUse -= 1))
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  member.close()
  await app.close()
})

function askFor(socket: Socket, unknown: string): Promise<{ readonly code: string }> {
  const message = { type: 'join', protocol: PROTOCOL_VERSION, boardId: unknown, resume: null }
  return socket.timeout(20_000).emitWithAck('room', message) as Promise<{ readonly code: string }>
}

async function flood(boardOf: () => string): Promise<Readonly<Record<string, number>>> {
  lookups = 0
  mostInUse = 0
  const replies = await Promise.all(
    sockets.flatMap((socket) => Array.from({ length: 20 }, () => askFor(socket, boardOf()))),
  )
  const codes: Record<string, number> = {}
  for (const { code } of replies) codes[code] = (codes[code] ?? 0) + 1
  return codes
}

describe('joins without a session', () => {
  test('LIMIT-14: joins to one unknown board are answered without a lookup once it is known to be unknown', async () => {
    const unknown = nanoid(16)
    const codes = await flood(() => unknown)
    expect(Object.keys(codes).sort()).toEqual(['not-found', 'too-fast'])
    // Lookups that were under way before the first was answered.
    expect(lookups).toBeLessThan(200)
    expect((await askFor(sockets[0]!, unknown)).code).toMatch(/not-found|too-fast/)
  })

  test('LIMIT-14, LIMIT-15: are limited by address, and take no more than three connections of the database at once', async () => {
    const codes = await flood(() => nanoid(16))
    expect(codes['too-fast']).toBeGreaterThan(0)
    expect(codes['unavailable']).toBeUndefined()
    expect(mostInUse).toBeLessThanOrEqual(AT_ONCE + LOOPS)
  })

  test('do not hinder members, and are not logged', async () => {
    const flooding = flood(() => nanoid(16))
    expect(await member.send(noteSaying('Still here'))).toMatchObject({ ok: true })
    await flooding
    expect(app.logged).toEqual([])
  })

  test('LIMIT-14: do not make the server refuse a signed-in user at the same address', async () => {
    await flood(() => nanoid(16))
    const retro = await startRetro(app.url)
    const facilitator = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    expect(facilitator.joined.you.isFacilitator).toBe(true)
    facilitator.close()
  })
})

test('LIMIT-15: connections are limited by address, as HTTP requests are', async () => {
  const strict = await startApp({ REQUESTS_PER_MINUTE: '60' })
  const guest = await guestCookie(strict.url)
  const opened = Array.from({ length: 200 }, () => openSocket(strict.url, guest))
  const outcomes = await Promise.all(
    opened.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.once('connect', () => resolve(true))
          socket.once('connect_error', () => resolve(false))
        }),
    ),
  )
  expect(outcomes).toContain(false)
  expect(outcomes).toContain(true)
  for (const socket of opened) socket.close()
  await strict.close()
})
