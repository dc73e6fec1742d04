import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openDatabase } from '../platform/database/database.ts'
import { scratchFolder } from '../platform/database/testing/scratch-folder.ts'
import { silentLog } from '../platform/database/testing/silent-log.ts'
import { guestCookie, joinBoard } from './board-client.ts'
import { expectLogHolds } from './expect-log.ts'
import { startRetro } from './retro.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort, startServerProcess } from './server-process.ts'
import { startWriter } from './writer.ts'

/*
 * Acknowledged commands are durable (docs/decisions/0002, 0003): the server is killed under load, again and again on
 * the same data folder, and every acknowledged command is there afterwards, each once; so is what was repeated because
 * its answer was lost in a kill (CONN-27).
 */
const KILLS = 20
const WRITERS = 5

test(
  'CONN-27, WIRE-15: killed under load twenty times, nothing acknowledged is lost or doubled',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom()
    const dataDir = join(scratchFolder(), 'data')
    mkdirSync(dataDir)
    const port = String(await freePort())
    const environment = {
      DATA_DIR: dataDir,
      PORT: port,
      COMMANDS_PER_SECOND: '100000',
      REQUESTS_PER_MINUTE: '100000',
    }
    let server = await startServerProcess(environment)
    onTestFinished(async () => void (await server.stop()))
    const { boardId } = await startRetro(server.url)
    const { url } = server
    const cookies = await Promise.all(Array.from({ length: WRITERS }, () => guestCookie(url)))
    const writers = cookies.map((cookie) => startWriter({ url, boardId, cookie, random }))

    for (let kill = 0; kill < KILLS; kill += 1) {
      await untilWritten(writers, random.between(5, 60))
      await sleep(random.between(0, 60))
      const database = Number(
        readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
      )
      await server.kill()
      // Every fourth time the database is killed too, as in a power cut; otherwise it lives on and is taken over.
      if (kill % 4 === 3) process.kill(database, 'SIGKILL')
      const acknowledged = writers.flatMap((writer) => [...writer.acknowledged.keys()])
      server = await startServerProcess(environment)
      await expectNotes(url, boardId, acknowledged, writers)
    }

    await Promise.all(writers.map((writer) => writer.finish()))
    const head = Math.max(...writers.flatMap(({ acknowledged }) => [...acknowledged.values()]))
    const boards = await Promise.all(writers.map((writer) => writer.boardAt(head)))
    expect(await server.stop()).toBe(0)
    const database = await openDatabase({
      databaseUrl: undefined,
      dataDir,
      migrationsDir: MIGRATIONS_DIR,
      log: silentLog,
    })
    try {
      const rows = await expectLogHolds(database.pool, boardId, writers)
      expect(rows).toBeGreaterThan(KILLS * 10)
    } finally {
      await database.close()
    }
    // All clients were disconnected, came back by themselves, and have the same board in the end. How often depends on
    // the machine: a client that is still reconnecting at the next kill has no connection to lose.
    const losses = writers.map((writer) => writer.losses.length)
    expect(Math.min(...losses)).toBeGreaterThan(0)
    expect(losses.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(KILLS)
    const seen = new Set(boards.map(({ state }) => JSON.stringify(state.notes)))
    expect(seen.size).toBe(1)
  },
)

/** Waits until the writers have got so many more answers. */
async function untilWritten(
  writers: readonly ReturnType<typeof startWriter>[],
  count: number,
): Promise<void> {
  const total = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const goal = total() + count
  while (total() < goal) await sleep(5)
}

/** A newcomer sees every note whose command was acknowledged. */
async function expectNotes(
  url: string,
  boardId: string,
  acknowledged: readonly string[],
  writers: readonly ReturnType<typeof startWriter>[],
): Promise<void> {
  const newcomer = await joinBoard(url, boardId, await guestCookie(url))
  newcomer.close()
  const { notes } = newcomer.board().state
  const sent = new Map(writers.flatMap((writer) => [...writer.sent]))
  const missing = acknowledged.filter((id) => {
    const command = sent.get(id)
    return command?.type === 'add-note' && !notes.has(command.noteId)
  })
  expect(missing).toEqual([])
}
