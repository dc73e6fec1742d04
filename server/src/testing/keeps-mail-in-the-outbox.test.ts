import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startOpenIdProvider } from './open-id-provider.ts'
import { startRetro } from './retro.ts'
import { setSsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, signUp } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

describe('where email stays in the outbox, no answer says that it was sent', () => {
  test('MAIL-17: not the answer about a new password, which is the same for an unknown address', async () => {
    const { email } = await signUp(openBrowser(app.url))
    for (const address of [email, 'unknown@example.com']) {
      const { status, body } = await openBrowser(app.url).post('/api/auth/request-password-reset', {
        email: address,
      })
      expect([status, body]).toEqual([200, { ok: true, isMailed: false }])
    }
  })

  test('MAIL-17: not the answer about a summary', async () => {
    const { facilitator, teamId, boardId } = await startRetro(app.url)
    const path = `/api/team/${teamId}/board/${boardId}/send-email`
    const { body } = await facilitator.post(path, { sendToTeam: true })
    expect(body).toEqual({ receivers: 1, isMailed: false })
  })

  test('MAIL-17: not the answer about the code for a domain', async () => {
    const provider = await startOpenIdProvider([`${app.url}/sso-callback`])
    onTestFinished(() => provider.close())
    const { owner, path } = await setSsoStage(app, { provider, domain: 'corp.example', isProven: false })
    const input = { domain: 'corp.example', mailbox: 'postmaster' }
    expect((await owner.post(`${path}/domain-code`, input)).body).toEqual({ ok: true, isMailed: false })
  })

  test('AUTH-14: and sign-in links are not offered', async () => {
    const { body } = await openBrowser(app.url).get('/status')
    expect(body).toMatchObject({ signInWith: expect.not.arrayContaining(['magic-link']) as unknown })
  })
})
