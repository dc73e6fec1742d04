import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { setSsoStage, type SsoStage, visitProvider } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/* D4: an attacker has a connection of their own, with a provider that asks nothing, and writes a link to it. */
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

/** Where a browser is led that follows the link from this kind of place. */
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
    'makes nobody who is signed in another person: %s',
    async (site) => {
      const browser = openBrowser(app.url)
      const { sub } = await signUp(browser)
      expect(await follow(browser, site)).toBe('/board/b1')
      expect((await browser.get('/profile')).body).toMatchObject({ sub })
    },
  )

  test('D9: takes what a guest wrote from nobody, unless it is on a page of ours (D1)', async () => {
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

  test('signs somebody who is signed in, in anew from a page of ours', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    expect(await arrive(browser, await follow(browser, 'same-origin'))).toBe('/board/b1')
    expect((await browser.get('/profile')).body).toMatchObject({ name: 'Mal' })
  })
})
