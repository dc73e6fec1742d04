import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { FAKE_APP, type FakeOAuthProviders, startFakeOAuthProviders } from './fake-oauth-providers.ts'
import { setSsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

let services: FakeOAuthProviders
let app: TestApp
let provider: OpenIdProvider
beforeAll(async () => {
  services = await startFakeOAuthProviders()
  const { clientId, clientSecret } = FAKE_APP
  const environment = { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret }
  app = await startApp(environment, { socialFetch: services.fetch })
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
})
afterAll(async () => {
  await app.close()
  await services.close()
  await provider.close()
})

/** Signs in with a GitHub account of this address; returns where the browser ends up. */
async function signInAs(email: string, browser: TestBrowser): Promise<string | null> {
  services.person = { sub: '4711', email, name: 'Bob Example' }
  const { body } = await browser.post('/api/auth/sign-in/social', { provider: 'github' })
  const { pathname, search } = new URL(await services.visit((body as { url: string }).url))
  return (await browser.get(pathname + search)).headers.get('location')
}

test('SSO-19: a service is refused while a connection is enforced, also for a known account that has another address there by now', async () => {
  expect(await signInAs('bob@corp.example', openBrowser(app.url))).toBe('/')
  const stage = await setSsoStage(app, { provider, domain: 'corp.example' })
  await stage.owner.post(stage.path, { enforced: true })
  for (const email of ['bob@corp.example', 'bob@home.example']) {
    const browser = openBrowser(app.url)
    expect(await signInAs(email, browser)).toBe('/login?error=sso-required')
    expect((await browser.get('/profile')).status).toBe(401)
  }
  await stage.owner.post(stage.path, { enforced: false })
  const browser = openBrowser(app.url)
  expect(await signInAs('bob@home.example', browser)).toBe('/')
  expect((await browser.get('/profile')).body).toMatchObject({ email: 'bob@corp.example' })
})
