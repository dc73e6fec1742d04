import type { RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { memberCookie, noteSaying, type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/* Side channels that were once open: what is sent beside a note or a vote must not disclose its author. */
const note = asId<NoteId>('note')
let app: TestApp
let retro: Retro
let boardId: string
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
})
beforeEach(async () => {
  boardId = await startBoard(retro.facilitator, retro.teamId)
})
afterAll(() => app.close())

async function come(cookie?: string): Promise<BoardClient> {
  const client = await joinBoard(app.url, boardId, cookie ?? (await guestCookie(app.url)))
  onTestFinished(() => client.close())
  return client
}

async function done(client: BoardClient, ...commands: Parameters<BoardClient['send']>[0][]): Promise<number> {
  let seq = 0
  for (const command of commands) {
    const reply = await client.send(command)
    expect(reply).toMatchObject({ ok: true })
    if (reply.ok) ({ seq } = reply)
  }
  return seq
}

const fay = () => come(retro.facilitator.cookie())
const mia = async () => come(await memberCookie(app.url))

test.each([true, false])(
  'VOTE-31: a first vote and a first “done” disclose no voter to other viewers, live totals: %s',
  async (showsTotals) => {
    const [lead, voter, watcher] = [await fay(), await mia(), await mia()]
    const start = { contentId: null, allowedVotes: 2, resetVotes: true, showsTotals } as const
    await done(lead, noteSaying('Tea', note), { type: 'start-voting', ...start })
    const [heard, told] = [watcher.received.length, lead.received.length]
    const seq = await done(
      voter,
      { type: 'cast-votes', noteId: note, votes: 1 },
      { type: 'set-done', done: true },
    )
    await eventually(() => expect([watcher.board().seq, lead.board().seq]).toEqual([seq, seq]))
    for (const all of [watcher.received.slice(heard), lead.received.slice(told)]) {
      // Presence is announced a moment later, and not because of the vote.
      const news = all.filter(([, payload]) => (payload as RoomUpdate).type !== 'presence')
      expect(news).not.toEqual([])
      expect(JSON.stringify(news)).not.toMatch(/authors|Mia Member/)
      expect(JSON.stringify(news)).not.toContain(voter.joined.you.id)
    }
  },
)

test('ANON-2, ANON-13: a participant who joins while authors are being hidden gets a board that hides them', async () => {
  const [lead, member] = [await fay(), await mia()]
  await done(lead, noteSaying('Tea'))
  await done(member, noteSaying('Cake'))
  const cookie = await memberCookie(app.url)
  let on = false
  for (let round = 0; round < 12; round += 1) {
    const comers = Array.from({ length: 4 }, () => come(cookie))
    for (let times = 0; times < 3; times += 1) {
      on = !on
      await done(lead, { type: 'set-anonymous', on })
    }
    for (const { joined, close } of await Promise.all(comers)) {
      const isAnonymous = joined.board?.state.isAnonymous ?? true
      expect(joined.you.seesAuthors).toBe(!isAnonymous)
      const hidden = isAnonymous ? [joined.people, joined.authors] : []
      expect(JSON.stringify(hidden)).not.toMatch(/authorId|Mia Member|Fay/)
      close()
    }
  }
})

describe('a reader of the database', () => {
  async function namedInLog(): Promise<readonly { actor: string; by: readonly string[] }[]> {
    const { rows } = await app.database.pool.query<{ actor: string; events: { by?: string }[] }>(
      'select actor, events from board_log where board_id = $1 order by seq',
      [boardId],
    )
    return rows.map(({ actor, events }) => ({ actor, by: events.flatMap(({ by }) => by ?? []) }))
  }

  test('ANON-16: finds one author id in a row, also where an author returns to a note that was signed', async () => {
    const [lead, member] = [await fay(), await mia()]
    await done(member, noteSaying('Tea', note))
    await done(lead, { type: 'set-anonymous', on: true })
    await done(member, { type: 'edit-note', noteId: note, text: 'Green tea' })
    await done(member, noteSaying('Hidden', 'hidden'))
    await done(lead, { type: 'set-anonymous', on: false })
    await done(member, { type: 'edit-note', noteId: asId<NoteId>('hidden'), text: 'Still hidden' })
    for (const { actor, by } of await namedInLog()) expect(new Set([actor, ...by]).size).toBe(1)
  })

  test('does not find the facilitator’s pseudonym in rows of what only a facilitator does', async () => {
    const lead = await fay()
    await done(lead, { type: 'set-anonymous', on: true }, noteSaying('From the chair'))
    await done(lead, { type: 'set-masking', on: true }, { type: 'start-timer', duration: 3 })
    const [written, ...others] = (await namedInLog()).slice(2)
    expect(written!.by).toEqual([written!.actor])
    expect(others.map(({ actor }) => actor)).toEqual(['~nobody', '~nobody'])
  })
})

test('NOTE-9, MASK-14: a participant who may not edit a note cannot hold it against its author either', async () => {
  const [lead, guest, other] = [await fay(), await come(), await come()]
  await done(guest, noteSaying('Tea', note))
  for (const columnId of [null, 'c1']) {
    const hold = { type: 'edit', noteId: note, columnId }
    expect(await other.sendRaw('room', hold)).toEqual({ ok: false, code: 'forbidden' })
  }
  await done(lead, { type: 'set-masking', on: true })
  const hold = { type: 'edit', noteId: note, columnId: null }
  expect(await lead.sendRaw('room', hold)).toEqual({ ok: false, code: 'note-hidden' })
  await done(guest, { type: 'edit-note', noteId: note, text: 'Green tea' })
})

test('WIRE-10: a client that resumes with the audience of another viewer gets the whole board', async () => {
  const [lead, member, guest] = [await fay(), await mia(), await come()]
  const before = member.board()
  await done(member, noteSaying('Tea', note))
  await done(lead, { type: 'set-reaction', noteId: note, emoji: '👍', on: true })
  for (const audience of [before.audience, lead.joined.audience, `${guest.joined.audience} all`, '']) {
    const again = await joinBoard(app.url, boardId, await guestCookie(app.url), {
      from: { ...before, audience },
    })
    again.close()
    expect([again.joined.missed, again.joined.you.seesAuthors]).toEqual([null, false])
    const told = JSON.stringify({ ...again.joined, people: [] })
    for (const { joined } of [lead, member]) expect(told).not.toContain(joined.you.id)
  }
})
