import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/* The facilitator draws who answers the icebreaker question next, among the people on the board (ICE-9). */
const ASK = { type: 'ask-icebreaker', question: 'Tea or coffee?' } as const
const DRAW = { type: 'draw-icebreaker-person' } as const

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function fullBoard(isAnonymous = false) {
  const retro = await startRetro(app.url, { isAnonymous })
  const enter = async (cookie: string) => joinBoard(app.url, retro.boardId, cookie)
  const lead = await enter(retro.facilitator.cookie())
  const guests = [await enter(await guestCookie(app.url)), await enter(await guestCookie(app.url))]
  expect(await lead.send(ASK)).toMatchObject({ ok: true })
  return { lead, guests, enter, everyone: [lead, ...guests] }
}

/** Draws so many times, each acknowledged and received. */
async function draw(lead: BoardClient, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const reply = await lead.send(DRAW)
    expect(reply).toMatchObject({ ok: true })
    await eventually(() => expect(reply.ok && lead.board().seq).toBe(reply.ok && reply.seq))
  }
}

const keyOf = ({ joined }: BoardClient) => joined.you.key
const drawnOn = (client: BoardClient) => client.board().state.icebreakerDrawn

test('ICE-9: each person on the board is drawn once in a round, and every participant sees who, late joiners too', async () => {
  const { lead, guests, enter, everyone } = await fullBoard()
  expect(await guests[0]!.send(DRAW)).toEqual({ ok: false, code: 'forbidden' })
  await draw(lead, everyone.length)
  expect(drawnOn(lead).toSorted()).toEqual(everyone.map(keyOf).sort())
  const late = await enter(await guestCookie(app.url))
  for (const client of [...guests, late])
    await eventually(() => expect(drawnOn(client)).toEqual(drawnOn(lead)))
  await draw(lead, 1)
  expect(drawnOn(lead).at(-1)).toBe(keyOf(late))
  for (const client of [...everyone, late]) client.close()
})

test('ICE-11: a person who hid the tab or left is not drawn', async () => {
  const { lead, guests, everyone } = await fullBoard()
  expect(await guests[0]!.sendRaw('room', { type: 'away' })).toEqual({ ok: true })
  for (const guest of guests) guest.close()
  await eventually(() => {
    const updates = JSON.stringify(lead.received)
    expect(updates).toContain('"isAway":true')
    expect(updates).toContain(`"left":["${keyOf(guests[1]!)}"]`)
  })
  await draw(lead, 3)
  expect(drawnOn(lead)).toEqual([keyOf(lead)])
  for (const client of everyone) client.close()
})

test('ICE-13: on a board that hides its authors a draw tells a key of the list of people, and no author id', async () => {
  const { lead, guests, everyone } = await fullBoard(true)
  for (const guest of guests)
    expect(await guest.send(noteSaying('Written by nobody'))).toMatchObject({ ok: true })
  await draw(lead, everyone.length)
  await eventually(() => expect(drawnOn(guests[0]!)).toHaveLength(3))
  const board = guests[0]!.board().state
  const authors = new Set(board.notes.values().map(({ by }) => String(by)))
  for (const key of board.icebreakerDrawn) expect(authors).not.toContain(key)
  const told = JSON.stringify(
    guests[0]!.received.filter(([, update]) => JSON.stringify(update).includes('drawn')),
  )
  for (const { joined } of [lead, guests[1]!])
    for (const id of joined.you.authorIds) expect(told).not.toContain(`"drawn":["${id}`)
  for (const client of everyone) client.close()
})
