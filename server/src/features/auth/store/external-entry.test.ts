import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from '../../../testing/test-browser.ts'
import { createAuthFeature } from '../feature.ts'
import type { ExternalPerson, ExternalSignIn, SignIn } from '../queries/external-sign-in.ts'

let app: TestApp
let externals: ExternalSignIn
beforeAll(async () => {
  app = await startApp({ SECRET })
  const log = createLog('silent')
  const mailer = { send: () => Promise.resolve() }
  const settings = {
    publicUrl: undefined,
    allowsOrgCreation: true,
    links: {},
    clientConfigOf: () => ({
      appEndpoint: app.url,
      cardPaymentPublicKey: null,
      errorReportingDsn: null,
      countsAnalytics: false,
      flags: [],
    }),
    requestsPerMinute: 1000,
    mailer,
    pictureRequest: () => Promise.reject(new TypeError('no network')),
    isMailConfigured: false,
    mailLinkOrigin: () => null,
    socialProviders: [],
    onSessionsEnded: () => undefined,
  }
  externals = createAuthFeature({ database: app.database, log, secret: SECRET, ...settings }).externals
})
afterAll(() => app.close())

const SECRET = 'a secret of thirty-two characters'

function newPerson(): ExternalPerson {
  const email = `${nanoid().toLowerCase()}@example.com`
  return { providerId: 'google', accountId: nanoid(), email, name: 'Ann Example', picture: null }
}

/** Signs in as a browser that has come back from the service. */
async function enter(
  browser: TestBrowser,
  person: ExternalPerson,
  join: 'by-address' | 'refuse' = 'by-address',
) {
  const entered = await externals.enter(person, { cookie: browser.cookie() }, join)
  if (entered.ok) takeCookies(browser, entered.cookies)
  return entered
}

function takeCookies(browser: TestBrowser, lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') browser.cookies.delete(name)
    else browser.cookies.set(name, value)
  }
}

function subOf(entered: SignIn): string {
  return entered.ok ? entered.profile.sub : ''
}

async function profileOf(browser: TestBrowser) {
  return (await browser.get('/profile')).body
}

describe('AUTH-15: a person for whom another service vouches', () => {
  test('AUTH-15, AUTH-24: gets an account, a session and the work of the guest', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    const person = newPerson()
    const entered = await enter(browser, person)
    expect(await profileOf(browser)).toMatchObject({
      sub: subOf(entered),
      email: person.email,
      name: person.name,
    })
    expect(browser.cookie()).not.toContain('guest')
    const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [uid])
    expect(rows).toEqual([{ user_id: subOf(entered) }])
  })

  test('AUTH-15: signs in to the same account again, also with another address', async () => {
    const person = newPerson()
    const first = await enter(openBrowser(app.url), person)
    const again = await enter(openBrowser(app.url), { ...person, email: `new-${person.email}` }, 'refuse')
    expect(subOf(again)).toBe(subOf(first))
  })

  test('gets one account from two tabs at the same moment', async () => {
    const person = newPerson()
    const [one, other] = await Promise.all([1, 2].map(() => enter(openBrowser(app.url), person)))
    expect(subOf(one!)).toMatch(/^[\w-]{20}$/)
    expect(subOf(other!)).toBe(subOf(one!))
  })

  test('has a session that names the service', async () => {
    const browser = openBrowser(app.url)
    const entered = await enter(browser, { ...newPerson(), providerId: 'sso:one' })
    const { rows } = await app.database.pool.query(
      'SELECT provider_id FROM user_session WHERE user_id = $1',
      [subOf(entered)],
    )
    expect(rows).toEqual([{ provider_id: 'sso:one' }])
  })
})

describe('an existing account with the address', () => {
  test('is refused with account-exists for `refuse`', async () => {
    const { email } = await signUp(openBrowser(app.url))
    const refused = await enter(openBrowser(app.url), { ...newPerson(), email }, 'refuse')
    expect(refused).toEqual({ ok: false, status: 409, code: 'account-exists' })
  })

  test('AUTH-18: without a proved address loses its password and sessions to the user who proves it', async () => {
    const squatter = openBrowser(app.url)
    const { sub, email } = await signUp(squatter)
    const owner = openBrowser(app.url)
    expect(subOf(await enter(owner, { ...newPerson(), email }))).toBe(sub)
    expect((await squatter.get('/profile')).status).toBe(401)
    const guess = await squatter.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(guess.status).toBe(401)
  })

  test('AUTH-18: keeps its other ways in and its sessions when its address was proved', async () => {
    const person = newPerson()
    const elsewhere = openBrowser(app.url)
    const first = await enter(elsewhere, person)
    const second = await enter(openBrowser(app.url), { ...person, providerId: 'github', accountId: nanoid() })
    expect(subOf(second)).toBe(subOf(first))
    expect((await elsewhere.get('/profile')).status).toBe(200)
  })
})
