import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { setSsoStage, type SsoStage, visitProvider } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/* The attack: a link to the attacker's own connection, whose provider signs each browser in unasked (SSO-16). */
let app: TestApp
let provider: OpenIdProvider
let stage: SsoStage
beforeAll(async () => {
  app = await startApp()
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
  stage = await setSsoStage(app, { provider, domain: 'evil.example' })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

/** Follows the link from this kind of site; returns where the browser is led. */
async function follow(browser: TestBrowser, site: string): Promise<string> {
  const path = `/sso-login?connection=${stage.connection.id}&returnTo=/board/b1`
  const { headers } = await browser.get(path, { 'sec-fetch-site': site })
  return headers.get('location') ?? ''
}

async function arrive(browser: TestBrowser, url: string): Promise<string | null> {
  const sub = nanoid().toLowerCase()
  provider.next = { sub, email: `${sub}@evil.example`, email_verified: true, name: 'Mal' }
  return (await browser.get(await visitProvider(provider, url))).headers.get('location')
}

async function claimed(guestId: string): Promise<boolean> {
  const { rowCount } = await app.database.pool.query(
    'SELECT FROM guest WHERE id = $1 AND user_id IS NOT NULL',
    [guestId],
  )
  return rowCount === 1
}

describe('a link to a connection', () => {
  test.each(['cross-site', 'same-site', 'none'])(
    'SSO-16: leaves a signed-in user who they are, from a site: %s',
    async (site) => {
      const browser = openBrowser(app.url)
      const { sub } = await signUp(browser)
      expect(await follow(browser, site)).toBe('/board/b1')
      expect((await browser.get('/profile')).body).toMatchObject({ sub })
    },
  )

  test('SSO-16: claims what a guest wrote only from a page of this site', async () => {
    for (const [site, isClaimed] of [
      ['cross-site', false],
      ['none', false],
      ['same-origin', true],
    ] as const) {
      const browser = openBrowser(app.url)
      const { uid } = (await browser.get('/uid')).body as { uid: string }
      expect(await arrive(browser, await follow(browser, site))).toBe('/board/b1')
      expect((await browser.get('/profile')).status).toBe(200)
      expect([site, await claimed(uid)]).toEqual([site, isClaimed])
    }
  })

  test('SSO-16: from a page of this site it signs a signed-in user in as another one', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    expect(await arrive(browser, await follow(browser, 'same-origin'))).toBe('/board/b1')
    expect((await browser.get('/profile')).body).toMatchObject({ name: 'Mal' })
  })
})
