import type { CommandReply } from '@retropulse/contract/board-room'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { openDatabase } from '../platform/database/database.ts'
import { silentLog } from '../platform/database/testing/silent-log.ts'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { noteSaying, startRetro } from './retro.ts'
import { freePort, startServerProcess } from './server-process.ts'

const KILLS = 20
const PEOPLE = 6
/** The load lasts this long at least, and at most twice as long, before the kill. */
const LOAD_MS = 150

/** What one person has sent; a command that was not answered is sent again after the restart, as a browser does. */
interface Writer {
  readonly cookie: string
  readonly noteId: string
  readonly acknowledged: Map<string, number>
  unanswered: { readonly id: string; readonly command: BoardCommand } | null
}

test(`after ${KILLS} kills under load every acknowledged command is there, each exactly once`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'survives-kill-'))
  const port = String(await freePort())
  const environment = { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '1000000' }
  try {
    let server = await startServerProcess({ ...environment, COMMANDS_PER_SECOND: '10000' })
    const { boardId } = await startRetro(server.url)
    const writers: Writer[] = []
    for (let at = 0; at < PEOPLE; at += 1) {
      const cookie = await guestCookie(server.url)
      writers.push({ cookie, noteId: nanoid(16), acknowledged: new Map(), unanswered: null })
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const clients = await Promise.all(writers.map(({ cookie }) => joinBoard(server.url, boardId, cookie)))
      const writing = writers.map((writer, at) => keepWriting(writer, clients[at]!))
      await after(LOAD_MS * (1 + Math.random()))
      await server.kill()
      await Promise.all(writing)
      server = await startServerProcess({ ...environment, COMMANDS_PER_SECOND: '10000' })
    }
    const last = await Promise.all(writers.map(({ cookie }) => joinBoard(server.url, boardId, cookie)))
    await Promise.all(writers.map((writer, at) => resend(writer, last[at]!)))
    for (const client of last) client.close()
    expect(await server.stop()).toBe(0)

    const places = await placesInLog(dataDir, boardId)
    const acknowledged = writers.flatMap((writer) => [...writer.acknowledged])
    expect(acknowledged.length).toBeGreaterThan(KILLS * PEOPLE)
    const lost = acknowledged.filter(([id, seq]) => places.get(id)?.join() !== String(seq))
    expect(lost).toEqual([])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 240_000)

/** Writes one command after the other until the connection is gone. */
async function keepWriting(writer: Writer, client: BoardClient): Promise<void> {
  const isCut = new Promise<'cut'>((resolve) => client.socket.once('disconnect', () => resolve('cut')))
  await resend(writer, client)
  while (client.socket.connected) {
    const command: BoardCommand =
      writer.acknowledged.size === 0
        ? noteSaying('the first words', writer.noteId)
        : { type: 'edit-note', noteId: asId<NoteId>(writer.noteId), text: `words ${nanoid(30)}` }
    writer.unanswered = { id: nanoid(16), command }
    if ((await Promise.race([isCut, deliver(writer, client)])) === 'cut') break
  }
  client.close()
}

async function resend(writer: Writer, client: BoardClient): Promise<void> {
  if (writer.unanswered !== null) await deliver(writer, client)
}

async function deliver(writer: Writer, client: BoardClient): Promise<'answered'> {
  const { id, command } = writer.unanswered!
  const reply: CommandReply | null = await client.send(command, id).catch(() => null)
  if (reply === null) return 'answered'
  if (!reply.ok) throw new Error(`refused: ${reply.code}`)
  writer.acknowledged.set(id, reply.seq)
  writer.unanswered = null
  return 'answered'
}

/** Where each command stands in the log: one place, if all is well. */
async function placesInLog(
  dataDir: string,
  boardId: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const options = { databaseUrl: undefined, dataDir, migrationsDir: MIGRATIONS_DIR, log: silentLog }
  const database = await openDatabase<Tables>(options)
  const rows = await database.db
    .selectFrom('board_log')
    .select(['command_id', 'seq'])
    .where('board_id', '=', boardId)
    .orderBy('seq')
    .execute()
  await database.close()
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_row, at) => at + 1))
  const places = new Map<string, number[]>()
  for (const { command_id, seq } of rows) places.set(command_id, [...(places.get(command_id) ?? []), seq])
  return places
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
