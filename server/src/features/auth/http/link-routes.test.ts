import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ TRUST_PROXY: 'true' })
})
afterAll(() => app.close())

const NEW_PASSWORD = 'a different horse battery'
const FORGOT = '/api/auth/request-password-reset'
const RESET = '/api/auth/reset-password'
const LINK = '/api/auth/sign-in/magic-link'
const VERIFY = '/api/auth/magic-link/verify'

const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? ''

function signIn(email: string, password: string) {
  return openBrowser(app.url).post('/api/auth/sign-in/email', { email, password })
}

async function askForReset(email: string): Promise<string> {
  await openBrowser(app.url).post(FORGOT, { email })
  return tokenIn(await app.linkTo(email))
}

describe('a forgotten password', () => {
  test('AUTH-11: is replaced by a mailed link, which ends all sessions and works once', async () => {
    const browser = openBrowser(app.url)
    const { email } = await signUp(browser)
    const token = await askForReset(email)
    const input = { token, password: NEW_PASSWORD }
    expect((await openBrowser(app.url).post(RESET, input)).body).toEqual({ ok: true })
    expect((await browser.get('/profile')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
    const again = await openBrowser(app.url).post(RESET, input)
    expect([again.status, again.body]).toEqual([400, { code: 'INVALID_TOKEN' }])
  })

  test('AUTH-11: the link leads to the page of the product, and the email names its user', async () => {
    const { email } = await signUp(openBrowser(app.url), { name: 'Ann & Example' })
    await openBrowser(app.url).post(FORGOT, { email: ` ${email.toUpperCase()} ` })
    expect(await app.linkTo(email)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/reset-password\?token=[\w-]+$/)
    const { text, html } = app.lastTo(email)
    expect(text).toContain('Hello Ann & Example,')
    expect(html).toContain('Hello Ann &amp; Example,')
    expect(text).toContain('If it wasn’t you, ignore this email')
  })

  test('AUTH-9, AUTH-11: an address without an account gets the same answer, and no email', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const known = await openBrowser(app.url).post(FORGOT, { email })
    const unknown = await openBrowser(app.url).post(FORGOT, { email: 'stranger@example.com' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await app.linkTo(email)
    expect(app.mailsTo('stranger@example.com')).toEqual([])
  })

  test('INVITE-23: a name that a stranger gave an account with this address is no link in the email', async () => {
    const { email } = await signUp(openBrowser(app.url), { name: 'now at https://evil.example.com/win' })
    await openBrowser(app.url).post(FORGOT, { email })
    await app.linkTo(email)
    const { text, html } = app.lastTo(email)
    expect(text).toContain('Hello now at https: evil. example. com win,')
    expect(text + html).not.toContain('evil.example')
  })

  test('AUTH-11: a password that is too short does not use the token up, and a made-up token is refused', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const token = await askForReset(email)
    const short = await openBrowser(app.url).post(RESET, { token, password: 'short' })
    expect([short.status, short.body]).toEqual([400, { code: 'PASSWORD_TOO_SHORT' }])
    const wrong = await openBrowser(app.url).post(RESET, { token: `${token}x`, password: NEW_PASSWORD })
    expect(wrong.body).toEqual({ code: 'INVALID_TOKEN' })
    const odd = await openBrowser(app.url).post(RESET, { token: '\0', password: NEW_PASSWORD })
    expect(odd.status).toBe(400)
    expect((await openBrowser(app.url).post(RESET, { token, password: NEW_PASSWORD })).status).toBe(200)
  })

  test('AUTH-11: the token is kept as a hash, works for an hour, and proves the address', async () => {
    const { sub, email } = await signUp(openBrowser(app.url))
    const token = await askForReset(email)
    const { rows } = await app.database.pool.query(
      'SELECT identifier, extract(epoch FROM expires_at - now())::int AS seconds FROM user_verification WHERE value = $1',
      [sub],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].identifier).not.toContain(token)
    expect(rows[0].seconds).toBeGreaterThan(3500)
    expect(rows[0].seconds).toBeLessThanOrEqual(3600)
    await openBrowser(app.url).post(RESET, { token, password: NEW_PASSWORD })
    const proved = await app.database.pool.query('SELECT email_verified FROM user_account WHERE id = $1', [
      sub,
    ])
    expect(proved.rows).toEqual([{ email_verified: true }])
  })

  test('AUTH-11: a link that is older than an hour is refused', async () => {
    const { sub, email } = await signUp(openBrowser(app.url))
    const token = await askForReset(email)
    await app.database.pool.query(
      "UPDATE user_verification SET expires_at = now() - interval '1 second' WHERE value = $1",
      [sub],
    )
    const late = await openBrowser(app.url).post(RESET, { token, password: NEW_PASSWORD })
    expect(late.body).toEqual({ code: 'INVALID_TOKEN' })
  })

  test('AUTH-13, MAIL-20: without PUBLIC_URL no token is mailed to another host that a request names', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const poisoned = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9' }
    const { status, body } = await openBrowser(app.url).post(FORGOT, { email }, poisoned)
    expect([status, body]).toEqual([502, { code: 'public-url-required' }])
    await app.settled()
    expect(app.mailsTo(email)).toEqual([])
    expect(app.logged.some((line) => line.includes('set PUBLIC_URL'))).toBe(true)
  })

  test('MAIL-7: a receiver gets at most five emails an hour, and the answer does not disclose it', async () => {
    const { email } = await signUp(openBrowser(app.url))
    for (let at = 0; at < 7; at += 1) {
      expect((await openBrowser(app.url).post(FORGOT, { email })).body).toEqual({ ok: true, isMailed: true })
      await app.settled()
    }
    expect((await openBrowser(app.url).post(LINK, { email })).body).toEqual({ ok: true })
    await app.settled()
    expect(app.mailsTo(email)).toHaveLength(5)
    await app.database.pool.query("UPDATE sign_in_mail SET sent_at = now() - interval '61 minutes'")
    await openBrowser(app.url).post(FORGOT, { email })
    await eventually(() => expect(app.mailsTo(email)).toHaveLength(6))
  })
})

