import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from './open-id-provider.ts'
import { beginSso, setSsoStage, signInBySso, type SsoStage, visitProvider } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from './test-browser.ts'

let app: TestApp
let provider: OpenIdProvider
let stage: SsoStage
beforeAll(async () => {
  app = await startApp()
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
  stage = await setSsoStage(app, { provider, domain: 'corp.example', ownerEmail: 'owner@corp.example' })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

function somebody(wish: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = nanoid().toLowerCase()
  return { sub, email: `${sub}@corp.example`, email_verified: true, name: 'Ann Example', ...wish }
}

function signIn(browser: TestBrowser, person: ProviderPerson | null, returnTo?: string): Promise<string> {
  return signInBySso(browser, provider, stage.connection.id, person, returnTo)
}

async function profileOf(browser: TestBrowser): Promise<{ sub?: string; email?: string; name?: string }> {
  return (await browser.get('/profile')).body as object
}

describe('D4: /sso-login and back', () => {
  test('signs somebody in and brings them to where they were going', async () => {
    const browser = openBrowser(app.url)
    const person = somebody({ picture: 'https://pictures.example/ann.png' })
    expect(await signIn(browser, person, '/board/abc?x=1#note')).toBe('/board/abc?x=1#note')
    expect(await profileOf(browser)).toMatchObject({
      email: person.email,
      name: 'Ann Example',
      picture: expect.stringMatching(/^\/api\/user-picture\?of=/),
    })
  })

  test('makes the guest’s work theirs (D1)', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    await signIn(browser, somebody())
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: (await profileOf(browser)).sub }])
  })

  test('puts nobody into the organisation: that takes an invite', async () => {
    const browser = openBrowser(app.url)
    await signIn(browser, somebody())
    expect((await browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
  })

  test('finds the same account again, by who they are there and not by the address', async () => {
    const person = somebody()
    const [first, second] = [openBrowser(app.url), openBrowser(app.url)]
    await signIn(first, person)
    const renamed = { ...person, email: `new-${person.email}` }
    provider.people.splice(provider.people.indexOf(person), 1)
    await signIn(second, renamed)
    expect((await profileOf(second)).sub).toBe((await profileOf(first)).sub)
  })

  test('leads nowhere but to paths of this site (D2)', async () => {
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect(await signIn(openBrowser(app.url), somebody(), elsewhere)).toBe('/')
  })

  test('works in several tabs of a browser at once', async () => {
    const browser = openBrowser(app.url)
    const person = somebody()
    const urls = [
      await beginSso(browser, stage.connection.id, '/board/one'),
      await beginSso(browser, stage.connection.id, '/board/two'),
    ]
    const ends: (string | null)[] = []
    for (const url of urls.toReversed()) {
      provider.next = person
      ends.push((await browser.get(await visitProvider(provider, url))).headers.get('location'))
    }
    expect(ends).toEqual(['/board/two', '/board/one'])
  })

  test('takes a name from the address when the provider says none', async () => {
    const browser = openBrowser(app.url)
    const person = somebody({ name: ' ', picture: 'http://pictures.example/plain.png' })
    await signIn(browser, person)
    expect(await profileOf(browser)).toMatchObject({ name: person.sub, picture: null })
  })
})

