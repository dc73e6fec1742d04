import type { RoomUpdate } from '@retropulse/contract/board-room'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type RedisProcess, startRedis } from './redis-process.ts'
import { noteSaying, startRetro } from './retro.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'

let database: TestDatabase<unknown>
let redisPort: number
let redis: RedisProcess
let servers: ServerProcess[]
let boardId: string
let clients: BoardClient[]
let written = 0

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS_DIR)
  redisPort = await freePort()
  redis = await startRedis(redisPort)
  servers = await Promise.all([startOne(), startOne()])
  boardId = (await startRetro(servers[0]!.url)).boardId
  clients = []
  for (let at = 0; at < 4; at += 1) clients.push(await joinFrom(servers[at % 2]!.url))
})

afterAll(async () => {
  for (const client of clients) client.close()
  await Promise.all(servers.map((server) => server.stop()))
  await redis.kill()
  await database.close()
})

function startOne(): Promise<ServerProcess> {
  return startServerProcess({
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SECRET: 'the same secret on both machines!',
    LOG_LEVEL: 'silent',
    COMMANDS_PER_SECOND: '10000',
    REQUESTS_PER_MINUTE: '1000000',
  })
}

async function joinFrom(url: string): Promise<BoardClient> {
  return joinBoard(url, boardId, await guestCookie(url))
}

/** All clients write at the same moment, on both servers; every command has to be acknowledged. */
async function everybodyWrites(count: number): Promise<void> {
  const inputs = clients.flatMap((client) =>
    Array.from({ length: count }, () => client.send(noteSaying('a note'))),
  )
  const replies = await Promise.all(inputs)
  expect(replies.filter((reply) => !reply.ok)).toEqual([])
  written += inputs.length
}

/** All clients have every note, in the same board. */
async function everybodySeesTheSame(withinMs: number): Promise<void> {
  await eventually(() => {
    const boards = clients.map((client) => client.board())
    const [first, ...others] = boards.map(({ seq, state }) => ({
      seq,
      // All are guests, who are sent the same pseudonyms.
      notes: state.notes,
    }))
    expect(first!.notes.size).toBe(written)
    for (const other of others) expect(other).toEqual(first)
  }, withinMs)
}

function toldInRoom(client: BoardClient): readonly RoomUpdate[] {
  return client.received.filter(([name]) => name === 'room').map(([, update]) => update as RoomUpdate)
}

describe('two processes on one PostgreSQL and one Redis', () => {
  // oxlint-disable-next-line vitest/expect-expect -- everybodyWrites and everybodySeesTheSame assert
  test('WIRE-25: a board with people on both converges', async () => {
    await everybodyWrites(20)
    await everybodySeesTheSame(3000)
  })

  test('PRESENCE-11, TYPING-5: each participant sees who is on the other process, and who is typing there', async () => {
    const here = clients[1]!
    await eventually(() => {
      const told = toldInRoom(here).flatMap((update) => (update.type === 'presence' ? update.joined : []))
      const keys = new Set([...here.joined.people, ...told].map((person) => person.key))
      for (const { joined } of clients) expect(keys).toContain(joined.you.key)
    })
    const noteId = 'a-note-to-be'
    expect(await clients[0]!.sendRaw('room', { type: 'edit', noteId, columnId: 'c1' })).toEqual({ ok: true })
    await eventually(() => {
      expect(toldInRoom(here)).toContainEqual({
        type: 'editing',
        editing: { noteId: expect.any(String), columnId: 'c1', by: null },
      })
    })
    const refusal = await here.sendRaw('room', { type: 'edit', noteId, columnId: 'c1' })
    expect(refusal).toEqual({ ok: false, code: 'note-being-edited' })
  })

  test('TYPING-8, TYPING-10: a guest with windows on both has five notes open at most, the newest ones', async () => {
    const { boardId: board } = await startRetro(servers[0]!.url)
    const [guest, other] = [await guestCookie(servers[0]!.url), await guestCookie(servers[0]!.url)]
    const windows = await Promise.all(servers.map(({ url }) => joinBoard(url, board, guest)))
    const observer = await joinBoard(servers[1]!.url, board, other)
    const openNotes = () => {
      const told = toldInRoom(observer)
      const opened = told.flatMap((update) => (update.type === 'editing' ? [update.editing.noteId] : []))
      const stopped = told.flatMap((update) => (update.type === 'editing-stopped' ? [update.noteId] : []))
      return { opened: [...new Set(opened)], stopped }
    }
    for (let at = 0; at < 8; at += 1) {
      const edit = { type: 'edit', noteId: `note-${at}`, columnId: 'c1' }
      expect(await windows[at % 2]!.sendRaw('room', edit)).toEqual({ ok: true })
      await eventually(() => expect(openNotes().opened).toHaveLength(at + 1))
    }
    await eventually(() => expect(openNotes().stopped).toEqual(openNotes().opened.slice(0, 3)))
    const newcomers = await Promise.all(servers.map(({ url }) => joinBoard(url, board, other)))
    expect(newcomers.map(({ joined }) => joined.editing.length)).toEqual([5, 5])
    for (const client of [...windows, ...newcomers, observer]) client.close()
  })

  // oxlint-disable-next-line vitest/expect-expect -- everybodyWrites and everybodySeesTheSame assert
  test('WIRE-26: the board stays right while Redis is killed, away, and back, all under load', async () => {
    const before = everybodyWrites(20)
    await redis.kill()
    await before
    await everybodyWrites(20)
    await everybodySeesTheSame(6000)
    const away = everybodyWrites(8)
    redis = await startRedis(redisPort)
    await away
    await everybodyWrites(20)
    await everybodySeesTheSame(6000)
  })

  test('WIRE-25: with one process killed, the other has all that was acknowledged', async () => {
    await everybodyWrites(5)
    await servers[0]!.kill()
    // The clients of the killed process are gone, though a client may take a while to notice.
    for (const client of clients.filter((_, at) => at % 2 === 0)) client.close()
    clients = clients.filter((_, at) => at % 2 === 1)
    servers = servers.slice(1)
    await everybodyWrites(5)
    const newcomer = await joinFrom(servers[0]!.url)
    expect(newcomer.board().state.notes.size).toBe(written)
    clients.push(newcomer)
    await everybodySeesTheSame(6000)
  })
})
