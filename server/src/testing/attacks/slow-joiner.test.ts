import type { RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { insertFullBoard } from '../full-board.ts'
import { startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/*
 * The attack: a board of 14 MB and more, which an earlier version let one guest write, could not be joined any more:
 * each newcomer was cut off in the middle of the answer to the join, since more than 4 MB waited for them (LIMIT-13).
 */
let app: TestApp
let proxy: SlowProxy | null = null
const clients: BoardClient[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  proxy?.close()
  await app.close()
})

test('LIMIT-23: a client that reads slowly joins a board of 18 MB, and misses nothing of what happens meanwhile', async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000' })
  const retro = await startRetro(app.url)
  const boardId = await insertFullBoard(app, {
    like: retro.boardId,
    authors: ['somebody'],
    notes: 3000,
    text: '漢'.repeat(1990),
  })
  const facilitator = await joinBoard(app.url, boardId, retro.facilitator.cookie())
  clients.push(facilitator)
  const cookie = await guestCookie(app.url)
  proxy = await openSlowProxy(app.url)
  const joining = joinBoard(proxy.url, boardId, cookie)
  // The proxy reads nothing until all participants were notified of the newcomer and of more changes, while the answer to
  // the join waits.
  await eventually(() => expect(arrivals(facilitator)).toBe(2))
  for (let count = 0; count < 5; count += 1) {
    const edited = await facilitator.send({ type: 'edit-note', noteId: note(count), text: `Edited ${count}` })
    expect(edited).toMatchObject({ ok: true })
  }
  await sleep(300)
  proxy.readOn()
  const slow = await joining
  clients.push(slow)
  expect(await facilitator.send({ type: 'edit-note', noteId: note(9), text: 'The last' })).toMatchObject({
    ok: true,
  })
  await eventually(() => expect(slow.board().state.notes.get(note(9))?.text).toBe('The last'))
  const { notes } = slow.board().state
  expect(notes.size).toBe(3000)
  expect(notes.get(note(4))?.text).toBe('Edited 4')
  expect(notes.get(note(2999))?.text).toHaveLength(1995)
}, 240_000)

/** Arrivals that a client was notified of, its own among them. */
function arrivals({ received }: BoardClient): number {
  const updates = received.flatMap(([name, payload]) => (name === 'room' ? [payload as RoomUpdate] : []))
  return updates.flatMap((update) => (update.type === 'presence' ? update.joined : [])).length
}

function note(count: number): NoteId {
  return asId<NoteId>(`note-${count}`)
}

interface SlowProxy {
  readonly url: string
  /** Begins to read what the server sends, 64 kB at a time. */
  readOn(): void
  close(): void
}

/** A proxy between a client and the server that reads nothing of an open WebSocket until `readOn`. */
async function openSlowProxy(target: string): Promise<SlowProxy> {
  const { port } = new URL(target)
  const sockets = new Set<Socket>()
  let mayRead = false
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(upstream)
    let bytes = 0
    upstream.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      client.write(chunk)
      // Lets the handshake pass, and holds the answer to the join back.
      if (bytes < 2000) return
      upstream.pause()
      const timer = setInterval(() => {
        if (!mayRead) return
        clearInterval(timer)
        upstream.resume()
      }, 1)
    })
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readOn: () => void (mayRead = true),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