describe('D4: who is not let in is told why, and keeps where they were going', () => {
  const end = (error: string) => `/sso?error=${error}&returnTo=%2Fboard%2Fabc`

  test.each([
    ['said no there', null, 'cancelled'],
    ['has no address there', { sub: 'no-address' }, 'email-missing'],
    ['has one that is not proved', somebody({ email_verified: false }), 'email-unverified'],
    ['has an address of another domain', somebody({ email: 'ann@other.example' }), 'domain-foreign'],
    ['has one of a domain below', somebody({ email: 'ann@sub.corp.example' }), 'domain-foreign'],
    ['has two addresses in one', somebody({ email: 'a@corp.example,b@other.example' }), 'email-missing'],
    ['hides one in another', somebody({ email: 'a@other.example@corp.example' }), 'email-missing'],
  ])('who %s', async (_, person, error) => {
    const browser = openBrowser(app.url)
    expect(await signIn(browser, person, '/board/abc')).toBe(end(error))
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('a connection that is none', async () => {
    expect(await beginSso(openBrowser(app.url), 'no-such-connection', '/board/abc')).toBe(
      end('unknown-connection'),
    )
    expect(await beginSso(openBrowser(app.url), '../../x', '/board/abc')).toBe(end('unknown-connection'))
  })

  test('a provider that is out of reach, before and after', async () => {
    const gone = await startOpenIdProvider([`${app.url}/sso-callback`])
    const { connection } = await setSsoStage(app, { provider: gone, domain: 'gone.example' })
    const browser = openBrowser(app.url)
    const url = await beginSso(browser, connection.id, '/board/abc')
    gone.next = somebody({ email: 'ann@gone.example' })
    const back = await visitProvider(gone, url)
    await gone.close()
    expect((await browser.get(back)).headers.get('location')).toBe(end('unreachable'))
    expect(await beginSso(browser, connection.id, '/board/abc')).toBe(end('unreachable'))
  })

  test('a wrong secret', async () => {
    const other = await setSsoStage(app, { provider, domain: 'secret.example' })
    await other.owner.post(other.path, { secret: 'not the secret' })
    const ann = somebody({ email: 'ann@secret.example' })
    const ended = await signInBySso(openBrowser(app.url), provider, other.connection.id, ann, '/board/abc')
    expect(ended).toBe(end('failed'))
    expect(app.logged.join()).not.toMatch(/not the secret|secret\.example/)
  })
})

describe('D4: what comes back has to belong to this browser and to this sign-in', () => {
  async function comeBack(returnTo = '/board/abc') {
    const browser = openBrowser(app.url)
    const url = await beginSso(browser, stage.connection.id, returnTo)
    provider.next = somebody()
    return { browser, url, back: await visitProvider(provider, url) }
  }
  const where = async (browser: TestBrowser, path: string) =>
    (await browser.get(path)).headers.get('location')

  test('another browser gets nothing for it (login CSRF)', async () => {
    const { back } = await comeBack()
    const victim = openBrowser(app.url)
    expect(await where(victim, back)).toBe('/sso?error=expired&returnTo=%2Fboard%2Fabc')
    await beginSso(victim, stage.connection.id)
    expect(await where(victim, back)).toBe('/sso?error=expired&returnTo=%2Fboard%2Fabc')
    expect((await victim.get('/profile')).status).toBe(401)
  })

  test('a code works once', async () => {
    const { browser, back } = await comeBack()
    expect(await where(browser, back)).toBe('/board/abc')
    browser.cookies.delete('retropulse.session_token')
    expect(await where(browser, back)).toBe('/sso?error=failed&returnTo=%2Fboard%2Fabc')
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('a code of one sign-in is none of another, even in the same browser', async () => {
    const { browser, back } = await comeBack()
    const other = new URL(await beginSso(browser, stage.connection.id, '/board/other'))
    const swapped = new URLSearchParams(back.slice(back.indexOf('?')))
    swapped.set('state', other.searchParams.get('state') ?? '')
    expect(await where(browser, `/sso-callback?${swapped.toString()}`)).toBe(
      '/sso?error=failed&returnTo=%2Fboard%2Fother',
    )
  })

  test('a nonce that the provider was not asked with does not hold', async () => {
    const browser = openBrowser(app.url)
    const url = new URL(await beginSso(browser, stage.connection.id))
    url.searchParams.set('nonce', 'another')
    provider.next = somebody()
    expect(await where(browser, await visitProvider(provider, url.href))).toBe('/sso?error=failed')
  })

  test.each(['', 'made.up', 'x', '.'])('a state that is none: %j', async (state) => {
    const { browser } = await comeBack()
    expect(await where(browser, `/sso-callback?code=x&state=${state}`)).toBe('/sso?error=expired')
  })

  test('the cookie is for the browser alone, and short-lived', async () => {
    const { headers } = await openBrowser(app.url).get(`/sso-login?connection=${stage.connection.id}`)
    const [line = ''] = headers.getSetCookie()
    expect(line).toMatch(/^retropulse\.sso=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('D4: a connection vouches for its own domains and for nobody else', () => {
  test('one whose domain nobody has proved lets nobody in', async () => {
    const hostile = await setSsoStage(app, { provider, domain: 'victim.example', isProven: false })
    const victim = somebody({ email: 'victim@victim.example' })
    await signUp(openBrowser(app.url), { email: 'victim@victim.example' })
    const browser = openBrowser(app.url)
    const ended = await signInBySso(browser, provider, hostile.connection.id, victim)
    expect(ended).toBe('/sso?error=domain-foreign')
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('one that has lost a domain enters no account of it, whatever it calls the person now', async () => {
    const lost = await setSsoStage(app, { provider, domain: 'sold.example' })
    const person = somebody({ email: 'boss@sold.example' })
    const before = openBrowser(app.url)
    expect(await signInBySso(before, provider, lost.connection.id, person)).toBe('/')
    await lost.owner.post(lost.path, { domains: ['kept.example'] })
    await app.database.pool.query('UPDATE sso_domain SET proven_at = now() WHERE connection_id = $1', [
      lost.connection.id,
    ])
    provider.people.splice(provider.people.indexOf(person), 1)
    const after = openBrowser(app.url)
    const moved = { ...person, email: 'boss@kept.example' }
    expect(await signInBySso(after, provider, lost.connection.id, moved)).toBe('/')
    expect((await profileOf(after)).sub).not.toBe((await profileOf(before)).sub)
  })

  test('an account that nobody has proved to be theirs is the connection’s: whoever made it is out', async () => {
    const squatter = openBrowser(app.url)
    const email = `${nanoid().toLowerCase()}@corp.example`
    const { sub } = await signUp(squatter, { email })
    const browser = openBrowser(app.url)
    await signIn(browser, somebody({ email }))
    expect((await profileOf(browser)).sub).toBe(sub)
    expect((await squatter.get('/profile')).status).toBe(401)
    const guess = await squatter.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(guess.status).toBe(401)
  })

  test('whoever is signed in to it here keeps their password', async () => {
    const browser = openBrowser(app.url)
    const email = `${nanoid().toLowerCase()}@corp.example`
    const { sub } = await signUp(browser, { email })
    await signIn(browser, somebody({ email }))
    expect((await profileOf(browser)).sub).toBe(sub)
    const again = await openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(again.status).toBe(200)
  })
})
