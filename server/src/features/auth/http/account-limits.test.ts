import type { AccountDeletion } from '@retropulse/contract/accounts'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { proveEmail, newUser, newUserAs, teamPlace } from '../../../testing/team-place.ts'
import { openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'

/* What the fields of an account may hold, how often its password may be tried, and what a deletion lists. */
let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const LINK = '/api/auth/sign-in/magic-link'
const FORGOT = '/api/auth/request-password-reset'

/** An address of so many characters that no other test has. */
function addressOf(length: number): string {
  const local = nanoid()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')
  const domain = `${'d'.repeat(60)}.`.repeat(4).slice(0, length - local.length - '@.example'.length)
  return `${local}@${domain.replace(/\.$/, 'd')}.example`
}

test('AUTH-8: a password has 8 to 128 characters, an email address at most 254, a name 1 to 60', async () => {
  const statusOf = async (change: object) => {
    const person = { name: 'Ann', email: addressOf(40), password: PASSWORD, ...change }
    return (await openBrowser(app.url).post('/api/auth/sign-up/email', person)).status
  }
  expect([addressOf(254).length, addressOf(255).length]).toEqual([254, 255])
  const taken = [
    { password: 'x'.repeat(8) },
    { password: 'x'.repeat(128) },
    { email: addressOf(254) },
    { name: 'A' },
    { name: 'x'.repeat(60) },
  ]
  for (const change of taken) expect([change, await statusOf(change)]).toEqual([change, 200])
  const refused = [
    { password: 'x'.repeat(7) },
    { password: 'x'.repeat(129) },
    { email: addressOf(255) },
    { name: ' ' },
    { name: 'x'.repeat(61) },
  ]
  for (const change of refused) expect([change, await statusOf(change)]).toEqual([change, 400])
})

test('AUTH-9: asking for a sign-in link answers the same with and without an account', async () => {
  const { email } = await signUp(openBrowser(app.url))
  const answers = []
  for (const address of [email, addressOf(40)]) {
    const { status, body } = await openBrowser(app.url).post(LINK, { email: address })
    answers.push([status, body])
  }
  expect(answers[1]).toEqual(answers[0])
})

test('AUTH-22: a session confirms its password ten times a minute, over changing it and deleting the account', async () => {
  const browser = openBrowser(app.url)
  const { email } = await signUp(browser)
  const change = (currentPassword: string) =>
    browser.post('/api/auth/change-password', { currentPassword, newPassword: 'a different horse battery' })
  const remove = (password: string) => browser.delete('/api/user-profile', { password })
  for (let round = 0; round < 5; round += 1)
    expect([(await change('wrong')).status, (await remove('wrong')).status]).toEqual([400, 400])
  expect([(await change(PASSWORD)).status, (await remove(PASSWORD)).status]).toEqual([429, 429])
  const elsewhere = openBrowser(app.url)
  await elsewhere.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect((await elsewhere.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
})

test('PROFILE-10: the preview of a deletion lists organisations with heirs, teams and boards', async () => {
  const own = await teamPlace(app)
  const { browser } = own.owner
  const heir = await newUserAs(app, own, null, 'member')
  const other = await teamPlace(app)
  await app.database.pool.query('INSERT INTO team_member VALUES ($1, $2, $3)', [
    other.teamId,
    own.owner.id,
    'member',
  ])
  for (const name of ['One', 'Two'])
    expect((await browser.post('/api/boards', { name, columns: ['Good'] })).status).toBe(201)
  const { email } = (await heir.browser.get('/profile')).body as { email: string }
  expect((await browser.get('/api/user-profile/deletion')).body).toEqual({
    organisations: [
      {
        id: own.orgId,
        name: 'Example Ltd',
        teams: [{ id: own.teamId, name: 'Platform' }],
        heirs: [{ id: heir.id, name: 'Ann Example', email }],
      },
    ],
    teams: ['Platform'],
    personalBoardsCount: 2,
  } satisfies AccountDeletion)
})

test('MAIL-7: a mailbox gets five emails about signing in an hour, and five that others cause beside them', async () => {
  const { email } = await signUp(openBrowser(app.url))
  const inviteFrom = async () => {
    const place = await teamPlace(app)
    await proveEmail(app, place.owner)
    const { body } = await place.owner.browser.post(`/api/org/${place.orgId}/invite`, {
      emails: email,
      role: 'admin',
    })
    return body
  }
  for (let round = 0; round < 6; round += 1) {
    const { status, body } = await openBrowser(app.url).post(FORGOT, { email })
    expect([status, body]).toEqual([200, { ok: true, isMailed: true }])
    await app.settled()
  }
  expect(app.mailsTo(email)).toHaveLength(5)
  for (let round = 0; round < 5; round += 1) expect(await inviteFrom()).toMatchObject({ isMailed: true })
  expect(await inviteFrom()).toMatchObject({ isMailed: false })
  await app.settled()
  expect(app.mailsTo(email)).toHaveLength(10)
  expect((await newUser(app)).id).not.toBe('')
})
