import type { RoomUpdate } from '@retropulse/contract/board-room'
import { TAKE_OVER_AFTER_MS } from '@retropulse/domain/board/facilitation/take-over'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, type BoardClient, guestCookie, joinBoard, openSocket } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { type OneServer, startTwoServers, type TwoServers } from './two-servers.ts'

/* Leading, being away and being removed, with participants on two servers. */
const TAKE = { type: 'take-over-facilitation' } as const
const RENAME = { type: 'rename-board', title: 'Led by a member' } as const
const AWAY_MS = 5 * 60_000
/** The server looks for expired people every five seconds. */
const EXPIRY_TIMEOUT_MS = 10_000

let servers: TwoServers
let facilitator: TestBrowser
let teamId: string
const clients: BoardClient[] = []

beforeAll(async () => {
  servers = await startTwoServers()
  facilitator = openBrowser(servers.here.url)
  await signUp(facilitator, { name: 'Fay Facilitator' })
  teamId = (await createOrg(facilitator)).teamId
})
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})
afterAll(() => servers.close())

async function enter(server: OneServer, boardId: string, cookie: string): Promise<BoardClient> {
  const client = await joinBoard(server.url, boardId, cookie)
  clients.push(client)
  return client
}

/** A new user on the team. */
async function newMember() {
  const browser = openBrowser(servers.here.url)
  const { sub } = await signUp(browser)
  await servers.database.pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [teamId, sub])
  return { id: asId<AuthorId>(sub), cookie: browser.cookie() }
}

/** A board that its facilitator has open on the server `here`. */
async function ledBoard() {
  const boardId = await startBoard(facilitator, teamId)
  return { boardId, lead: await enter(servers.here, boardId, facilitator.cookie()) }
}

function updatesOf(client: BoardClient): readonly RoomUpdate[] {
  return client.received.filter(([name]) => name === 'room').map(([, update]) => update as RoomUpdate)
}

/** The keys of the people on the board as this client knows, with ` away` behind those who are. */
function peopleOf(client: BoardClient): readonly string[] {
  const people = new Map(client.joined.people.map((person) => [person.key, person.isAway === true]))
  for (const update of updatesOf(client)) {
    if (update.type !== 'presence') continue
    for (const { key, isAway } of update.joined) people.set(key, isAway === true)
    for (const key of update.left) people.delete(key)
  }
  return [...people].map(([key, isAway]) => (isAway ? `${key} away` : key)).sort()
}

/** Since when no facilitator is present, as this client knows; null: one is. */
function missingSince(client: BoardClient): number | null {
  const told = updatesOf(client).filter((update) => update.type === 'facilitator-presence')
  return (told.at(-1) ?? client.joined).noFacilitatorSince
}

async function hide(client: BoardClient): Promise<void> {
  expect(await client.sendRaw('room', { type: 'away' })).toEqual({ ok: true })
  client.close()
}

