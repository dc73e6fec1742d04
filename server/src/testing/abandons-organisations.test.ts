import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { startBoard } from './retro.ts'
import { setSsoStage, type SsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, PASSWORD, signUp } from './test-browser.ts'

let app: TestApp
let provider: OpenIdProvider
let stage: SsoStage
let stages = 0
beforeAll(async () => {
  app = await startApp()
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
})
beforeEach(async () => {
  stages += 1
  stage = await setSsoStage(app, { provider, domain: domain() })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const domain = () => `left${stages}.example`

/** The only person in the organisation deletes their account. */
async function abandon(): Promise<void> {
  expect((await stage.owner.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
}

describe('an organisation whose only owner deleted their account', () => {
  test('ORG-25: addresses at its domains sign in otherwise again, and its domains are free for other organisations', async () => {
    const { email } = await signUp(openBrowser(app.url), { email: `ann@${domain()}` })
    await stage.owner.post(stage.path, { enforced: true })
    const signIn = () => openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect((await signIn()).status).toBe(405)
    await abandon()
    expect((await signIn()).status).toBe(200)
    const { body } = await openBrowser(app.url).get(`/api/sso-connection?domain=${domain()}`)
    expect(body).toEqual({ connection: null })
    const { connection } = await setSsoStage(app, { provider, domain: domain() })
    const again = await openBrowser(app.url).get(`/api/sso-connection?domain=${domain()}`)
    expect(again.body).toEqual({ connection: connection.id })
  })

  test('ORG-25: its API key stops working', async () => {
    const { body } = await stage.owner.post(`/api/org/${stage.orgId}/api-keys`)
    const headers = { 'x-api-key': (body as { key: string }).key }
    expect((await openBrowser(app.url).get('/api/public/metrics', headers)).status).toBe(200)
    await abandon()
    expect((await openBrowser(app.url).get('/api/public/metrics', headers)).status).toBe(401)
  })

  test('ORG-25: its invitations stop working, so that no invited owner can restore its teams', async () => {
    const input = { emails: 'late@example.com', role: 'owner' }
    const { body } = await stage.owner.post(`/api/org/${stage.orgId}/invite`, input)
    const [invitation] = (body as { invitations: { inviteToken: string }[] }).invitations
    await abandon()
    const late = openBrowser(app.url)
    await signUp(late)
    const joined = await late.post(`/api/org/${stage.orgId}/join`, { inviteId: invitation?.inviteToken })
    expect(joined.status).toBe(404)
    expect((await late.post(`/api/team/${stage.teamId}/restore`)).status).toBe(404)
  })

  test('ORG-25: all participants are disconnected from its boards', async () => {
    const boardId = await startBoard(stage.owner, stage.teamId)
    const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
    await abandon()
    await eventually(() => expect(guest.socket.connected).toBe(false))
  })
})
