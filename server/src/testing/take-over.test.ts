import type { RoomUpdate } from '@retropulse/contract/board-room'
import { TAKE_OVER_AFTER_MS } from '@retropulse/domain/board/facilitation/take-over'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

const TAKE = { type: 'take-over-facilitation' } as const
const RENAME = { type: 'rename-board', title: 'Led by a member' } as const

/** The server's clock, which stands still unless a test advances it. */
let clock = Date.now()
let app: TestApp
let facilitator: TestBrowser
let members: readonly TestBrowser[]
let teamId: string
const clients: BoardClient[] = []

beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' }, { now: () => clock })
  facilitator = openBrowser(app.url)
  await signUp(facilitator, { name: 'Fay Facilitator' })
  teamId = (await createOrg(facilitator)).teamId
  members = [openBrowser(app.url), openBrowser(app.url)]
  for (const member of members) {
    const { sub } = await signUp(member)
    await app.database.pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [teamId, sub])
  }
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => app.close())

async function enter(boardId: string, cookie: string): Promise<BoardClient> {
  const client = await joinBoard(app.url, boardId, cookie)
  clients.push(client)
  return client
}

/** A board with a facilitator, two members and a guest on it. */
async function fullBoard(isAnonymous = false) {
  const boardId = await startBoard(facilitator, teamId, isAnonymous)
  const lead = await enter(boardId, facilitator.cookie())
  const [mia, mo] = [await enter(boardId, members[0]!.cookie()), await enter(boardId, members[1]!.cookie())]
  const guest = await enter(boardId, await guestCookie(app.url))
  return { boardId, lead, mia, mo, guest }
}

function roomUpdates(client: BoardClient): readonly RoomUpdate[] {
  return client.received.filter(([name]) => name === 'room').map(([, update]) => update as RoomUpdate)
}

/** Since when no facilitator is present, as this client knows. */
function toldSince(client: BoardClient): number | null {
  const told = roomUpdates(client).filter((update) => update.type === 'facilitator-presence')
  return told.at(-1)?.noFacilitatorSince ?? null
}

/** Closes the facilitator's socket, and waits until the server knows. */
async function leaves(lead: BoardClient, witness: BoardClient): Promise<void> {
  lead.close()
  await eventually(() => expect(toldSince(witness)).not.toBeNull())
}

function passTime(ms: number): void {
  clock += ms
}

describe('taking over when no facilitator is present', () => {
  test('LEAD-6: a member takes over a minute after the last facilitator left; guests and strangers never do', async () => {
    const { boardId, lead, mia, guest } = await fullBoard()
    const visitor = openBrowser(app.url)
    await signUp(visitor)
    const stranger = await enter(boardId, visitor.cookie())
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
    await leaves(lead, mia)
    passTime(TAKE_OVER_AFTER_MS - 1)
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
    passTime(1)
    for (const other of [guest, stranger])
      expect(await other.send(TAKE)).toEqual({ ok: false, code: 'forbidden' })
    expect(await mia.send(RENAME)).toEqual({ ok: false, code: 'forbidden' })
    expect(await mia.send(TAKE)).toMatchObject({ ok: true })
    expect(await mia.send(RENAME)).toMatchObject({ ok: true })
  })

  test('LEAD-7: of two members who press at once exactly one leads', async () => {
    const { lead, mia, mo } = await fullBoard()
    await leaves(lead, mia)
    passTime(TAKE_OVER_AFTER_MS)
    const replies = await Promise.all([mia.send(TAKE), mo.send(TAKE)])
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    const renames = await Promise.all([mia.send(RENAME), mo.send({ ...RENAME, title: 'Or by another' })])
    expect(renames.filter((reply) => reply.ok)).toHaveLength(1)
  })

  test('LEAD-8: the facilitator comes back, leads at once, and ends the take-over by one press', async () => {
    const { boardId, lead, mia } = await fullBoard()
    await leaves(lead, mia)
    passTime(TAKE_OVER_AFTER_MS)
    await mia.send(TAKE)
    const back = await enter(boardId, facilitator.cookie())
    expect(back.joined.noFacilitatorSince).toBeNull()
    expect(back.board().state.takeOver).toMatchObject({ to: mia.joined.you.id })
    expect(await back.send({ type: 'end-take-over' })).toMatchObject({ ok: true })
    expect(await mia.send(RENAME)).toEqual({ ok: false, code: 'forbidden' })
    expect(await back.send(RENAME)).toMatchObject({ ok: true })
  })

  test('LEAD-11: a facilitator whose tab is hidden counts as present: the minute begins when they leave the list', async () => {
    const { lead, mia } = await fullBoard()
    await lead.sendRaw('room', { type: 'away' })
    lead.close()
    await eventually(() => expect(awayOf(mia)).toHaveLength(1))
    passTime(4 * TAKE_OVER_AFTER_MS)
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
  })

  test('LEAD-10: on an anonymous board other viewers are not sent who took over', async () => {
    const { lead, mia, mo, guest } = await fullBoard(true)
    await leaves(lead, mia)
    passTime(TAKE_OVER_AFTER_MS)
    expect(await mia.send(TAKE)).toMatchObject({ ok: true })
    for (const other of [mo, guest]) {
      await eventually(() => expect(other.board().state.takeOver).toMatchObject({ to: null }))
      expect(JSON.stringify(other.received)).not.toContain(mia.joined.you.id)
    }
  })
})

describe('a hidden tab on a board', () => {
  test('PRESENCE-8: others see the person as away, also those who join meanwhile, and a closed tab is gone at once', async () => {
    const { boardId, mia, mo, guest } = await fullBoard()
    await mia.sendRaw('room', { type: 'away' })
    mia.close()
    await eventually(() => expect(awayOf(mo)).toEqual([mia.joined.you.key]))
    const late = await enter(boardId, await guestCookie(app.url))
    expect(late.joined.people.filter(({ isAway }) => isAway).map(({ key }) => key)).toEqual([
      mia.joined.you.key,
    ])
    guest.close()
    await eventually(() => expect(goneFrom(mo)).toContain(guest.joined.you.key))
  })

  test('PRESENCE-4: a user who signs out everywhere leaves the list at once, also from a hidden tab', async () => {
    const { boardId, mo } = await fullBoard()
    const leaver = openBrowser(app.url)
    await signUp(leaver)
    const client = await enter(boardId, leaver.cookie())
    await client.sendRaw('room', { type: 'away' })
    client.close()
    await eventually(() => expect(awayOf(mo)).toContain(client.joined.you.key))
    expect((await leaver.post('/api/auth/sign-out-everywhere', {})).status).toBe(200)
    await eventually(() => expect(goneFrom(mo)).toContain(client.joined.you.key))
  })
})

function awayOf(client: BoardClient): readonly string[] {
  const told = roomUpdates(client).flatMap((update) => (update.type === 'presence' ? update.joined : []))
  return told.filter(({ isAway }) => isAway === true).map(({ key }) => key)
}

function goneFrom(client: BoardClient): readonly string[] {
  return roomUpdates(client).flatMap((update) => (update.type === 'presence' ? update.left : []))
}
