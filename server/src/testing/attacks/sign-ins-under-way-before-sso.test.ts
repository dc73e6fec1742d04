import { nanoid } from 'nanoid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../eventually.ts'
import { FAKE_APP, type FakeOAuthProviders, startFakeOAuthProviders } from '../fake-oauth-providers.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../open-id-provider.ts'
import { setSsoStage, signInBySso, type SsoStage } from '../sso-stage.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { type Answer, openBrowser, PASSWORD, signUp, type TestBrowser } from '../test-browser.ts'

let services: FakeOAuthProviders
let app: TestApp
let provider: OpenIdProvider
beforeAll(async () => {
  services = await startFakeOAuthProviders()
  const { clientId, clientSecret } = FAKE_APP
  const environment = { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret }
  app = await startApp(environment, { socialFetch: services.fetch })
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
  await app.database.pool.query(HOLD_NEW_SESSIONS)
})
afterAll(async () => {
  await app.close()
  await services.close()
  await provider.close()
})

/** A new session waits for a lock that a test may hold, as it would for a slow disk. */
const LOCK = 4711
const HOLD_NEW_SESSIONS = `
  CREATE FUNCTION hold_new_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCK}); RETURN NEW; END $$;
  CREATE TRIGGER hold_new_session BEFORE INSERT ON user_session
    FOR EACH ROW EXECUTE FUNCTION hold_new_session()`

interface Stage extends SsoStage {
  readonly domain: string
}

let stage: Stage
beforeEach(async () => {
  const domain = `${nanoid().toLowerCase().replaceAll(/[_-]/g, 'x')}.example`
  stage = { ...(await setSsoStage(app, { provider, domain })), domain }
})

/** Lets a request come to its new session, enforces single sign-on meanwhile, and lets the request end. */
async function enforceDuring(send: () => Promise<Answer>): Promise<Answer> {
  const client = await app.database.pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    const answer = send()
    await eventually(async () => {
      const { rowCount } = await client.query(
        `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
      )
      expect(rowCount).toBe(1)
    })
    expect((await stage.owner.post(stage.path, { enforced: true })).status).toBe(200)
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
    return await answer
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()')
    client.release()
  }
}

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/profile')).status === 200

async function sessionsOf(email: string): Promise<number> {
  const { rowCount } = await app.database.pool.query(
    'SELECT FROM user_session s JOIN user_account u ON u.id = s.user_id WHERE u.email = $1',
    [email],
  )
  return rowCount ?? 0
}

describe('a session that begins otherwise while single sign-on becomes required does not stay', () => {
  test('SSO-19, SSO-21: by a password', async () => {
    const email = `ann@${stage.domain}`
    await signUp(openBrowser(app.url), { email })
    const browser = openBrowser(app.url)
    await browser.get('/uid')
    const answer = await enforceDuring(() =>
      browser.post('/api/auth/sign-in/email', { email, password: PASSWORD }),
    )
    expect([answer.status, answer.body]).toEqual([405, { code: 'sso-required' }])
    expect([await isSignedIn(browser), await sessionsOf(email)]).toEqual([false, 0])
  })

  test('SSO-19, SSO-21: by signing up', async () => {
    const email = `bob@${stage.domain}`
    const browser = openBrowser(app.url)
    const answer = await enforceDuring(() =>
      browser.post('/api/auth/sign-up/email', { name: 'Bob', email, password: PASSWORD }),
    )
    expect([answer.status, answer.body]).toEqual([405, { code: 'sso-required' }])
    expect([await isSignedIn(browser), await sessionsOf(email)]).toEqual([false, 0])
  })

  test('SSO-19, SSO-21: by another service', async () => {
    const email = `cleo@${stage.domain}`
    services.person = { sub: '4712', email, name: 'Cleo Example' }
    const browser = openBrowser(app.url)
    const { body } = await browser.post('/api/auth/sign-in/social', { provider: 'github' })
    const { pathname, search } = new URL(await services.visit((body as { url: string }).url))
    const answer = await enforceDuring(() => browser.get(pathname + search))
    expect(answer.headers.get('location')).toBe('/login?error=sso-required')
    expect([await isSignedIn(browser), await sessionsOf(email)]).toEqual([false, 0])
  })

  test('SSO-19, SSO-21: by another password, which makes a new session', async () => {
    const email = `dan@${stage.domain}`
    const browser = openBrowser(app.url)
    await signUp(browser, { email })
    const answer = await enforceDuring(() =>
      browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }),
    )
    expect([answer.status, answer.body]).toEqual([405, { code: 'sso-required' }])
    expect([await isSignedIn(browser), await sessionsOf(email)]).toEqual([false, 0])
  })
})

test('SSO-20, PROFILE-14: a session of the provider is still one after the user set another password', async () => {
  const email = `eve@${stage.domain}`
  await signUp(openBrowser(app.url), { email })
  // A proved address keeps its password when the provider vouches for it (SSO-24).
  await app.database.pool.query('UPDATE user_account SET email_verified = true WHERE email = $1', [email])
  const browser = openBrowser(app.url)
  await signInBySso(browser, provider, stage.connection.id, {
    sub: nanoid(),
    email,
    email_verified: true,
    name: 'Eve',
  })
  await stage.owner.post(stage.path, { enforced: true })
  const input = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` }
  expect((await browser.post('/api/auth/change-password', input)).status).toBe(200)
  expect(await isSignedIn(browser)).toBe(true)
  // Saving again ends what began otherwise.
  await stage.owner.post(stage.path, { enforced: true })
  expect(await isSignedIn(browser)).toBe(true)
})

test('SSO-21, ORG-30: sessions that began while the organisation was in the trash end when it comes back', async () => {
  await stage.owner.post(stage.path, { enforced: true })
  expect((await stage.owner.delete(`/api/org/${stage.orgId}`, { name: 'Example Ltd' })).status).toBe(204)
  const [colleague, outsider] = [openBrowser(app.url), openBrowser(app.url)]
  await signUp(colleague, { email: `fay@${stage.domain}` })
  await signUp(outsider)
  expect((await stage.owner.post(`/api/org/${stage.orgId}/restore`)).status).toBe(204)
  const signedIn = await Promise.all([stage.owner, colleague, outsider].map(isSignedIn))
  expect(signedIn).toEqual([true, false, true])
})
