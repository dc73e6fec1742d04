import { ANONYMITY_CHANGES_MAX } from '@retropulse/domain/board/limits'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BoardClient, guestCookie } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { memberCookie, noteSaying, type Retro, startBoard, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { joinForTest, sendAccepted } from '../board-steps.ts'

/* The attack: authors are hidden and shown in a loop, and each switch adds ids to what a join answers. */
const NOTE = asId<NoteId>('the-note')
const OLD_SWITCHES = 2440
let app: TestApp
let retro: Retro
let boardId: string
let facilitator: BoardClient
let mia: BoardClient
let cookie: string
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
  cookie = await memberCookie(app.url)
})
beforeEach(async () => {
  boardId = await startBoard(retro.facilitator, retro.teamId)
  facilitator = await joinForTest(app.url, boardId, retro.facilitator.cookie())
  mia = await joinForTest(app.url, boardId, cookie)
})
afterAll(() => app.close())

const bytesOf = (told: unknown) => JSON.stringify(told).length

/** Adds a note by mia while authors are hidden for the first time. */
async function writeAnonymously(): Promise<void> {
  await sendAccepted(facilitator, { type: 'set-anonymous', on: true })
  await sendAccepted(mia, noteSaying('Tea', NOTE))
}

/**
 * However often anonymity was switched, the answer to a join lists few author ids of the participant. For the author of
 * the note the id on that note is among them, so that they may still edit it.
 */
async function expectSmallJoins(): Promise<void> {
  const [guest, again] = [
    await joinForTest(app.url, boardId, await guestCookie(app.url)),
    await joinForTest(app.url, boardId, cookie),
  ]
  for (const { joined } of [guest, again]) {
    expect(joined.you.authorIds.length).toBeLessThanOrEqual(11)
    expect(bytesOf(joined.you)).toBeLessThan(500)
  }
  const author = again.board().state.notes.get(NOTE)!.by
  expect(again.joined.you.authorIds).toContain(author)
  expect(guest.joined.you.authorIds).not.toContain(author)
  await sendAccepted(again, { type: 'edit-note', noteId: NOTE, text: 'Green tea' })
  expect(await guest.send({ type: 'edit-note', noteId: NOTE, text: 'No tea' })).toMatchObject({ ok: false })
}

test('ANON-20, ANON-30: switches are bounded, in the end authors stay hidden, and no join grows with them', async () => {
  await writeAnonymously()
  for (let switches = 1; switches < ANONYMITY_CHANGES_MAX; switches += 1)
    await sendAccepted(facilitator, { type: 'set-anonymous', on: switches % 2 === 0 })
  await sendAccepted(facilitator, { type: 'set-anonymous', on: true })
  const refused = { ok: false, code: 'too-many-switches' }
  expect(await facilitator.send({ type: 'set-anonymous', on: false })).toEqual(refused)
  const input = { settings: { isAnonymous: false } }
  const saved = await retro.facilitator.post(`/api/team/${retro.teamId}/board/${boardId}/settings`, input)
  expect([saved.status, saved.body]).toEqual([409, { code: 'too-many-switches' }])
  await expectSmallJoins()
})

test(`ANON-20: a log of an older version with ${OLD_SWITCHES} switches opens, and its authors keep their notes`, async () => {
  await writeAnonymously()
  await app.database.pool.query(
    `with written as (
       insert into board_log (board_id, seq, command_id, actor, at, events)
       select id, seq + n, 'switch-' || n, '~nobody', 0,
         jsonb_build_array(jsonb_build_object('type', 'anonymity-changed', 'on', n % 2 = 0))
       from board, generate_series(1, $2::int) n where id = $1)
     update board set seq = seq + $2::int where id = $1`,
    [boardId, OLD_SWITCHES],
  )
  // The next command finds the rows that were added to the log.
  await sendAccepted(mia, noteSaying('Cake'))
  await eventually(() => expect(facilitator.board().state.anonymityChanges).toBe(OLD_SWITCHES + 1))
  await expectSmallJoins()
  const input = { type: 'set-anonymous', on: false } as const
  expect(await facilitator.send(input)).toEqual({ ok: false, code: 'too-many-switches' })
})
