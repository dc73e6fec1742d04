import type { RoomUpdate } from '@retropulse/contract/board-room'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

let processes: TwoProcesses
let urls: readonly string[]
let boardId: string
let clients: BoardClient[]
let written = 0

beforeAll(async () => {
  processes = await startTwoProcesses()
  urls = [processes.here.url, processes.there.url]
  boardId = (await startRetro(urls[0]!)).boardId
  clients = []
  for (let at = 0; at < 4; at += 1) clients.push(await joinFrom(urls[at % 2]!))
})

afterAll(async () => {
  for (const client of clients) client.close()
  await processes.close()
})

async function joinFrom(url: string): Promise<BoardClient> {
  return joinBoard(url, boardId, await guestCookie(url))
}

/** All clients write at the same moment, on both servers; every command has to be acknowledged. */
async function allWrite(count: number): Promise<void> {
  const inputs = clients.flatMap((client) =>
    Array.from({ length: count }, () => client.send(noteSaying('a note'))),
  )
  const replies = await Promise.all(inputs)
  expect(replies.filter((reply) => !reply.ok)).toEqual([])
  written += inputs.length
}

/** All clients have every note, in the same board. */
async function allSeeTheSame(withinMs: number): Promise<void> {
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
  // oxlint-disable-next-line vitest/expect-expect -- allWrite and allSeeTheSame assert
  test('WIRE-25: a board with people on both converges', async () => {
    await allWrite(20)
    await allSeeTheSame(3000)
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
    const { boardId: board } = await startRetro(urls[0]!)
    const [guest, other] = [await guestCookie(urls[0]!), await guestCookie(urls[0]!)]
    const windows = await Promise.all(urls.map((url) => joinBoard(url, board, guest)))
    const observer = await joinBoard(urls[1]!, board, other)
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
    const newcomers = await Promise.all(urls.map((url) => joinBoard(url, board, other)))
    expect(newcomers.map(({ joined }) => joined.editing.length)).toEqual([5, 5])
    for (const client of [...windows, ...newcomers, observer]) client.close()
  })

  // oxlint-disable-next-line vitest/expect-expect -- allWrite and allSeeTheSame assert
  test('WIRE-26: the board stays right while Redis is killed, away, and back, all under load', async () => {
    const before = allWrite(20)
    await processes.killRedis()
    await before
    await allWrite(20)
    await allSeeTheSame(6000)
    const away = allWrite(8)
    await processes.restartRedis()
    await away
    await allWrite(20)
    await allSeeTheSame(6000)
  })

  test('WIRE-25: with one process killed, the other has all that was acknowledged', async () => {
    await allWrite(5)
    await processes.here.kill()
    // The clients of the killed process are gone, though a client may take a while to notice.
    for (const client of clients.filter((_, at) => at % 2 === 0)) client.close()
    clients = clients.filter((_, at) => at % 2 === 1)
    await allWrite(5)
    const newcomer = await joinFrom(processes.there.url)
    expect(newcomer.board().state.notes.size).toBe(written)
    clients.push(newcomer)
    await allSeeTheSame(6000)
  })
})
