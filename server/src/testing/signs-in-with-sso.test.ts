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

function newPerson(input: Partial<ProviderPerson> = {}): ProviderPerson {
  const sub = nanoid().toLowerCase()
  return { sub, email: `${sub}@corp.example`, email_verified: true, name: 'Ann Example', ...input }
}

function signIn(browser: TestBrowser, person: ProviderPerson | null, returnTo?: string): Promise<string> {
  return signInBySso(browser, provider, stage.connection.id, person, returnTo)
}

async function profileOf(browser: TestBrowser): Promise<{ sub?: string; email?: string; name?: string }> {
  return (await browser.get('/profile')).body as object
}

describe('/sso-login and back', () => {
  test('SHELL-32, SSO-14: signs the user in and leads back to where the user was going', async () => {
    const browser = openBrowser(app.url)
    const person = newPerson({ picture: 'https://pictures.example/ann.png' })
    expect(await signIn(browser, person, '/board/abc?x=1#note')).toBe('/board/abc?x=1#note')
    expect(await profileOf(browser)).toMatchObject({
      email: person.email,
      name: 'Ann Example',
      picture: expect.stringMatching(/^\/api\/user-picture\?of=/),
    })
  })

  test('SSO-14: claims what the guest of this browser wrote', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    await signIn(browser, newPerson())
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: (await profileOf(browser)).sub }])
  })

  test('SSO-25: makes no member of the organisation: that takes an invitation', async () => {
    const browser = openBrowser(app.url)
    await signIn(browser, newPerson())
    expect((await browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
  })

  test('SSO-6: finds the same account again, by the subject and not by the address', async () => {
    const person = newPerson()
    const [first, second] = [openBrowser(app.url), openBrowser(app.url)]
    await signIn(first, person)
    const renamed = { ...person, email: `new-${person.email}` }
    provider.people.splice(provider.people.indexOf(person), 1)
    await signIn(second, renamed)
    expect((await profileOf(second)).sub).toBe((await profileOf(first)).sub)
  })

  test('SSO-14: leads only to paths of this site', async () => {
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect(await signIn(openBrowser(app.url), newPerson(), elsewhere)).toBe('/')
  })

  test('SSO-15: works in several tabs of a browser at once', async () => {
    const browser = openBrowser(app.url)
    const person = newPerson()
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

  test('SSO-26: makes a name from the address when the provider gives none', async () => {
    const browser = openBrowser(app.url)
    const person = newPerson({ name: ' ', picture: 'http://pictures.example/plain.png' })
    await signIn(browser, person)
    expect(await profileOf(browser)).toMatchObject({ name: person.sub, picture: null })
  })
})

describe('SSO-17: a person who is not let in reads why, and returnTo is kept', () => {
  const end = (error: string) => `/sso?error=${error}&returnTo=%2Fboard%2Fabc`

  test.each([
    ['refused there', null, 'cancelled'],
    ['has no address there', { sub: 'no-address' }, 'email-missing'],
    ['has an address that is not verified', newPerson({ email_verified: false }), 'email-unverified'],
    ['has an address of another domain', newPerson({ email: 'ann@other.example' }), 'domain-foreign'],
    ['has one of a subdomain', newPerson({ email: 'ann@sub.corp.example' }), 'domain-foreign'],
    ['has two addresses in one', newPerson({ email: 'a@corp.example,b@other.example' }), 'email-missing'],
    ['hides one address in another', newPerson({ email: 'a@other.example@corp.example' }), 'email-missing'],
  ])('a person who %s', async (_, person, error) => {
    const browser = openBrowser(app.url)
    expect(await signIn(browser, person, '/board/abc')).toBe(end(error))
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('an unknown connection', async () => {
    expect(await beginSso(openBrowser(app.url), 'no-such-connection', '/board/abc')).toBe(
      end('unknown-connection'),
    )
    expect(await beginSso(openBrowser(app.url), '../../x', '/board/abc')).toBe(end('unknown-connection'))
  })

  test('a provider that is out of reach, at the start and at the end', async () => {
    const gone = await startOpenIdProvider([`${app.url}/sso-callback`])
    const { connection } = await setSsoStage(app, { provider: gone, domain: 'gone.example' })
    const browser = openBrowser(app.url)
    const url = await beginSso(browser, connection.id, '/board/abc')
    gone.next = newPerson({ email: 'ann@gone.example' })
    const back = await visitProvider(gone, url)
    await gone.close()
    expect((await browser.get(back)).headers.get('location')).toBe(end('unreachable'))
    expect(await beginSso(browser, connection.id, '/board/abc')).toBe(end('unreachable'))
  })

  test('a wrong client secret', async () => {
    const other = await setSsoStage(app, { provider, domain: 'secret.example' })
    await other.owner.post(other.path, { secret: 'not the secret' })
    const ann = newPerson({ email: 'ann@secret.example' })
    const ended = await signInBySso(openBrowser(app.url), provider, other.connection.id, ann, '/board/abc')
    expect(ended).toBe(end('failed'))
    expect(app.logged.join()).not.toMatch(/not the secret|secret\.example/)
  })
})

describe('SSO-15: an answer has to belong to this browser and to this sign-in', () => {
  async function comeBack(returnTo = '/board/abc') {
    const browser = openBrowser(app.url)
    const url = await beginSso(browser, stage.connection.id, returnTo)
    provider.next = newPerson()
    return { browser, url, back: await visitProvider(provider, url) }
  }
  const where = async (browser: TestBrowser, path: string) =>
    (await browser.get(path)).headers.get('location')

  test('another browser cannot use it (login CSRF)', async () => {
    const { back } = await comeBack()
    const victim = openBrowser(app.url)
    expect(await where(victim, back)).toBe('/sso?error=expired&returnTo=%2Fboard%2Fabc')
    await beginSso(victim, stage.connection.id)
    expect(await where(victim, back)).toBe('/sso?error=expired&returnTo=%2Fboard%2Fabc')
    expect((await victim.get('/profile')).status).toBe(401)
  })

  test('a code is used once', async () => {
    const { browser, back } = await comeBack()
    expect(await where(browser, back)).toBe('/board/abc')
    browser.cookies.delete('retropulse.session_token')
    expect(await where(browser, back)).toBe('/sso?error=failed&returnTo=%2Fboard%2Fabc')
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('a code of one sign-in is refused for another, also in the same browser', async () => {
    const { browser, back } = await comeBack()
    const other = new URL(await beginSso(browser, stage.connection.id, '/board/other'))
    const swapped = new URLSearchParams(back.slice(back.indexOf('?')))
    swapped.set('state', other.searchParams.get('state') ?? '')
    expect(await where(browser, `/sso-callback?${swapped.toString()}`)).toBe(
      '/sso?error=failed&returnTo=%2Fboard%2Fother',
    )
  })

  test('a nonce that the provider was not asked with is refused', async () => {
    const browser = openBrowser(app.url)
    const url = new URL(await beginSso(browser, stage.connection.id))
    url.searchParams.set('nonce', 'another')
    provider.next = newPerson()
    expect(await where(browser, await visitProvider(provider, url.href))).toBe('/sso?error=failed')
  })

  test.each(['', 'made.up', 'x', '.'])('a made-up state: %j', async (state) => {
    const { browser } = await comeBack()
    expect(await where(browser, `/sso-callback?code=x&state=${state}`)).toBe('/sso?error=expired')
  })

  test('the cookie is http-only and short-lived', async () => {
    const { headers } = await openBrowser(app.url).get(`/sso-login?connection=${stage.connection.id}`)
    const [line = ''] = headers.getSetCookie()
    expect(line).toMatch(/^retropulse\.sso=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('SSO-5: a connection signs in addresses of its own domains, and no others', () => {
  test('SSO-23: a connection without a proved domain lets no user in', async () => {
    const hostile = await setSsoStage(app, { provider, domain: 'victim.example', isProven: false })
    const victim = newPerson({ email: 'victim@victim.example' })
    await signUp(openBrowser(app.url), { email: 'victim@victim.example' })
    const browser = openBrowser(app.url)
    const ended = await signInBySso(browser, provider, hostile.connection.id, victim)
    expect(ended).toBe('/sso?error=domain-foreign')
    expect((await browser.get('/profile')).status).toBe(401)
  })

  test('SSO-6: a connection that lost a domain enters no account of it, whatever address the provider names now', async () => {
    const lost = await setSsoStage(app, { provider, domain: 'sold.example' })
    const person = newPerson({ email: 'boss@sold.example' })
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

  test('SSO-6: a connection that changed its issuer finds no account of the former one, whatever subject it names', async () => {
    const [former, other] = [provider, await startOpenIdProvider([`${app.url}/sso-callback`])]
    const moved = await setSsoStage(app, { provider: former, domain: 'moved.example' })
    const person = newPerson({ email: 'boss@moved.example' })
    const before = openBrowser(app.url)
    expect(await signInBySso(before, former, moved.connection.id, person)).toBe('/')
    const { issuer, clientId, secret } = other.app
    expect((await moved.owner.post(moved.path, { issuer, clientId, secret })).status).toBe(200)
    await app.database.pool.query('UPDATE sso_domain SET proven_at = now() WHERE connection_id = $1', [
      moved.connection.id,
    ])
    const after = openBrowser(app.url)
    const sameSubject = { ...person, email: 'new@moved.example' }
    expect(await signInBySso(after, other, moved.connection.id, sameSubject)).toBe('/')
    expect((await profileOf(after)).sub).not.toBe((await profileOf(before)).sub)
    await other.close()
  })

  test('SSO-24: an account whose address was never proved goes to the connection’s user, and its maker is signed out', async () => {
    const squatter = openBrowser(app.url)
    const email = `${nanoid().toLowerCase()}@corp.example`
    const { sub } = await signUp(squatter, { email })
    const browser = openBrowser(app.url)
    await signIn(browser, newPerson({ email }))
    expect((await profileOf(browser)).sub).toBe(sub)
    expect((await squatter.get('/profile')).status).toBe(401)
    const guess = await squatter.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(guess.status).toBe(401)
  })

  test('SSO-24: a user who is signed in to it in this browser keeps the password', async () => {
    const browser = openBrowser(app.url)
    const email = `${nanoid().toLowerCase()}@corp.example`
    const { sub } = await signUp(browser, { email })
    await signIn(browser, newPerson({ email }))
    expect((await profileOf(browser)).sub).toBe(sub)
    const again = await openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(again.status).toBe(200)
  })
})
