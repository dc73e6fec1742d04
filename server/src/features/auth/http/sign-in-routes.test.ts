import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  // The passwords of these tests are hashed as in the product.
  app = await startApp({}, { passwords: undefined })
})
afterAll(() => app.close())

const SIGN_UP = '/api/auth/sign-up/email'
const SIGN_IN = '/api/auth/sign-in/email'

function sessionCookie(headers: Headers): string {
  return headers.getSetCookie().find((cookie) => cookie.includes('session_token=')) ?? ''
}

describe('signing up', () => {
  test('AUTH-8: makes an account and signs in, with nothing configured', async () => {
    const browser = openBrowser(app.url)
    const person = { name: ' Ann  Example ', email: 'Ann@Example.com', password: PASSWORD }
    const { status, body } = await browser.post(SIGN_UP, person)
    expect(status).toBe(200)
    expect(body).toEqual({
      sub: expect.any(String),
      name: 'Ann  Example',
      nickname: 'Ann',
      given_name: 'Ann',
      family_name: 'Example',
      email: 'ann@example.com',
      picture: null,
    })
    expect((await browser.get('/profile')).body).toEqual(body)
  })

  test('PROFILE-4: gives ids longer than 18 characters', async () => {
    const { sub } = await signUp(openBrowser(app.url))
    expect(sub).toMatch(/^[\w-]{20}$/)
  })

  test('AUTH-1: the session is in a cookie that pages cannot read, and nowhere else', async () => {
    const { headers, body } = await openBrowser(app.url).post(SIGN_UP, {
      name: 'Bo',
      email: 'bo@example.com',
      password: PASSWORD,
    })
    const cookie = sessionCookie(headers)
    expect(cookie).toMatch(/^retropulse\.session_token=/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).toMatch(/; Max-Age=2592000/)
    expect(cookie).not.toMatch(/Secure/)
    const [token = ''] = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')
    expect(token).not.toBe('')
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('AUTH-8: a refused sign-up answers the code of what is wrong', async () => {
    const browser = openBrowser(app.url)
    const person = { name: 'Cy', email: 'cy@example.com', password: PASSWORD }
    await signUp(browser, person)
    const attempts: [object, number, object][] = [
      [person, 422, { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' }],
      [{ ...person, email: 'CY@example.com' }, 422, { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' }],
      [{ ...person, email: 'cy@' }, 400, { code: 'INVALID_EMAIL' }],
      [{ ...person, email: 'cy\0@example.com' }, 400, { code: 'INVALID_EMAIL' }],
      [{ ...person, email: 'd@example.com', password: 'x'.repeat(7) }, 400, { code: 'PASSWORD_TOO_SHORT' }],
      [{ ...person, email: 'd@example.com', password: 'x'.repeat(129) }, 400, { code: 'PASSWORD_TOO_LONG' }],
      [{ ...person, name: '' }, 400, { code: 'bad-request', fields: { name: 'invalid' } }],
      [{ ...person, name: 'a\0b' }, 400, { code: 'bad-request', fields: { name: 'invalid' } }],
      [{ ...person, name: 'x'.repeat(61) }, 400, { code: 'bad-request', fields: { name: 'too-long' } }],
      [
        { name: 7, email: null },
        400,
        { code: 'bad-request', fields: { name: 'invalid', email: 'invalid', password: 'invalid' } },
      ],
    ]
    for (const [body, status, problem] of attempts) {
      const answer = await openBrowser(app.url).post(SIGN_UP, body)
      expect([answer.status, answer.body]).toEqual([status, problem])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('two sign-ups at once with one address make one account', async () => {
    const person = { name: 'Di', email: 'di@example.com', password: PASSWORD }
    const answers = await Promise.all([1, 2].map(() => openBrowser(app.url).post(SIGN_UP, person)))
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '422'])
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    })
    const { rows } = await app.database.pool.query(
      "SELECT 1 FROM user_account WHERE email = 'di@example.com'",
    )
    expect(rows).toHaveLength(1)
  })

  test('AUTH-29: keeps a hash of the password, and no network address of the user', async () => {
    const { sub } = await signUp(openBrowser(app.url))
    const { rows } = await app.database.pool.query(
      'SELECT c.password, s.ip_address, s.user_agent FROM user_credential c JOIN user_session s USING (user_id) WHERE user_id = $1',
      [sub],
    )
    expect(rows[0].password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(rows[0].ip_address || null).toBeNull()
    expect(rows[0].user_agent || null).toBeNull()
  })
})

describe('signing in', () => {
  test('AUTH-8: works on another device, with the address in any case', async () => {
    const person = { name: 'Ed', email: 'ed@example.com', password: PASSWORD }
    const profile = await signUp(openBrowser(app.url), person)
    const browser = openBrowser(app.url)
    const { status, body } = await browser.post(SIGN_IN, { email: ' Ed@Example.COM ', password: PASSWORD })
    expect([status, body]).toEqual([200, profile])
    expect((await browser.get('/status')).body).toMatchObject({ profile })
  })

  test('AUTH-9: a wrong password and an unknown address get the same answer', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const browser = openBrowser(app.url)
    for (const attempt of [
      { email, password: 'wrong password' },
      { email: 'nobody@example.com', password: PASSWORD },
    ]) {
      const { status, body } = await browser.post(SIGN_IN, attempt)
      expect([status, body]).toEqual([401, { code: 'INVALID_EMAIL_OR_PASSWORD' }])
    }
    expect((await browser.get('/profile')).status).toBe(401)
  })
})

describe('signing out', () => {
  test('AUTH-3: ends the session at once, also in copies of its cookie', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const copied = browser.cookie()
    const { status, body } = await browser.post('/api/auth/sign-out')
    expect([status, body]).toEqual([200, { ok: true }])
    expect(browser.cookie()).not.toContain('session_token')
    expect((await browser.get('/profile')).status).toBe(401)
    expect((await openBrowser(app.url).get('/profile', { cookie: copied })).status).toBe(401)
  })

  test('AUTH-3: leaves the other devices signed in', async () => {
    const [one, other] = [openBrowser(app.url), openBrowser(app.url)]
    const { email } = await signUp(one)
    await other.post(SIGN_IN, { email, password: PASSWORD })
    await one.post('/api/auth/sign-out')
    expect((await other.get('/profile')).status).toBe(200)
  })

  test('AUTH-4: everywhere ends the sessions of the user on all devices, and of no other user', async () => {
    const [one, other, stranger] = [1, 2, 3].map(() => openBrowser(app.url))
    const { email } = await signUp(one!)
    await other!.post(SIGN_IN, { email, password: PASSWORD })
    await signUp(stranger!)
    const { status, body } = await one!.post('/api/auth/sign-out-everywhere')
    expect([status, body]).toEqual([200, { ok: true }])
    expect(one!.cookie()).not.toContain('session_token')
    expect((await other!.get('/profile')).status).toBe(401)
    expect((await stranger!.get('/profile')).status).toBe(200)
  })

  test('AUTH-4: everywhere, without a session, is refused', async () => {
    const { status, body } = await openBrowser(app.url).post('/api/auth/sign-out-everywhere')
    expect([status, body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test('without a session succeeds and changes nothing', async () => {
    const browser = openBrowser(app.url)
    const { body } = await browser.get('/uid')
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200)
    expect((await browser.get('/uid')).body).toEqual(body)
  })
})

describe('a session', () => {
  test('AUTH-1: is extended while it is used, and ends when it is not', async () => {
    const browser = openBrowser(app.url)
    const { sub } = await signUp(browser)
    const expireIn = (interval: string) =>
      app.database.pool.query(
        'UPDATE user_session SET expires_at = now() + $2::interval WHERE user_id = $1',
        [sub, interval],
      )
    expect(sessionCookie((await browser.get('/status')).headers)).toBe('')
    await expireIn('28 days')
    expect(sessionCookie((await browser.get('/status')).headers)).toMatch(/Max-Age=2592000/)
    await expireIn('-1 second')
    expect((await browser.get('/profile')).status).toBe(401)
    expect((await browser.get('/status')).body).toMatchObject({ profile: null })
  })

  test('AUTH-1: with a made-up token, or one signed with another key, is no session', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const [, value = ''] = browser.cookie().split('session_token=')
    const [token = ''] = decodeURIComponent(value).split('.')
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, `x${value}`, '%', '']) {
      const { status } = await openBrowser(app.url).get('/profile', {
        cookie: `retropulse.session_token=${forged}`,
      })
      expect(status).toBe(401)
    }
  })
})

test('AUTH-28: other calls of Better Auth answer 404', async () => {
  const browser = openBrowser(app.url)
  await signUp(browser)
  const paths = ['update-user', 'change-email', 'delete-user', 'list-sessions', 'get-session', 'ok']
  for (const path of paths) {
    expect((await browser.post(`/api/auth/${path}`)).status).toBe(404)
    expect((await browser.get(`/api/auth/${path}`)).status).toBe(404)
  }
})

test('AUTH-29: no address, name or password of these tests was logged', () => {
  expect(app.logged.filter((line) => /@example|Ann|correct horse/.test(line))).toEqual([])
})
