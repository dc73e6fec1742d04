import { type ActionId, asId, type RemovalId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, guestCookie, joinBoard, openSocket } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { noteSaying, type Retro, startBoard, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, openGuestBrowser } from '../test-browser.ts'
import { sendAccepted } from '../board-steps.ts'

/* A facilitator removes a person, and what a person wrote, in one step each; each is undone in one step. */
let app: TestApp
let retro: Retro
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3', COMMANDS_PER_SECOND: '10000' })
  retro = await startRetro(app.url)
})
afterAll(() => app.close())

async function knock(boardId: string, cookie: string): Promise<string> {
  const socket = openSocket(app.url, cookie)
  const reply = await askToJoin(socket, boardId)
  socket.close()
  return reply.ok ? 'entered' : reply.code
}

describe('a person who was removed from a board', () => {
  test('LEAD-12, LEAD-13, LEAD-15: leaves it with all windows, is refused on the socket and over HTTP, and enters again once let in', async () => {
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    const lead = await joinBoard(app.url, boardId, retro.facilitator.cookie())
    const guest = await openGuestBrowser(app.url)
    const windows = await Promise.all([1, 2].map(() => joinBoard(app.url, boardId, guest.cookie())))
    const other = await joinBoard(app.url, boardId, await guestCookie(app.url))
    const person = windows[0]!.joined.you.id
    await sendAccepted(lead, { type: 'remove-person', person })
    await eventually(() => expect(windows.map(({ socket }) => socket.connected)).toEqual([false, false]))
    expect([lead.socket.connected, other.socket.connected]).toEqual([true, true])
    expect(await knock(boardId, guest.cookie())).toBe('removed-from-board')
    for (const path of ['', '?include=notes', '/export?format=json'])
      expect((await guest.get(`/api/board/${boardId}${path}`)).body).toEqual({ code: 'removed-from-board' })
    // Only facilitators are sent who was removed (LEAD-15).
    expect(JSON.stringify(other.received)).not.toContain(person)
    const list = `/api/board/${boardId}/removed-people`
    expect((await retro.facilitator.get(list)).body).toMatchObject({ people: [{ id: person }] })
    expect((await guest.get(list)).status).toBe(403)

    await sendAccepted(lead, { type: 'readmit-person', person })
    expect(await knock(boardId, guest.cookie())).toBe('entered')
    for (const client of [lead, other]) client.close()
  })

  test('LEAD-15: is named to facilitators only, and on an anonymous board to no viewer', async () => {
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    const lead = await joinBoard(app.url, boardId, retro.facilitator.cookie())
    const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
    const person = guest.joined.you.id
    await sendAccepted(lead, { type: 'remove-person', person })
    const list = async () => (await retro.facilitator.get(`/api/board/${boardId}/removed-people`)).body
    expect(await list()).toEqual({ people: [{ id: person, name: null, picture: null }] })
    await sendAccepted(lead, { type: 'set-anonymous', on: true })
    expect(await list()).toEqual({ people: [] })
    lead.close()
  })

  test('LEAD-13: is not let in by signing in', async () => {
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    const lead = await joinBoard(app.url, boardId, retro.facilitator.cookie())
    const browser = await openGuestBrowser(app.url)
    const guest = await joinBoard(app.url, boardId, browser.cookie())
    await sendAccepted(guest, noteSaying('Hello'))
    await sendAccepted(lead, { type: 'remove-person', person: guest.joined.you.id })
    await browser.post('/api/auth/sign-up/email', {
      name: 'Gus',
      email: `gus-${Date.now()}@example.com`,
      password: 'correct horse battery',
    })
    expect(await knock(boardId, browser.cookie())).toBe('removed-from-board')
    lead.close()
  })

  test('LEAD-14: is not kept out when they lead the board by role', async () => {
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    const owner = await joinBoard(app.url, boardId, retro.facilitator.cookie())
    const helper = openBrowser(app.url)
    await helper.post('/api/auth/sign-up/email', {
      name: 'Hal',
      email: `hal-${Date.now()}@example.com`,
      password: 'correct horse battery',
    })
    const made = await joinBoard(app.url, boardId, helper.cookie())
    await sendAccepted(owner, { type: 'give-facilitation', to: made.joined.you.id })
    await sendAccepted(made, { type: 'remove-person', person: owner.joined.you.id })
    expect(await knock(boardId, retro.facilitator.cookie())).toBe('entered')
    await sendAccepted(owner, noteSaying('Still here'))
    expect(await owner.send({ type: 'remove-person', person: made.joined.you.id })).toEqual({
      ok: false,
      code: 'forbidden',
    })
    for (const client of [owner, made]) client.close()
  })
})

test('LEAD-12: what a person wrote is removed in one row of the log, and restored in one', async () => {
  const boardId = await startBoard(retro.facilitator, retro.teamId)
  const lead = await joinBoard(app.url, boardId, retro.facilitator.cookie())
  const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
  for (let at = 0; at < 20; at += 1) await sendAccepted(guest, noteSaying(`Spam ${at}`, `n${at}`))
  await sendAccepted(guest, { type: 'add-action', actionId: asId<ActionId>('a1'), text: 'Spam' })
  await sendAccepted(lead, noteSaying('Kept', 'kept'))
  await eventually(() => expect(lead.board().state.notes.size).toBe(21))
  const before = lead.board()
  const removalId = asId<RemovalId>('removal')
  const person = guest.joined.you.id
  await sendAccepted(lead, { type: 'remove-content-of-person', person, removalId })
  await eventually(() =>
    expect(
      guest
        .board()
        .state.notes.values()
        .map(({ id }) => id),
    ).toEqual(['kept']),
  )
  expect(lead.board().seq).toBe(before.seq + 1)
  expect(lead.board().state.actions.size).toBe(0)
  expect(await guest.send({ type: 'restore-content', removalId })).toEqual({ ok: false, code: 'forbidden' })
  await sendAccepted(lead, { type: 'restore-content', removalId })
  await eventually(() => expect(guest.board().state.notes.size).toBe(21))
  expect(lead.board().seq).toBe(before.seq + 2)
  expect(lead.board().state.notes.toRecord()).toEqual(before.state.notes.toRecord())
  expect(lead.board().state.actions.toRecord()).toEqual(before.state.actions.toRecord())
  for (const client of [lead, guest]) client.close()
})
