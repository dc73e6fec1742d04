import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FAKE_APP, type FakeOAuthProviders, startFakeOAuthProviders } from './fake-oauth-providers.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from './test-browser.ts'

let services: FakeOAuthProviders
let app: TestApp
beforeAll(async () => {
  services = await startFakeOAuthProviders()
  const { clientId, clientSecret } = FAKE_APP
  const environment = Object.fromEntries(
    ['GOOGLE', 'MICROSOFT', 'GITHUB'].flatMap((name) => [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
    ]),
  )
  app = await startApp(environment, { socialFetch: services.fetch })
})
beforeEach(() => {
  services.person = newPerson()
  services.isDown = false
})
afterAll(async () => {
  await app.close()
  await services.close()
})

let people = 1000

function newPerson() {
  people += 1
  return {
    sub: String(people),
    email: `Person-${people}@Example.com`,
    name: 'Ann Example',
    claims: { xms_edov: true },
  }
}

async function begin(browser: TestBrowser, provider: string, returnTo?: string): Promise<string> {
  const { status, body } = await browser.post('/api/auth/sign-in/social', { provider, returnTo })
  expect(status).toBe(200)
  return (body as { url: string }).url
}

/** Comes back from the service; returns where the page leads on to. */
async function comeBack(browser: TestBrowser, address: string): Promise<string | null> {
  const { pathname, search } = new URL(address)
  const { status, headers } = await browser.get(pathname + search)
  expect(status).toBe(302)
  return headers.get('location')
}

async function signIn(browser: TestBrowser, provider = 'google', returnTo?: string) {
  return comeBack(browser, await services.visit(await begin(browser, provider, returnTo)))
}

async function profileOf(browser: TestBrowser) {
  return (await browser.get('/profile')).body as { sub: string; email: string; name: string }
}

describe('signing in with a service', () => {
  test('AUTH-15: is offered for the services whose app is configured', async () => {
    const { body } = await openBrowser(app.url).get('/status')
    expect(body).toMatchObject({ signInWith: ['password', 'google', 'microsoft', 'github'] })
    const bare = await startApp()
    const browser = openBrowser(bare.url)
    expect((await browser.get('/status')).body).toMatchObject({ signInWith: ['password'] })
    const refused = await browser.post('/api/auth/sign-in/social', { provider: 'google' })
    expect([refused.status, refused.body]).toEqual([404, { code: 'not-found' }])
    await bare.close()
  })

  test.each(['google', 'microsoft', 'github'])(
    'AUTH-15: %s makes an account, and finds it again',
    async (provider) => {
      const [one, other] = [openBrowser(app.url), openBrowser(app.url)]
      expect(await signIn(one, provider, '/board/b1?x=1')).toBe('/board/b1?x=1')
      const profile = await profileOf(one)
      expect(profile).toMatchObject({ email: services.person?.email?.toLowerCase(), name: 'Ann Example' })
      expect(await signIn(other, provider)).toBe('/')
      expect(await profileOf(other)).toEqual(profile)
    },
  )

  test('AUTH-24: claims the guest of the browser', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    await signIn(browser)
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: (await profileOf(browser)).sub }])
  })

  test('AUTH-27: leads only to a path of this site', async () => {
    expect(await signIn(openBrowser(app.url), 'google', '//evil.example')).toBe('/')
  })

  test('AUTH-18: takes over an account that was made with an address that its maker never proved', async () => {
    const squatter = openBrowser(app.url)
    const { sub, email } = await signUp(squatter, { email: `squatted-${people}@example.com` })
    services.person = { ...newPerson(), email }
    const owner = openBrowser(app.url)
    await signIn(owner)
    expect((await profileOf(owner)).sub).toBe(sub)
    expect((await squatter.get('/profile')).status).toBe(401)
    const guess = await squatter.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(guess.status).toBe(401)
  })

  test('a person without a name gets one from the address', async () => {
    services.person = { sub: '77', email: 'grace.hopper@example.com' }
    const browser = openBrowser(app.url)
    await signIn(browser)
    expect((await profileOf(browser)).name).toBe('Grace Hopper')
  })
})

describe('coming back from a service', () => {
  test('AUTH-17: several tabs may be on their way at once', async () => {
    const browser = openBrowser(app.url)
    const first = await services.visit(await begin(browser, 'google', '/board/one'))
    const second = await services.visit(await begin(browser, 'github', '/board/two'))
    expect(await comeBack(browser, second)).toBe('/board/two')
    expect(await comeBack(browser, first)).toBe('/board/one')
  })

  test('AUTH-17: another browser cannot use an answer, nor can this one twice (login CSRF)', async () => {
    const browser = openBrowser(app.url)
    const back = await services.visit(await begin(browser, 'google', '/board/one'))
    const other = openBrowser(app.url)
    expect(await comeBack(other, back)).toBe('/login?error=expired')
    expect((await other.get('/profile')).status).toBe(401)
    expect(await comeBack(browser, back)).toBe('/board/one')
    expect(await comeBack(browser, back)).toBe('/login?error=expired')
  })

  test('AUTH-17: an answer of one service is refused for another', async () => {
    const browser = openBrowser(app.url)
    const back = await services.visit(await begin(browser, 'google'))
    expect(await comeBack(browser, back.replace('callback/google', 'callback/github'))).toBe(
      '/login?error=expired',
    )
  })

  test.each([
    ['a person who refused', () => void (services.person = null), 'cancelled'],
    [
      'an address that was not proved',
      () => void (services.person = { ...newPerson(), isVerified: false }),
      'email-unverified',
    ],
    [
      'an address that is none',
      () => void (services.person = { ...newPerson(), email: 'no address' }),
      'failed',
    ],
  ])(
    'AUTH-16: %s leads to the sign-in page with the reason, and returnTo is kept',
    async (_, arrange, error) => {
      arrange()
      const browser = openBrowser(app.url)
      expect(await signIn(browser, 'google', '/board/b1')).toBe(
        `/login?error=${error}&returnTo=%2Fboard%2Fb1`,
      )
      expect((await browser.get('/profile')).status).toBe(401)
    },
  )

  test('AUTH-16: a service that is out of reach at the start is reported at once', async () => {
    services.isDown = true
    const { status, body } = await openBrowser(app.url).post('/api/auth/sign-in/social', {
      provider: 'google',
    })
    expect([status, body]).toEqual([503, { code: 'unavailable' }])
  })

  test('AUTH-16: a service that goes away before the user comes back leads to the sign-in page', async () => {
    const browser = openBrowser(app.url)
    const back = await services.visit(await begin(browser, 'google', '/board/b1'))
    services.isDown = true
    expect(await comeBack(browser, back)).toBe('/login?error=unreachable&returnTo=%2Fboard%2Fb1')
  })

  test.each(['?state=', '?state=x&code=y', `?state=${'x'.repeat(16)}`, '?state[]=x', ''])(
    'AUTH-17: a made-up answer leads to the sign-in page: %s',
    async (query) => {
      expect(await comeBack(openBrowser(app.url), `${app.url}/api/auth/callback/google${query}`)).toBe(
        '/login?error=expired',
      )
    },
  )

  test('an unknown service is not found', async () => {
    expect((await openBrowser(app.url).get('/api/auth/callback/facebook?state=x')).status).toBe(404)
    const { status } = await openBrowser(app.url).post('/api/auth/sign-in/social', { provider: 'facebook' })
    expect(status).toBe(400)
  })
})

test('AUTH-29: none of these sign-ins left a personal detail in the log', () => {
  expect(app.logged.filter((line) => /@example|code=|secret of/i.test(line))).toEqual([])
})
