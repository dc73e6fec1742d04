import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../open-id-provider.ts'
import { startBoard } from '../retro.ts'
import { setSsoStage, signInBySso } from '../sso-stage.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { openBrowser, PASSWORD, signUp, type TestBrowser } from '../test-browser.ts'

let app: TestApp
let provider: OpenIdProvider
beforeAll(async () => {
  app = await startApp()
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

/** An organisation whose owner has an address at the connected domain, and a colleague there with a password. */
async function setStage(isProven = true) {
  const domain = `${nanoid().toLowerCase().replaceAll(/[_-]/g, 'x')}.example`
  const stage = await setSsoStage(app, { provider, domain, isProven, ownerEmail: `owner@${domain}` })
  const colleague = openBrowser(app.url)
  await signUp(colleague, { email: `colleague@${domain}` })
  return { ...stage, domain, colleague }
}

const isSignedIn = async (browser: TestBrowser) => (await browser.get('/profile')).status === 200

describe('enforcing SSO ends the sessions at its domains that began otherwise', () => {
  test('SSO-21: with their sockets, and neither those that began through it nor those at other domains', async () => {
    const { owner, teamId, path, domain, connection, colleague } = await setStage()
    const [viaSso, outsider, atSubdomain] = [1, 2, 3].map(() => openBrowser(app.url)) as [
      TestBrowser,
      TestBrowser,
      TestBrowser,
    ]
    const person = { sub: nanoid(), email: `via-sso@${domain}`, email_verified: true, name: 'Via' }
    await signInBySso(viaSso, provider, connection.id, person)
    await signUp(outsider)
    await signUp(atSubdomain, { email: `someone@sub.${domain}` })
    const watching = await joinBoard(app.url, await startBoard(owner, teamId), colleague.cookie())

    expect((await owner.post(path, { enforced: true })).status).toBe(200)

    expect(await isSignedIn(colleague)).toBe(false)
    await eventually(() => expect(watching.socket.connected).toBe(false))
    for (const browser of [viaSso, outsider, atSubdomain]) expect(await isSignedIn(browser)).toBe(true)
  })

  test('SSO-22: the primary owner who switches it stays signed in on all devices', async () => {
    const { owner, ownerEmail, path } = await setStage()
    const device = openBrowser(app.url)
    await device.post('/api/auth/sign-in/email', { email: ownerEmail, password: PASSWORD })
    await owner.post(path, { enforced: true })
    expect([await isSignedIn(owner), await isSignedIn(device)]).toEqual([true, true])
    expect((await owner.post(path, { enforced: false })).status).toBe(200)
  })

  test('SSO-21, SSO-22: another owner who switches it stays signed in too, and so does the primary owner', async () => {
    const { owner, orgId, path, colleague } = await setStage()
    const { sub } = (await colleague.get('/profile')).body as { sub: string }
    await app.database.pool.query(
      "INSERT INTO org_member (org_id, user_id, role) VALUES ($1, $2, 'owner') ON CONFLICT DO NOTHING",
      [orgId, sub],
    )
    expect((await colleague.post(path, { enforced: true })).status).toBe(200)
    expect([await isSignedIn(owner), await isSignedIn(colleague)]).toEqual([true, true])
  })

  test('SSO-21: a domain that is proved later ends sessions at that moment, and none before', async () => {
    const { owner, path, domain, colleague, connection } = await setStage(false)
    await owner.post(path, { enforced: true })
    expect(await isSignedIn(colleague)).toBe(true)
    await app.database.pool.query('UPDATE sso_domain SET proven_at = now() WHERE connection_id = $1', [
      connection.id,
    ])
    await owner.post(path, { enforced: true, domains: [domain] })
    expect(await isSignedIn(colleague)).toBe(false)
  })

  test('SSO-21: other changes of a connection end no session', async () => {
    const { owner, path, domain, colleague } = await setStage()
    await owner.post(path, { domains: [domain] })
    await owner.post(path, { enforced: false })
    expect(await isSignedIn(colleague)).toBe(true)
  })
})
