import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import type { RoomUpdate } from '@retropulse/contract/board-room'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { expectLogHolds } from './expect-log.ts'
import { type RedisProcess, startRedis } from './redis-process.ts'
import { startRetro } from './retro.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts'
import { startWriter } from './writer.ts'

/*
 * Two processes under load from clients on both (docs/decisions/0005): Redis is killed and comes back, then one of the
 * processes is killed. The log is the truth: nothing is lost or doubled, and all clients have the same board.
 */
let database: TestDatabase<unknown>
let redis: RedisProcess
let here: ServerProcess
let there: ServerProcess
let environments: readonly Record<string, string>[]
let redisPort: number

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS_DIR)
  redisPort = await freePort()
  redis = await startRedis(redisPort)
  const ports = [await freePort(), await freePort()]
  environments = ports.map((port) => ({
    PORT: String(port),
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SECRET: 'the same secret on both machines!',
    COMMANDS_PER_SECOND: '100000',
    REQUESTS_PER_MINUTE: '100000',
  }))
  ;[here, there] = await Promise.all([
    startServerProcess(environments[0]!),
    startServerProcess(environments[1]!),
  ])
})
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await redis.kill()
  await database.close()
})

test(
  'WIRE-25, WIRE-26: under load Redis is killed and comes back, then a process is killed; nothing is lost or doubled',
  { timeout: 240_000 },
  async () => {
    const random = seededRandom()
    const { boardId } = await startRetro(here.url)
    const urls = [here.url, there.url]
    const writers = await Promise.all(
      [0, 1, 0, 1].map(async (at) => {
        const url = urls[at]!
        return startWriter({ url, boardId, cookie: await guestCookie(url), random, pauseMs: 20 })
      }),
    )
    const reader = await joinBoard(there.url, boardId, await guestCookie(there.url))
    const head = () => Math.max(...writers.flatMap(({ acknowledged }) => [...acknowledged.values()]))

    await sleep(1000)
    await redis.kill()
    // Without Redis the log is read every two seconds; some more for a busy machine.
    await sleep(500)
    const seq = head()
    await eventually(() => expect(reader.board().seq).toBeGreaterThanOrEqual(seq))
    redis = await startRedis(redisPort)
    await sleep(1000)

    await here.kill()
    const acknowledged = writers.flatMap((writer) => [...writer.acknowledged])
    const lastPlace = Math.max(...acknowledged.map(([, place]) => place))
    await eventually(() => expect(reader.board().seq).toBeGreaterThanOrEqual(lastPlace))
    const newcomer = await joinBoard(there.url, boardId, await guestCookie(there.url))
    const { notes } = newcomer.board().state
    const sent = new Map(writers.flatMap((writer) => [...writer.sent]))
    const missing = acknowledged.filter(([id]) => {
      const command = sent.get(id)
      return command?.type === 'add-note' && !notes.has(command.noteId)
    })
    expect(missing).toEqual([])
    newcomer.close()

    here = await startServerProcess(environments[0]!)
    const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0)
    await eventually(() => expect(count()).toBeGreaterThan(100), 60_000)
    await Promise.all(writers.map((writer) => writer.finish()))
    const rows = await expectLogHolds(database.pool, boardId, writers)
    expect(rows).toBeGreaterThan(100)
    await eventually(() => expect(reader.board().seq).toBe(rows))
    // All are guests, and are sent the same.
    const boards = await Promise.all(writers.map((writer) => writer.boardAt(rows)))
    for (const { state } of boards) expect(state.notes).toEqual(reader.board().state.notes)
    reader.close()
  },
)

test('MOVE-14, TYPING-5, WIRE-4: a hold over a place is seen by participants of the other process, and ends when its holder leaves', async () => {
  const { boardId } = await startRetro(here.url)
  const [one, other] = [await joinFrom(here.url, boardId), await joinFrom(there.url, boardId)]
  const { key } = one.joined.you
  await eventually(() => expect(JSON.stringify(toldInRoom(other))).toContain(key))
  const noteId = asId<NoteId>('note')
  const note = { type: 'add-note', noteId, columnId: 'c1', rank: 'a0', text: 'Carried around' }
  expect(await one.sendRaw('message', { id: 'add', command: note })).toEqual({ ok: true, seq: 2 })
  await eventually(() => expect(other.board().state.notes.has(noteId)).toBe(true))
  const dragging = { noteId, columnId: 'c2', rank: 'a1' }
  expect(await one.sendRaw('room', { type: 'drag', ...dragging })).toEqual({ ok: true })
  await eventually(() => expect(toldInRoom(other)).toContainEqual({ type: 'dragging', dragging }))
  one.close()
  await eventually(() => expect(toldInRoom(other)).toContainEqual({ type: 'dragging-stopped', noteId }))
  await eventually(() =>
    expect(toldInRoom(other)).toContainEqual({ type: 'presence', joined: [], left: [key] }),
  )
  other.close()
})

async function joinFrom(url: string, boardId: string): Promise<BoardClient> {
  return joinBoard(url, boardId, await guestCookie(url))
}

function toldInRoom({ received }: BoardClient): readonly RoomUpdate[] {
  return received.filter(([name]) => name === 'room').map(([, update]) => update as RoomUpdate)
}
