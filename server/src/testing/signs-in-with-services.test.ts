import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PLAYED_APP, type PlayedServices, playServices } from './played-services.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from './test-browser.ts'

let services: PlayedServices
let app: TestApp
beforeAll(async () => {
  services = await playServices()
  const { clientId, clientSecret } = PLAYED_APP
  const environment = Object.fromEntries(
    ['GOOGLE', 'MICROSOFT', 'GITHUB'].flatMap((name) => [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
    ]),
  )
  app = await startApp(environment, { socialFetch: services.fetch })
})
beforeEach(() => {
  services.person = somebody()
  services.isDown = false
})
afterAll(async () => {
  await app.close()
  await services.close()
})

let people = 1000

function somebody() {
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

/** Back from the service; answers where the page goes on to. */
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

describe('D2: signing in with a service', () => {
  test('is offered by those whose app is set', async () => {
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
    '%s makes an account, and finds it again',
    async (provider) => {
      const [one, other] = [openBrowser(app.url), openBrowser(app.url)]
      expect(await signIn(one, provider, '/board/b1?x=1')).toBe('/board/b1?x=1')
      const profile = await profileOf(one)
      expect(profile).toMatchObject({ email: services.person?.email?.toLowerCase(), name: 'Ann Example' })
      expect(await signIn(other, provider)).toBe('/')
      expect(await profileOf(other)).toEqual(profile)
    },
  )

  test('makes the browser’s guest theirs (D1)', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    await signIn(browser)
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: (await profileOf(browser)).sub }])
  })

  test('leads nowhere but to a path of this site', async () => {
    expect(await signIn(openBrowser(app.url), 'google', '//evil.example')).toBe('/')
  })

  test('takes an account from whoever signed up with an address that is not theirs', async () => {
    const squatter = openBrowser(app.url)
    const { sub, email } = await signUp(squatter, { email: `squatted-${people}@example.com` })
    services.person = { ...somebody(), email }
    const owner = openBrowser(app.url)
    await signIn(owner)
    expect((await profileOf(owner)).sub).toBe(sub)
    expect((await squatter.get('/profile')).status).toBe(401)
    const guess = await squatter.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(guess.status).toBe(401)
  })

  test('somebody without a name gets one from their address', async () => {
    services.person = { sub: '77', email: 'grace.hopper@example.com' }
    const browser = openBrowser(app.url)
    await signIn(browser)
    expect((await profileOf(browser)).name).toBe('Grace Hopper')
  })
})

describe('coming back from a service', () => {
  test('several tabs may be on their way at once', async () => {
    const browser = openBrowser(app.url)
    const first = await services.visit(await begin(browser, 'google', '/board/one'))
    const second = await services.visit(await begin(browser, 'github', '/board/two'))
    expect(await comeBack(browser, second)).toBe('/board/two')
    expect(await comeBack(browser, first)).toBe('/board/one')
  })

  test('another browser gets nothing from an answer, nor does this one twice (login CSRF)', async () => {
    const browser = openBrowser(app.url)
    const back = await services.visit(await begin(browser, 'google', '/board/one'))
    const other = openBrowser(app.url)
    expect(await comeBack(other, back)).toBe('/login?error=expired')
    expect((await other.get('/profile')).status).toBe(401)
    expect(await comeBack(browser, back)).toBe('/board/one')
    expect(await comeBack(browser, back)).toBe('/login?error=expired')
  })

  test('an answer of one service is none of another', async () => {
    const browser = openBrowser(app.url)
    const back = await services.visit(await begin(browser, 'google'))
    expect(await comeBack(browser, back.replace('callback/google', 'callback/github'))).toBe(
      '/login?error=expired',
    )
  })

  test.each([
    ['somebody who said no', () => void (services.person = null), 'cancelled'],
    [
      'an address that was not proved',
      () => void (services.person = { ...somebody(), isVerified: false }),
      'email-unverified',
    ],
    [
      'an address that is none',
      () => void (services.person = { ...somebody(), email: 'no address' }),
      'failed',
    ],
  ])('%s comes to the sign-in page, and keeps the destination', async (_, arrange, error) => {
    arrange()
    const browser = openBrowser(app.url)
    expect(await signIn(browser, 'google', '/board/b1')).toBe(`/login?error=${error}&returnTo=%2Fboard%2Fb1`)
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('a service that is out of reach is said at once', async () => {
    services.isDown = true
    const { status, body } = await openBrowser(app.url).post('/api/auth/sign-in/social', {
      provider: 'google',
    })
    expect([status, body]).toEqual([503, { code: 'unavailable' }])
  })

  test.each(['?state=', '?state=x&code=y', `?state=${'x'.repeat(16)}`, '?state[]=x', ''])(
    'what is made up leads to the sign-in page: %s',
    async (query) => {
      expect(await comeBack(openBrowser(app.url), `${app.url}/api/auth/callback/google${query}`)).toBe(
        '/login?error=expired',
      )
    },
  )

  test('unknown services are not found', async () => {
    expect((await openBrowser(app.url).get('/api/auth/callback/facebook?state=x')).status).toBe(404)
    const { status } = await openBrowser(app.url).post('/api/auth/sign-in/social', { provider: 'facebook' })
    expect(status).toBe(400)
  })
})

test('nothing of all this was written to the log', () => {
  expect(app.logged.filter((line) => /@example|code=|secret of/i.test(line))).toEqual([])
})
