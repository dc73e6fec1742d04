import { asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinForTest, sendAccepted } from '../board-steps.ts'
import { type MailApp, startMailApp } from '../mail-app.ts'
import { noteSaying, startBoard } from '../retro.ts'
import { newUserAs, type TeamPlace, teamPlace, type TestUser } from '../team-place.ts'
import { openGuestBrowser, signUp } from '../test-browser.ts'

/* The attack: the summary that a facilitator sends to the team quotes the retro to members who were removed from it. */
let app: MailApp
let place: TeamPlace
let boardId: string
beforeAll(async () => {
  app = await startMailApp({ DEFAULT_PLAN: 'level1', PUBLIC_URL: 'https://retro.example.com' })
  place = await teamPlace(app)
  boardId = await startBoard(place.owner.browser, place.teamId)
})
afterAll(() => app.close())

const addressOf = async ({ browser }: TestUser) =>
  ((await browser.get('/profile')).body as { email: string }).email
const authorOf = (id: string) => asId<AuthorId>(id)

/** How many members the summary reached, and how often it has come to this one. */
async function mailTeam(receiver: TestUser) {
  const path = `/api/team/${place.teamId}/board/${boardId}/send-email`
  const { body } = await place.owner.browser.post(path, { sendToTeam: true })
  await app.settled()
  const quoting = app.mailsTo(await addressOf(receiver)).filter(({ text }) => text.includes('delicate'))
  return [(body as { receivers: number }).receivers, quoting.length]
}

test('LEAD-13: the summary by email reaches no member who was removed from the retro, under whichever id', async () => {
  const mia = await newUserAs(app, place, null, 'member')
  const browser = await openGuestBrowser(app.url)
  const guestId = ((await browser.get('/uid')).body as { uid: string }).uid
  const fay = await joinForTest(app.url, boardId, place.owner.browser.cookie())
  await sendAccepted(fay, noteSaying('A delicate build', 'n1'), {
    type: 'set-reaction',
    noteId: asId<NoteId>('n1'),
    emoji: '👍',
    on: true,
  })
  expect(await mailTeam(mia)).toEqual([2, 1])
  await sendAccepted(fay, { type: 'remove-person', person: authorOf(mia.id) })
  expect(await mailTeam(mia)).toEqual([1, 1])

  // Removed as a guest, and a member since.
  await sendAccepted(fay, { type: 'remove-person', person: authorOf(guestId) })
  const gus = { browser, id: (await signUp(browser, { name: 'Gus' })).sub }
  const { pool } = app.database
  await pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [place.teamId, gus.id])
  expect(await mailTeam(gus)).toEqual([1, 0])

  await sendAccepted(fay, { type: 'readmit-person', person: authorOf(mia.id) })
  expect(await mailTeam(mia)).toEqual([2, 2])
  // Who leads by role is not kept out.
  await pool.query("UPDATE team_member SET role = 'facilitator' WHERE user_id = $1", [gus.id])
  expect(await mailTeam(gus)).toEqual([3, 1])
})
