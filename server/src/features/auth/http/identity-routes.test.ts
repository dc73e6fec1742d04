import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function uidOf(browser: TestBrowser): Promise<string> {
  return ((await browser.get('/uid')).body as { uid: string }).uid
}

async function guestRows(): Promise<{ id: string; user_id: string | null }[]> {
  const { rows } = await app.database.pool.query<{ id: string; user_id: string | null }>(
    'SELECT id, user_id FROM guest',
  )
  return rows
}

describe('AUTH-19: a visitor without a session', () => {
  test('AUTH-19, PROFILE-4: gets an id of at most 18 characters, and keeps it', async () => {
    const browser = openBrowser(app.url)
    const uid = await uidOf(browser)
    expect(uid).toMatch(/^g[\w-]{15}$/)
    expect(await uidOf(browser)).toBe(uid)
    expect(await uidOf(openBrowser(app.url))).not.toBe(uid)
  })

  test('AUTH-19, AUTH-33: the cookie is for the server alone, for long, and not for other sites', async () => {
    const [cookie = ''] = (await openBrowser(app.url).get('/uid')).headers.getSetCookie()
    expect(cookie).toMatch(
      /^retropulse\.guest=g[\w-]{15}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('AUTH-19: leaves no row in the database by asking /uid', async () => {
    const uid = await uidOf(openBrowser(app.url))
    expect((await guestRows()).map(({ id }) => id)).not.toContain(uid)
  })

  test('AUTH-19: a guest cookie with a wrong signature makes a new guest', async () => {
    const browser = openBrowser(app.url)
    const uid = await uidOf(browser)
    const [, signed = ''] = browser.cookie().split('=')
    const [, signature = ''] = signed.split('.')
    const other = await uidOf(openBrowser(app.url))
    for (const forged of [
      uid,
      `${other}.${signature}`,
      `${uid}.${signature.slice(1)}A`,
      `${signed}x`,
      '%ff',
      '.',
    ]) {
      const { body } = await openBrowser(app.url).get('/uid', { cookie: `retropulse.guest=${forged}` })
      expect((body as { uid: string }).uid).not.toBe(uid)
      expect((body as { uid: string }).uid).not.toBe(other)
    }
  })

  test('a guest cookie is no session, and a session no guest cookie', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const [, session = ''] = browser.cookie().split('=')
    const { body } = await openBrowser(app.url).get('/uid', { cookie: `retropulse.guest=${session}` })
    expect((body as { uid: string }).uid).toMatch(/^g/)
  })
})

describe('the identity routes', () => {
  test('AUTH-5: /status answers the profile, or null, and what is offered', async () => {
    const browser = openBrowser(app.url)
    const config = {
      appEndpoint: app.url,
      cardPaymentPublicKey: null,
      errorReportingDsn: null,
      countsAnalytics: false,
      flags: [],
    }
    const offer = { allowsOrgCreation: true, links: {}, signInWith: ['password'], config }
    expect((await browser.get('/status')).body).toEqual({ profile: null, ...offer })
    const profile = await signUp(browser)
    expect((await browser.get('/status')).body).toEqual({ profile, ...offer })
  })

  test('AUTH-5: /profile is for people who are signed in', async () => {
    const browser = openBrowser(app.url)
    await browser.get('/uid')
    const { status, body } = await browser.get('/profile')
    expect([status, body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test('AUTH-19: /uid answers a user the id of the account, and sets no cookie', async () => {
    const browser = openBrowser(app.url)
    const { sub } = await signUp(browser)
    const { body, headers } = await browser.get('/uid')
    expect(body).toEqual({ uid: sub })
    expect(headers.getSetCookie()).toEqual([])
  })

  test('AUTH-5: the answers of /uid, /status and /profile are kept by no cache', async () => {
    for (const path of ['/uid', '/status', '/profile']) {
      expect((await openBrowser(app.url).get(path)).headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('AUTH-24: signing in keeps what the guest wrote', () => {
  test('AUTH-24: the guest of this browser becomes part of the user, by sign-up and by sign-in', async () => {
    const browser = openBrowser(app.url)
    const first = await uidOf(browser)
    const { sub, email } = await signUp(browser)
    const second = openBrowser(app.url)
    const other = await uidOf(second)
    await second.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    const claimed = (await guestRows()).filter(({ user_id }) => user_id === sub).map(({ id }) => id)
    expect(claimed.sort()).toEqual([first, other].sort())
  })

  test('AUTH-24: a sign-in that fails claims nothing', async () => {
    const browser = openBrowser(app.url)
    const uid = await uidOf(browser)
    const { email } = await signUp(openBrowser(app.url))
    await browser.post('/api/auth/sign-in/email', { email, password: 'wrong password' })
    expect((await guestRows()).map(({ id }) => id)).not.toContain(uid)
    expect(await uidOf(browser)).toBe(uid)
  })

  test('AUTH-26: after a sign-out the browser is another guest', async () => {
    const browser = openBrowser(app.url)
    const uid = await uidOf(browser)
    await signUp(browser)
    expect(browser.cookie()).not.toContain('guest')
    await browser.post('/api/auth/sign-out')
    expect(browser.cookie()).toContain('retropulse.guest=g')
    expect(await uidOf(browser)).not.toBe(uid)
  })

  test('AUTH-26: a claimed guest stays with its user, and a kept cookie of it identifies no person', async () => {
    const browser = openBrowser(app.url)
    const uid = await uidOf(browser)
    const kept = browser.cookie()
    const { sub } = await signUp(browser)
    const thief = openBrowser(app.url)
    expect(((await thief.get('/uid', { cookie: kept })).body as { uid: string }).uid).not.toBe(uid)
    const person = { name: 'Eve', email: 'eve@example.com', password: PASSWORD }
    const { status } = await openBrowser(app.url).post('/api/auth/sign-up/email', person, { cookie: kept })
    expect(status).toBe(200)
    expect((await guestRows()).find(({ id }) => id === uid)?.user_id).toBe(sub)
  })
})

describe('behind https', () => {
  test('AUTH-6: every cookie is for https only', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://retro.example.com' })
    const browser = openBrowser(secure.url)
    const uid = await browser.get('/uid')
    const person = { name: 'Ann', email: 'ann@example.com', password: PASSWORD }
    const up = await browser.post('/api/auth/sign-up/email', person, { origin: 'https://retro.example.com' })
    const cookies = [uid, up].flatMap(({ headers }) => headers.getSetCookie())
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
      expect.arrayContaining(['__Secure-retropulse.guest', '__Secure-retropulse.session_token']),
    )
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/)
    expect((await browser.get('/profile')).status).toBe(200)
    await secure.close()
  })
})
