import type { RoomUpdate } from '@retropulse/contract/board-room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, guestCookie } from '../board-client.ts'
import { type Retro, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { joinForTest } from '../board-steps.ts'

/* The attack: one guest opens hundreds of notes that do not exist, and the board shows hundreds of people typing. */
const TYPISTS = 625
let app: TestApp
let retro: Retro
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
})
afterAll(() => app.close())

/** The notes that a client shows as being typed, by the messages that it received. */
function shownTo({ received }: BoardClient): ReadonlySet<string> {
  const shown = new Set<string>()
  for (const [name, payload] of received) {
    const update = payload as RoomUpdate
    if (name !== 'room') continue
    if (update.type === 'editing') shown.add(update.editing.noteId)
    if (update.type === 'editing-stopped') shown.delete(update.noteId)
  }
  return shown
}

test('TYPING-8: a guest shows at most five typing indicators, over all windows, and keeps no other participant from typing', async () => {
  const cookie = await guestCookie(app.url)
  const windows = [
    await joinForTest(app.url, retro.boardId, cookie),
    await joinForTest(app.url, retro.boardId, cookie),
  ]
  const observer = await joinForTest(app.url, retro.boardId, await guestCookie(app.url))
  const opening = Array.from({ length: TYPISTS }, (_, at) =>
    windows[at % 2]!.sendRaw('room', { type: 'edit', noteId: `note-${at}`, columnId: 'c1' }),
  )
  expect(await Promise.all(opening)).toEqual(opening.map(() => ({ ok: true })))
  const newcomer = await joinForTest(app.url, retro.boardId, await guestCookie(app.url))
  expect(newcomer.joined.editing).toHaveLength(5)
  // The answer arrives behind all messages that were sent before it on the same connection.
  const typing = { type: 'edit', noteId: 'honest', columnId: 'c1' }
  expect(await observer.sendRaw('room', typing)).toEqual({ ok: true })
  expect(shownTo(observer).size).toBe(5)
  expect([...shownTo(observer)].sort()).toEqual(newcomer.joined.editing.map(({ noteId }) => noteId).sort())
})
