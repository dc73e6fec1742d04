import {
  INVITES_A_NETWORK_AN_HOUR,
  INVITES_A_PERSON_AN_HOUR,
  ORGS_A_PERSON_MAX,
} from '@retropulse/domain/orgs/limits'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailApp, startMailApp } from '../mail-app.ts'
import { proveEmail, newUser, type TeamPlace, teamPlace } from '../team-place.ts'
import { type Answer, createOrg, openBrowser, signUp } from '../test-browser.ts'

const ORIGIN = 'https://retro.example.com'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ PUBLIC_URL: ORIGIN })
})
afterAll(() => app.close())

const newEmail = () => `${nanoid()}@example.com`.toLowerCase()
const newEmails = (count: number) => Array.from({ length: count }, newEmail).join()

function invite({ orgId, owner }: TeamPlace, emails: string): Promise<Answer> {
  return owner.browser.post(`/api/org/${orgId}/invite`, { emails, role: 'admin' })
}

async function provenPlace(): Promise<TeamPlace> {
  const place = await teamPlace(app)
  await proveEmail(app, place.owner)
  return place
}

/** Ages everything that was counted in the database so far by an hour. */
async function passAnHour(): Promise<void> {
  await app.database.pool.query(`UPDATE audit_entry SET at = at - interval '1 hour'`)
}

describe('invitations are no mail relay', () => {
  test('INVITE-22: an account whose address is not proved sends no email; the links can be copied', async () => {
    const place = await teamPlace(app)
    const receiver = newEmail()
    const { status, body } = await invite(place, receiver)
    expect([status, body]).toMatchObject([
      200,
      { isMailed: false, mailProblem: 'email-unproven', invitations: [{ email: receiver }] },
    ])
    await app.settled()
    expect(app.mailsTo(receiver)).toEqual([])
  })

  test('INVITE-22: a mailed link proves an address: from then on the account sends email', async () => {
    const email = newEmail()
    await signUp(openBrowser(app.url), { email })
    await openBrowser(app.url).post('/api/auth/request-password-reset', { email })
    const token = new URL(await app.linkTo(email)).searchParams.get('token')
    const password = 'another long password'
    await openBrowser(app.url).post('/api/auth/reset-password', { token, password })
    const browser = openBrowser(app.url)
    const { status } = await browser.post('/api/auth/sign-in/email', { email, password })
    expect(status).toBe(200)
    const { orgId } = await createOrg(browser)
    const receiver = newEmail()
    const answer = await browser.post(`/api/org/${orgId}/invite`, { emails: receiver, role: 'admin' })
    expect(answer.body).toMatchObject({ isMailed: true, mailProblem: null })
    expect(app.mailsTo(receiver)).toHaveLength(1)
  })

  test('INVITE-26: one person invites a limited number of addresses an hour, over all of their organisations', async () => {
    const first = await provenPlace()
    const second = { ...first, ...(await createOrg(first.owner.browser)) }
    expect((await invite(first, newEmails(50))).status).toBe(200)
    expect((await invite(second, newEmails(49))).status).toBe(200)
    const both = await Promise.all([invite(first, newEmail()), invite(second, newEmail())])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect((await invite(second, newEmail())).body).toEqual({ code: 'too-fast' })
    expect(INVITES_A_PERSON_AN_HOUR).toBe(100)
    await passAnHour()
    expect((await invite(second, newEmail())).status).toBe(200)
  })

  test('INVITE-29, ORG-4: a person owns a limited number of organisations, also when many are requested at once', async () => {
    expect(ORGS_A_PERSON_MAX).toBe(10)
    const { browser } = await newUser(app)
    const inputs = Array.from({ length: ORGS_A_PERSON_MAX + 3 }, () =>
      browser.post('/api/org', { name: 'Example Ltd', teamName: 'Platform' }),
    )
    const answers = await Promise.all(inputs)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ORGS_A_PERSON_MAX)
    expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ code: 'org-limit' })),
    )
  })

  test('INVITE-23: names stand in no subject, and hold nothing that a mail program makes a link of', async () => {
    const browser = openBrowser(app.url)
    const { sub } = await signUp(browser, { name: 'Free money: http://evil.example' })
    await proveEmail(app, { browser, id: sub })
    const { orgId } = await createOrg(browser, { name: 'You won! Visit evil.example/prize now' })
    const receiver = newEmail()
    await browser.post(`/api/org/${orgId}/invite`, { emails: receiver, role: 'admin' })
    const { headers, text, html } = app.lastTo(receiver)
    expect(headers.get('subject')).toEqual(['You are invited to an organisation on Retropulse'])
    expect(text).toContain(
      'Free money: http: evil. example invites you to help run You won! Visit evil. example prize now',
    )
    for (const part of [text, html]) expect(part).not.toContain('evil.example')
  })

  test('INVITE-27: many accounts behind one network address invite a limited number of addresses together', async () => {
    const alone = await startMailApp({ PUBLIC_URL: ORIGIN })
    const statuses: number[] = []
    for (let index = 0; index < INVITES_A_NETWORK_AN_HOUR / 100; index++) {
      const place = await teamPlace(alone)
      for (const emails of [newEmails(50), newEmails(50)]) statuses.push((await invite(place, emails)).status)
    }
    const next = await invite(await teamPlace(alone), newEmail())
    await alone.close()
    expect(statuses).toEqual(Array.from({ length: INVITES_A_NETWORK_AN_HOUR / 50 }, () => 200))
    expect([next.status, next.body]).toEqual([429, { code: 'too-fast' }])
  })
})
