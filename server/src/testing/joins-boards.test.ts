import type { CommandReply } from '@retropulse/contract/board-room'
import { PROTOCOL_VERSION } from '@retropulse/contract/protocol'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { boardSize } from '../features/board/queries/board-parts.ts'
import { askToJoin, type BoardClient, guestCookie, joinBoard, type JoinOptions } from './board-client.ts'
import { insertFullBoard } from './full-board.ts'
import { memberCookie, noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/* The answer to a join, and what a second join and switches on a large board cost of the allowance for messages. */
let app: TestApp
afterEach(() => app.close())

async function enter(boardId: string, cookie: string, options?: JoinOptions): Promise<BoardClient> {
  const client = await joinBoard(app.url, boardId, cookie, options)
  onTestFinished(() => client.close())
  return client
}

test('WIRE-8: the answer to a join has the viewer, the board or what was missed, people, known authors and the clock', async () => {
  app = await startApp()
  const { boardId, facilitator } = await startRetro(app.url)
  const before = Date.now()
  const first = await enter(boardId, facilitator.cookie())
  const { id } = first.joined.you
  await first.send(noteSaying('Coffee', 'coffee'))
  const had = first.board()

  const member = await enter(boardId, await memberCookie(app.url))
  const { joined } = member
  expect(joined.you).toMatchObject({ name: 'Mia Member', isSignedIn: true, isFacilitator: false })
  expect(joined.board).toMatchObject({ seq: had.seq, state: { notes: { coffee: { text: 'Coffee' } } } })
  expect(joined.missed).toBeNull()
  expect(new Set(joined.people.map(({ name }) => name))).toEqual(new Set(['Fay Facilitator', 'Mia Member']))
  expect(joined.authors).toMatchObject({ [id]: { name: 'Fay Facilitator' } })
  expect(joined.now).toBeGreaterThanOrEqual(before)
  expect(joined.now).toBeLessThanOrEqual(Date.now())

  // A viewer who does not see authors is sent none.
  const guest = await enter(boardId, await guestCookie(app.url))
  expect(guest.joined.authors).toEqual({})
  expect(guest.joined.people.every((person) => person.authorId === undefined)).toBe(true)

  await first.send(noteSaying('Tea', 'tea'))
  const back = await enter(boardId, facilitator.cookie(), { from: had })
  expect(back.joined.board).toBeNull()
  expect(back.joined.missed).toMatchObject({
    seq: had.seq + 1,
    rows: [[{ type: 'note-added', noteId: 'tea' }]],
  })
})

test('ANON-13: a page that joins again on its connection gets the names that were hidden and are shown again', async () => {
  app = await startApp()
  const { boardId, facilitator } = await startRetro(app.url)
  const first = await enter(boardId, facilitator.cookie())
  const member = await enter(boardId, await memberCookie(app.url))
  await member.send(noteSaying('Coffee', 'coffee'))
  const { id } = member.joined.you
  await first.send({ type: 'set-anonymous', on: true })
  const hidden = await askToJoin(first.socket, boardId)
  expect(hidden).toMatchObject({ ok: true, authors: {} })
  expect(JSON.stringify(hidden)).not.toMatch(/Mia Member/)
  expect(JSON.stringify(hidden)).not.toContain(id)
  await first.send({ type: 'set-anonymous', on: false })
  const shown = await askToJoin(first.socket, boardId)
  expect(shown).toMatchObject({
    board: { state: { notes: { coffee: { by: id } } } },
    authors: { [id]: { name: 'Mia Member' } },
  })
  const guest = await enter(boardId, await guestCookie(app.url))
  expect(await askToJoin(guest.socket, boardId)).toMatchObject({ ok: true, authors: {} })
})

test('WIRE-9: a board of more than about 512 kB is sent in parts after the answer, a smaller one with it', async () => {
  app = await startApp()
  const retro = await startRetro(app.url)
  const text = 'word '.repeat(380)
  for (const [notes, isPartial] of [
    [200, undefined],
    [260, true],
  ] as const) {
    const boardId = await insertFullBoard(app, { like: retro.boardId, authors: ['an-author'], notes, text })
    const client = await enter(boardId, await guestCookie(app.url))
    expect(client.joined.board?.isPartial).toBe(isPartial)
    expect(Object.keys(client.joined.board?.state.notes ?? {})).toHaveLength(isPartial ? 0 : notes)
    expect(client.board().state.notes.size).toBe(notes)
    expect(boardSize(client.board().state) > 512 * 1024).toBe(isPartial === true)
  }
})

test('LIMIT-8: joining again on a connection counts as 20 messages', async () => {
  // A burst of four seconds: a hundred messages, so five joins.
  app = await startApp({ COMMANDS_PER_SECOND: '25' })
  const { boardId } = await startRetro(app.url)
  const client = await enter(boardId, await guestCookie(app.url))
  const join = { type: 'join', protocol: PROTOCOL_VERSION, boardId, resume: null }
  const begun = performance.now()
  const replies = (await Promise.all(
    Array.from({ length: 30 }, () => client.sendRaw('room', join)),
  )) as CommandReply[]
  const seconds = (performance.now() - begun) / 1000
  const granted = replies.filter(({ ok }) => ok).length
  // Each join is a message as well, a refused one too.
  expect(granted).toBeGreaterThanOrEqual(3)
  expect(granted).toBeLessThanOrEqual((100 + 25 * seconds) / 21)
  expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.code])))).toEqual(new Set(['too-fast']))
})

test('LIMIT-8: switching masking or author visibility counts one message more for each 64 kB of the board', async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '25' })
  const retro = await startRetro(app.url)
  const input = { like: retro.boardId, authors: ['an-author'], notes: 800, text: 'word '.repeat(380) }
  const boardId = await insertFullBoard(app, input)
  const facilitator = await enter(boardId, retro.facilitator.cookie())
  const cost = 1 + Math.ceil(boardSize(facilitator.board().state) / (64 * 1024))
  expect(cost).toBeGreaterThan(20)
  const switches: BoardCommand[] = Array.from({ length: 10 }, (_, at) =>
    at % 2 === 0 ? { type: 'set-masking', on: at % 4 === 0 } : { type: 'set-anonymous', on: at % 4 === 1 },
  )
  const begun = performance.now()
  const replies = await Promise.all(switches.map((command) => facilitator.send(command, undefined, 30_000)))
  const seconds = (performance.now() - begun) / 1000
  const granted = replies.filter(({ ok }) => ok).length
  expect(granted).toBeGreaterThanOrEqual(1)
  expect(granted).toBeLessThanOrEqual((100 + 25 * seconds) / cost)
  expect(granted).toBeLessThan(switches.length)
})
