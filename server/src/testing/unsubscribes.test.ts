import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey } from '../platform/secret/derive-key.ts'
import { sealText } from '../platform/secret/sealed-text.ts'
import { type MailApp, startMailApp } from './mail-app.ts'
import { type Retro, startRetro } from './retro.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'

const SECRET = 'a secret of thirty-two characters'
const ORIGIN = 'https://retro.example.com'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ DEFAULT_PLAN: 'level1', PUBLIC_URL: ORIGIN, SECRET })
})
afterAll(() => app.close())

interface Person {
  readonly browser: TestBrowser
  readonly id: string
  readonly email: string
}

async function person(): Promise<Person> {
  const browser = openBrowser(app.url)
  const { sub: id, email } = await signUp(browser)
  return { browser, id, email }
}

/** A retro whose team has another member. */
async function stage(): Promise<{ readonly retro: Retro; readonly mia: Person }> {
  const retro = await startRetro(app.url)
  const mia = await person()
  await app.database.pool.query(
    "INSERT INTO team_member (team_id, user_id, role) VALUES ($1, $2, 'member')",
    [retro.teamId, mia.id],
  )
  return { retro, mia }
}

function sendSummary({ facilitator, teamId, boardId }: Retro, sendToTeam: boolean) {
  return facilitator.post(`/api/team/${teamId}/board/${boardId}/send-email`, { sendToTeam })
}

async function emailsOf({ browser }: Person): Promise<Record<string, boolean>> {
  return ((await browser.get('/api/user-profile')).body as { emails: Record<string, boolean> }).emails
}

/** What a mail program sends (RFC 8058): no cookies, a form of one field, to the address of the header. */
async function oneClick(
  path: string,
  body: URLSearchParams | FormData = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) {
  const response = await fetch(app.url + path, { method: 'POST', body, redirect: 'manual' })
  return { status: response.status, body: await response.json() }
}

const pathOf = (token: string) => `/unsubscribe?${new URLSearchParams({ token }).toString()}`
const sealed = (kind: string, id: string, purpose = 'unsubscribe links', secret = SECRET) =>
  `${kind}.${sealText(id, deriveKey(secret, purpose), kind)}`
const ALL = { 'action-reminders': true, 'team-summaries': true, 'archive-warnings': true, surveys: true }