describe('taking over with participants on two servers', () => {
  test('LEAD-6: a member there takes over a minute after the facilitator left here, and is refused until then', async () => {
    const { boardId, lead } = await ledBoard()
    const mia = await enter(servers.there, boardId, (await newMember()).cookie)
    await eventually(() => expect(peopleOf(mia)).toContain(lead.joined.you.key))
    await eventually(() => expect(missingSince(mia)).toBeNull())
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
    lead.close()
    await eventually(() => expect(missingSince(mia)).not.toBeNull())
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
    servers.there.passTime(TAKE_OVER_AFTER_MS)
    expect(await mia.send(TAKE)).toMatchObject({ ok: true })
    expect(await mia.send(RENAME)).toMatchObject({ ok: true })
    const back = await enter(servers.here, boardId, facilitator.cookie())
    expect(await back.send({ type: 'end-take-over' })).toMatchObject({ ok: true })
    await eventually(() => expect(mia.board().state.takeOver).toBeNull())
    expect(await mia.send(RENAME)).toEqual({ ok: false, code: 'forbidden' })
  })

  test('LEAD-7: of two members who press at once, one here and one there, exactly one leads', async () => {
    const { boardId, lead } = await ledBoard()
    const mia = await enter(servers.here, boardId, (await newMember()).cookie)
    const mo = await enter(servers.there, boardId, (await newMember()).cookie)
    await eventually(() => expect(peopleOf(mo)).toContain(lead.joined.you.key))
    lead.close()
    for (const member of [mia, mo]) await eventually(() => expect(missingSince(member)).not.toBeNull())
    for (const server of [servers.here, servers.there]) server.passTime(TAKE_OVER_AFTER_MS)
    const replies = await Promise.all([mia.send(TAKE), mo.send(TAKE)])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    await eventually(() => expect(mia.board().state.takeOver).toEqual(mo.board().state.takeOver))
    const renames = [await mia.send(RENAME), await mo.send({ ...RENAME, title: 'Or by another' })]
    expect(renames.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('LEAD-11: the minute is the same on a server on which the first participant arrives while it runs', async () => {
    const { boardId, lead } = await ledBoard()
    const mia = await enter(servers.here, boardId, (await newMember()).cookie)
    lead.close()
    await eventually(() => expect(missingSince(mia)).not.toBeNull())
    for (const server of [servers.here, servers.there]) server.passTime(TAKE_OVER_AFTER_MS)
    const mo = await enter(servers.there, boardId, (await newMember()).cookie)
    await eventually(async () => expect(await mo.send(TAKE)).toMatchObject({ ok: true }))
  })

  test('LEAD-11: a facilitator who is away here is not replaced there', async () => {
    const { boardId, lead } = await ledBoard()
    const mia = await enter(servers.there, boardId, (await newMember()).cookie)
    await hide(lead)
    await eventually(() => expect(peopleOf(mia)).toContain(`${lead.joined.you.key} away`))
    await eventually(() => expect(missingSince(mia)).toBeNull())
    expect(await mia.send(TAKE)).toEqual({ ok: false, code: 'facilitator-present' })
  })
})

describe('away with participants on two servers', () => {
  test('PRESENCE-8: a person who hid the tab here is away there, also for late joiners, and leaves the list after five minutes', async () => {
    const { boardId, lead } = await ledBoard()
    const guest = await enter(servers.here, boardId, await guestCookie(servers.here.url))
    const other = await enter(servers.there, boardId, await guestCookie(servers.there.url))
    const { key } = guest.joined.you
    await hide(guest)
    const late = await enter(servers.there, boardId, await guestCookie(servers.there.url))
    for (const client of [lead, other, late])
      await eventually(() => expect(peopleOf(client)).toContain(`${key} away`))
    servers.here.passTime(AWAY_MS)
    for (const client of [lead, other, late])
      await eventually(
        () => expect(peopleOf(client).filter((one) => one.startsWith(key))).toEqual([]),
        EXPIRY_TIMEOUT_MS,
      )
  })

  test('PRESENCE-3: a person who hid the tab here and comes back there is no longer away', async () => {
    const { boardId, lead } = await ledBoard()
    const cookie = await guestCookie(servers.here.url)
    const guest = await enter(servers.here, boardId, cookie)
    const { key } = guest.joined.you
    await hide(guest)
    await eventually(() => expect(peopleOf(lead)).toContain(`${key} away`))
    const back = await enter(servers.there, boardId, cookie)
    expect(back.joined.you.key).toBe(key)
    await eventually(() => expect(peopleOf(lead)).toContain(key))
    back.close()
    await eventually(() => expect(peopleOf(lead)).toEqual([lead.joined.you.key]))
  })
})

describe('people who may no longer lead, or be there, on two servers', () => {
  test('LEAD-4: a member who is removed from the team here loses the facilitation that they have there', async () => {
    const { boardId, lead } = await ledBoard()
    const member = await newMember()
    expect(await lead.send({ type: 'give-facilitation', to: member.id })).toMatchObject({ ok: true })
    const sitting = await enter(servers.there, boardId, member.cookie)
    expect(await sitting.send(RENAME)).toMatchObject({ ok: true })
    expect((await facilitator.delete(`/api/team/${teamId}/member/${member.id}`)).status).toBe(204)
    await eventually(() => expect(sitting.socket.connected).toBe(false))
    await eventually(() => expect(lead.board().state.facilitators).toEqual([]))
    const former = await enter(servers.there, boardId, member.cookie)
    await eventually(() => expect(former.board().state.facilitators).toEqual([]))
    expect(await former.send(RENAME)).toEqual({ ok: false, code: 'forbidden' })
  })

  test('LEAD-13: a person who is removed leaves both servers with every window, and neither lets them in', async () => {
    const { boardId, lead } = await ledBoard()
    const browser = openBrowser(servers.here.url)
    await browser.get('/uid')
    const windows = [
      await enter(servers.here, boardId, browser.cookie()),
      await enter(servers.there, boardId, browser.cookie()),
    ]
    const other = await enter(servers.there, boardId, await guestCookie(servers.there.url))
    const person = windows[0]!.joined.you.id
    expect(await lead.send({ type: 'remove-person', person })).toMatchObject({ ok: true })
    await eventually(() => expect(windows.map(({ socket }) => socket.connected)).toEqual([false, false]))
    await eventually(() => expect(peopleOf(other)).not.toContain(windows[0]!.joined.you.key))
    expect(other.socket.connected).toBe(true)
    for (const { url } of [servers.here, servers.there]) {
      const socket = openSocket(url, browser.cookie())
      expect(await askToJoin(socket, boardId)).toMatchObject({ ok: false, code: 'removed-from-board' })
      socket.close()
    }
  })
})
