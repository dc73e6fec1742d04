import type { RoomUpdate } from '@retropulse/contract/board-room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { createOrg, openBrowser, signUp } from './test-browser.ts'
import { startTwoServers, type TwoServers } from './two-servers.ts'

let servers: TwoServers
let boardId: string

beforeAll(async () => {
  servers = await startTwoServers()
  const facilitator = openBrowser(servers.here.url)
  await signUp(facilitator)
  boardId = await startBoard(facilitator, (await createOrg(facilitator)).teamId)
})
afterAll(() => servers.close())

function opened(client: BoardClient): number {
  return client.received.filter(
    ([name, update]) => name === 'room' && (update as RoomUpdate).type === 'editing',
  ).length
}

test('TYPING-5: a note that is open on another server is held, also where the clocks of the servers differ', async () => {
  const { here, there } = servers
  // Neither is the right one: each sees the other's clock as ten minutes off.
  here.passTime(10 * 60_000)
  const [ann, bob] = [
    await joinBoard(here.url, boardId, await guestCookie(here.url)),
    await joinBoard(there.url, boardId, await guestCookie(there.url)),
  ]
  for (const [editor, other, noteId] of [
    [ann, bob, 'typed-here'],
    [bob, ann, 'typed-there'],
  ] as const) {
    const edit = { type: 'edit', noteId, columnId: 'c1' }
    const before = opened(other)
    expect(await editor.sendRaw('room', edit)).toEqual({ ok: true })
    await eventually(() => expect(opened(other)).toBe(before + 1))
    expect(await other.sendRaw('room', edit)).toEqual({ ok: false, code: 'note-being-edited' })
  }
  ann.close()
  bob.close()
})