describe('an email that a user did not ask for', () => {
  test('MAIL-34, MAIL-36: names where one POST stops its kind, in its headers and its foot, for each receiver', async () => {
    const { retro, mia } = await stage()
    expect((await sendSummary(retro, true)).body).toMatchObject({ receivers: 2 })
    const { email } = (await retro.facilitator.get('/profile')).body as { email: string }
    const [own, hers] = [app.lastTo(email), app.lastTo(mia.email)]
    const [header = ''] = hers.headers.get('list-unsubscribe') ?? []
    expect(hers.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
    expect(header).toMatch(/^<https:\/\/retro\.example\.com\/unsubscribe\?token=[\w.-]+>$/)
    const link = header.slice(1, -1)
    expect(hers.text).toContain(`Unsubscribe from retro summaries:\n${link}`)
    expect(hers.html).toContain(`href="${link}"`)
    expect(own.headers.get('list-unsubscribe')).not.toEqual([header])
    expect(own.text).not.toContain(link)

    expect(await oneClick(link.slice(ORIGIN.length))).toEqual({ status: 200, body: { ok: true } })
    expect(await emailsOf(mia)).toEqual({ ...ALL, 'team-summaries': false })
    expect((await sendSummary(retro, true)).body).toMatchObject({ receivers: 1 })
  })

  test('MAIL-34: an email that a user asked for has neither header nor link', async () => {
    const { retro, mia } = await stage()
    await sendSummary(retro, false)
    await openBrowser(app.url).post('/api/auth/request-password-reset', { email: mia.email })
    await app.linkTo(mia.email)
    const { email } = (await retro.facilitator.get('/profile')).body as { email: string }
    for (const mail of [app.lastTo(email), app.lastTo(mia.email)]) {
      expect(mail.headers.has('list-unsubscribe')).toBe(false)
      expect(mail.headers.has('list-unsubscribe-post')).toBe(false)
      expect(mail.raw).not.toMatch(/unsubscribe/i)
    }
  })
})

describe('the link that unsubscribes', () => {
  test.each(['action-reminders', 'team-summaries', 'archive-warnings', 'surveys'])(
    'MAIL-36: stops %s alone, without signing in, in every form that mail programs send, and again',
    async (kind) => {
      const mia = await person()
      const path = pathOf(sealed(kind, mia.id))
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      expect(await oneClick(path, form)).toEqual({ status: 200, body: { ok: true } })
      expect(await emailsOf(mia)).toEqual({ ...ALL, [kind]: false })
      expect((await oneClick(path)).status).toBe(200)
      expect((await openBrowser(app.url).post(path)).status).toBe(200)
      expect(await emailsOf(mia)).toEqual({ ...ALL, [kind]: false })
    },
  )

  test('MAIL-36: GET and HEAD change nothing, as mail scanners send them', async () => {
    const mia = await person()
    const path = pathOf(sealed('surveys', mia.id))
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await fetch(app.url + path, { method, headers: { accept: 'text/html' } })
    expect(await emailsOf(mia)).toEqual(ALL)
  })

  test('MAIL-36: acts for the person whom the token names, also while another user is signed in', async () => {
    const [mia, ben] = [await person(), await person()]
    expect((await ben.browser.post(pathOf(sealed('surveys', mia.id)))).status).toBe(200)
    expect(await emailsOf(ben)).toEqual(ALL)
    expect(await emailsOf(mia)).toEqual({ ...ALL, surveys: false })
  })

  test('MAIL-35: a token that this server did not make for this is not found, and changes nothing', async () => {
    const [mia, ben] = [await person(), await person()]
    const genuine = sealed('surveys', ben.id)
    const rest = genuine.slice(genuine.indexOf('.') + 1)
    const forged = [
      `team-summaries.${rest}`,
      `surveys.${mia.id}`,
      `surveys.x${rest}`,
      `surveys.${rest.slice(0, -1)}`,
      'surveys.',
      genuine.replace('surveys', 'Surveys'),
      `surveys.${sealText(mia.id, deriveKey(SECRET, 'unsubscribe links'), 'team-summaries')}`,
      sealed('surveys', mia.id, 'guest cookie'),
      sealed('surveys', mia.id, 'session cookie'),
      sealed('surveys', mia.id, 'unsubscribe links', 'another secret of 32 characters !'),
      // By the right key, for no kind there is.
      sealed('payments', mia.id),
      sealed('', mia.id),
      'x'.repeat(300),
    ]
    for (const token of forged)
      expect([token, await oneClick(pathOf(token))]).toEqual([
        token,
        { status: 404, body: { code: 'not-found' } },
      ])
    for (const path of ['/unsubscribe', pathOf(''), pathOf('x'.repeat(301))])
      expect((await oneClick(path)).status).toBe(400)
    for (const each of [mia, ben]) expect(await emailsOf(each)).toEqual(ALL)
  })

  test('MAIL-35: the token opens nothing else: no session, no account, no link of another kind', async () => {
    const mia = await person()
    const token = sealed('surveys', mia.id)
    const visitor = openBrowser(app.url)
    await visitor.post(pathOf(token))
    expect(visitor.cookies.size).toBe(0)
    for (const path of ['/api/auth/magic-link/verify', '/api/auth/magic-link/preview'])
      expect((await visitor.post(path, { token })).status).toBe(400)
    const reset = { token, password: 'another correct horse' }
    expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(400)
    for (const cookie of mia.browser.cookies.keys()) {
      const thief = openBrowser(app.url, new Map([[cookie, encodeURIComponent(token)]]))
      expect((await thief.get('/api/user-profile')).status).toBe(401)
    }
  })

  test('MAIL-36: for an account that was deleted it answers the same, and nothing happens', async () => {
    const mia = await person()
    await mia.browser.delete('/api/user-profile', { password: 'correct horse battery' })
    expect(await oneClick(pathOf(sealed('surveys', mia.id)))).toEqual({ status: 200, body: { ok: true } })
    const { rows } = await app.database.pool.query<{ wanted: boolean }>(
      'SELECT wants_survey_mail AS wanted FROM user_account WHERE id = $1',
      [mia.id],
    )
    expect(rows).toEqual([{ wanted: true }])
  })

  test('AUTH-6, MAIL-36: a page of another site cannot send it, and a large body is refused', async () => {
    const mia = await person()
    const path = pathOf(sealed('surveys', mia.id))
    const cross = { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' }
    expect((await openBrowser(app.url).post(path, {}, cross)).status).toBe(403)
    expect((await oneClick(path, new URLSearchParams({ x: 'x'.repeat(5000) }))).status).toBe(413)
    expect(await emailsOf(mia)).toEqual(ALL)
  })
})

test('PROFILE-8, PROFILE-16: the kinds to a team are switched together or one by one; a guest cannot', async () => {
  const browser = openBrowser(app.url)
  await signUp(browser)
  const kinds = ['action-reminders', 'team-summaries', 'archive-warnings', 'surveys']
  for (const kind of kinds) {
    const { status, body } = await browser.post('/api/email-preferences', { kind, isWanted: false })
    expect([status, body]).toEqual([200, { ok: true }])
    const emails = Object.fromEntries(kinds.map((each) => [each, each !== kind]))
    expect((await browser.get('/api/user-profile')).body).toMatchObject({ emails, subscribed: true })
    await browser.post('/api/email-preferences', { kind, isWanted: true })
  }
  await browser.post('/api/subscribing', { subscribed: false })
  const off = { 'team-summaries': false, 'archive-warnings': false, surveys: false }
  expect((await browser.get('/api/user-profile')).body).toMatchObject({
    emails: { ...off, 'action-reminders': true },
    subscribed: false,
  })
  const input = { kind: 'surveys', isWanted: true }
  expect((await openBrowser(app.url).post('/api/email-preferences', input)).status).toBe(401)
  for (const wrong of [
    { ...input, kind: 'payments' },
    { ...input, isWanted: 'no' },
    { ...input, userId: 'x' },
  ])
    expect((await browser.post('/api/email-preferences', wrong)).status).toBe(400)
})
