import type { Joined, RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { memberCookie, noteSaying, type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

/* Names and ids of authors are sent to signed-in viewers (ANON-1), and on an anonymous board to no viewer (ANON-2). */
const NAMES = ['Fay Facilitator', 'Mia Member', 'Gus Guest']
const SECRET = 'Nobody else may read this'
const note = asId<NoteId>('note')
let app: TestApp
let retro: Retro
let mia: string
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
  mia = await memberCookie(app.url)
})
afterAll(() => app.close())

/** Fay, Mia, Gus who gives a name, and a guest without one, after all that was broadcast about people has arrived. */
async function busyBoard(isAnonymous: boolean) {
  const boardId = await startBoard(retro.facilitator, retro.teamId, isAnonymous)
  const cookies = [retro.facilitator.cookie(), mia, await guestCookie(app.url), await guestCookie(app.url)]
  const people: BoardClient[] = []
  for (const cookie of cookies) people.push(await joinBoard(app.url, boardId, cookie))
  const [fay, member, gus, guest] = people as [BoardClient, BoardClient, BoardClient, BoardClient]
  expect(await gus.sendRaw('room', { type: 'introduce', name: 'Gus Guest' })).toEqual({ ok: true })
  expect((await gus.send(noteSaying(SECRET, note))).ok).toBe(true)
  expect((await member.send({ type: 'set-reaction', noteId: note, emoji: '👍', on: true })).ok).toBe(true)
  expect(await gus.sendRaw('room', { type: 'edit', noteId: note, columnId: null })).toEqual({ ok: true })
  const drag = { type: 'drag', noteId: note, columnId: 'c1', rank: 'a0' }
  expect(await gus.sendRaw('room', drag)).toEqual({ ok: true })
  await eventually(() => expect(JSON.stringify(guest.received)).toContain('dragging'))
  await eventually(() => expect(keysIn(guest)).toContain(gus.joined.you.key))
  const newcomer = await joinBoard(app.url, boardId, await guestCookie(app.url))
  return {
    boardId,
    fay,
    member,
    gus,
    guest,
    newcomer,
    close: () => [...people, newcomer].map((c) => c.close()),
  }
}

describe('a board that names authors', () => {
  test('ANON-1: names its authors to signed-in viewers, and gives guests pseudonyms', async () => {
    const { fay, member, gus, guest, newcomer, close } = await busyBoard(false)
    const ids = [fay, member, gus, guest].map(({ joined }) => joined.you.id)
    for (const plain of [guest, newcomer]) {
      const told = allTold(plain)
      expect(ids.filter((id) => told.includes(id))).toEqual([])
      expect(told).not.toContain('authorId')
    }
    expect(editors(fay)).toEqual([gus.joined.you.key])
    expect(editors(guest)).toEqual([null])
    expect(newcomer.joined.editing).toEqual([{ noteId: note, columnId: null, by: null }])
    await eventually(() => expect(allTold(fay)).toContain(gus.joined.you.id))
    expect(fay.joined.you.seesAuthors).toBe(true)
    close()
  })

  test('the keys in the list of people say nothing about authors', async () => {
    const { fay, member, gus, guest, newcomer, close } = await busyBoard(false)
    const people = [fay, member, gus, guest, newcomer].map(({ joined }) => joined.you)
    const authors = new Set(people.flatMap(({ authorIds }) => authorIds.map((id) => id.replace('~', ''))))
    expect(people.map(({ key }) => key).filter((key) => authors.has(asId(key)))).toEqual([])
    close()
  })
})

describe('an anonymous board', () => {
  test('ANON-2: names its authors to no viewer, the facilitator included', async () => {
    const { fay, member, gus, guest, newcomer, close } = await busyBoard(true)
    const everybody = [fay, member, gus, guest, newcomer]
    const ids = everybody.map(({ joined }) => joined.you.id)
    for (const viewer of everybody) {
      const told = allTold(viewer)
      expect([...ids, ...NAMES].filter((who) => told.includes(who))).toEqual([])
      expect(told).not.toMatch(/authorId|"isSignedIn":true/)
    }
    expect([editors(fay), editors(guest)]).toEqual([[null], [null]])
    close()
  })

  test('ANON-3: gives a person another pseudonym than every other board does', async () => {
    const boards = [await busyBoard(true), await busyBoard(true)]
    const told = boards.map(({ member }) => member.joined.you)
    expect(told[0]?.id).toBe(told[1]?.id)
    expect(told[0]?.pseudonym).not.toBe(told[1]?.pseudonym)
    expect(told[0]?.key).not.toBe(told[1]?.key)
    for (const board of boards) board.close()
  })
})

describe('over HTTP', () => {
  test.each([false, true])(
    'MASK-4: no hidden text and no author is answered, anonymous: %s',
    async (isAnonymous) => {
      const { boardId, fay, member, gus, guest, close } = await busyBoard(isAnonymous)
      expect((await fay.send({ type: 'set-masking', on: true })).ok).toBe(true)
      const ids = [member, gus, guest].map(({ joined }) => joined.you.id)
      const browsers = [retro.facilitator, openBrowser(app.url, cookiesOf(mia)), openBrowser(app.url)]
      const paths = [
        `/api/board/${boardId}`,
        `/api/team/${retro.teamId}`,
        '/api/user-meta',
        '/metrics',
        '/healthz',
      ]
      for (const browser of browsers) {
        for (const path of paths) {
          const { body, headers } = await browser.get(path)
          const told = JSON.stringify([body, ...headers])
          expect(told).not.toContain(SECRET)
          expect(ids.filter((id) => told.includes(id))).toEqual([])
        }
      }
      const card = (await retro.facilitator.get(`/api/team/${retro.teamId}`)).body
      expect(JSON.stringify(card)).toContain(boardId)
      expect(app.logged.join('')).not.toContain(SECRET)
      close()
    },
  )
})

/** Everything received, except for what the server says of the viewer themselves. */
function allTold({ received }: BoardClient): string {
  return JSON.stringify(
    received.map(([name, payload]) => [name, { ...(payload as Partial<Joined>), you: null, audience: null }]),
  )
}

function roomUpdates({ received }: BoardClient): readonly RoomUpdate[] {
  return received.filter(([name]) => name === 'room').map(([, payload]) => payload as RoomUpdate)
}

/** The keys of all people that a client was notified of, those on the board at its join and those who came since. */
function keysIn(client: BoardClient): readonly string[] {
  const announced = roomUpdates(client).flatMap((update) => (update.type === 'presence' ? update.joined : []))
  return [...client.joined.people, ...announced].map(({ key }) => key)
}

function editors(client: BoardClient): readonly (string | null)[] {
  return roomUpdates(client).flatMap((update) => (update.type === 'editing' ? [update.editing.by] : []))
}

function cookiesOf(header: string): Map<string, string> {
  return new Map(
    header.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}
