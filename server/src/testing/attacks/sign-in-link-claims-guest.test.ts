import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailApp, startMailApp } from '../mail-app.ts'
import { openBrowser, type TestBrowser } from '../test-browser.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp()
})
afterAll(() => app.close())

const LINK = '/api/auth/sign-in/magic-link'
const PREVIEW = '/api/auth/magic-link/preview'
const VERIFY = '/api/auth/magic-link/verify'
const RESET = '/api/auth/request-password-reset'

async function askForLink(browser: TestBrowser, email: string): Promise<string> {
  await browser.post(LINK, { email })
  return new URL(await app.linkTo(email)).searchParams.get('token') ?? ''
}

async function becomeGuest(browser: TestBrowser): Promise<string> {
  return ((await browser.get('/uid')).body as { uid: string }).uid
}

async function ownerOf(guestId: string): Promise<unknown> {
  const { rows } = await app.database.pool.query('SELECT user_id FROM guest WHERE id = $1', [guestId])
  return rows[0]?.user_id ?? null
}

describe('a sign-in link that another browser asked for', () => {
  test('AUTH-25: signs in without claiming the guest of the browser that opens it', async () => {
    const attackers = await askForLink(openBrowser(app.url), 'attacker@example.com')
    const victim = openBrowser(app.url)
    const guestId = await becomeGuest(victim)
    const { body } = await victim.post(PREVIEW, { token: attackers })
    expect(body).toEqual({ email: 'attacker@example.com', leavesGuest: true })
    expect((await victim.post(VERIFY, { token: attackers })).status).toBe(200)
    expect((await victim.get('/profile')).body).toMatchObject({ email: 'attacker@example.com' })
    expect(await ownerOf(guestId)).toBeNull()
  })

  test('AUTH-25: claims no guest either after this browser asked for a link to another address', async () => {
    const attackers = await askForLink(openBrowser(app.url), 'attacker-2@example.com')
    const victim = openBrowser(app.url)
    const guestId = await becomeGuest(victim)
    await victim.post(LINK, { email: 'victim@example.com' })
    await victim.post(RESET, { email: 'attacker-2@example.com' })
    await victim.post(VERIFY, { token: attackers })
    expect(await ownerOf(guestId)).toBeNull()
  })

  test('AUTH-25: claims no guest by a made-up cookie', async () => {
    const attacker = openBrowser(app.url)
    const attackers = await askForLink(attacker, 'attacker-3@example.com')
    const victim = openBrowser(app.url)
    const guestId = await becomeGuest(victim)
    const forged = [...attacker.cookies].find(([name]) => name.endsWith('link_request'))
    victim.cookies.set(forged?.[0] ?? '', `${forged?.[1]}x`)
    await victim.post(VERIFY, { token: attackers })
    expect(await ownerOf(guestId)).toBeNull()
  })
})

describe('a sign-in link that this browser asked for', () => {
  test('AUTH-25: names the address, and what the guest wrote becomes the account’s', async () => {
    const browser = openBrowser(app.url)
    const guestId = await becomeGuest(browser)
    const token = await askForLink(browser, 'ann@example.com')
    expect((await browser.post(PREVIEW, { token })).body).toEqual({
      email: 'ann@example.com',
      leavesGuest: false,
    })
    const { body } = await browser.post(VERIFY, { token })
    expect(await ownerOf(guestId)).toBe((body as { sub: string }).sub)
  })

  test('names the address each time it is asked, until it is used', async () => {
    const browser = openBrowser(app.url)
    const token = await askForLink(browser, 'bea@example.com')
    await browser.post(PREVIEW, { token })
    expect((await browser.post(PREVIEW, { token })).status).toBe(200)
    await browser.post(VERIFY, { token })
    const late = await browser.post(PREVIEW, { token })
    expect([late.status, late.body]).toEqual([400, { code: 'INVALID_TOKEN' }])
    expect((await browser.post(PREVIEW, { token: 'made-up' })).status).toBe(400)
  })

  test('names no address once it has expired', async () => {
    const browser = openBrowser(app.url)
    const token = await askForLink(browser, 'cleo@example.com')
    await app.database.pool.query("UPDATE user_verification SET expires_at = now() - interval '1 second'")
    expect((await browser.post(PREVIEW, { token })).body).toEqual({ code: 'INVALID_TOKEN' })
  })
})