describe('a sign-in link', () => {
  test('AUTH-14: is offered where email leaves the server', async () => {
    const { body } = await openBrowser(app.url).get('/status')
    expect(body).toMatchObject({ signInWith: ['password', 'magic-link'] })
  })

  test('AUTH-14: signs in the browser that posts its token, once, and keeps the destination', async () => {
    const { email, sub } = await signUp(openBrowser(app.url))
    await openBrowser(app.url).post(LINK, { email, returnTo: '/board/b1?x=1' })
    const link = new URL(await app.linkTo(email))
    expect([link.pathname, link.searchParams.get('returnTo')]).toEqual(['/magic-link', '/board/b1?x=1'])
    const elsewhere = openBrowser(app.url)
    const token = tokenIn(link.href)
    expect((await elsewhere.post(VERIFY, { token })).body).toMatchObject({ sub })
    expect((await elsewhere.get('/profile')).body).toMatchObject({ sub })
    const again = await openBrowser(app.url).post(VERIFY, { token })
    expect([again.status, again.body]).toEqual([400, { code: 'INVALID_TOKEN' }])
  })

  test('AUTH-14: a mail scanner that follows it does not use it up', async () => {
    const { email } = await signUp(openBrowser(app.url))
    await openBrowser(app.url).post(LINK, { email })
    const link = new URL(await app.linkTo(email))
    await openBrowser(app.url).get(link.pathname + link.search)
    expect((await openBrowser(app.url).post(VERIFY, { token: tokenIn(link.href) })).status).toBe(200)
  })

  test('AUTH-14: makes an account for a new address, with a name made from it and the work of the guest', async () => {
    const email = 'grace.hopper+retro@example.com'
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    await browser.post(LINK, { email })
    const { body } = await browser.post(VERIFY, { token: tokenIn(await app.linkTo(email)) })
    expect(body).toMatchObject({ email, name: 'Grace Hopper' })
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: (body as { sub: string }).sub }])
  })

  test('AUTH-14: keeps only a path of this site as its destination', async () => {
    const { email } = await signUp(openBrowser(app.url))
    await openBrowser(app.url).post(LINK, { email, returnTo: '//evil.example' })
    expect(new URL(await app.linkTo(email)).searchParams.get('returnTo')).toBeNull()
  })

  test('AUTH-18: takes over an account with an unproved address: its password and its sessions end', async () => {
    const squatter = openBrowser(app.url)
    const { email } = await signUp(squatter)
    await openBrowser(app.url).post(LINK, { email })
    await openBrowser(app.url).post(VERIFY, { token: tokenIn(await app.linkTo(email)) })
    expect((await squatter.get('/profile')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
  })

  test('answers mail-failed when the mail server does not take the email', async () => {
    const { status, body } = await openBrowser(app.url).post(LINK, { email: 'nobody@example.com' })
    expect([status, body]).toEqual([502, { code: 'mail-failed' }])
  })
})

test('invalid addresses and bodies of another shape are refused', async () => {
  for (const [path, body] of [
    [FORGOT, { email: 'ann@' }],
    [FORGOT, {}],
    [LINK, { email: 'ann' }],
    [LINK, { email: 'ann@example.com', returnTo: 7 }],
    [RESET, { token: '', password: 'x' }],
    [VERIFY, { token: 'x'.repeat(201) }],
  ] as const) {
    const answer = await openBrowser(app.url).post(path, body)
    expect([path, answer.status, (answer.body as { code: string }).code]).toEqual([path, 400, 'bad-request'])
  }
})

test('AUTH-29: no address, token or password of these tests was logged', () => {
  expect(app.logged.filter((line) => /@example|token=|horse/.test(line))).toEqual([])
})
