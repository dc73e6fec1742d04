import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from './board-client.ts'
import { type OpenIdProvider, type ProviderPerson, startOpenIdProvider } from './open-id-provider.ts'
import { startBoard } from './retro.ts'
import { setSsoStage, signInBySso, type SsoStage } from './sso-stage.ts'
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

function signIn(browser: TestBrowser, person: ProviderPerson): Promise<string> {
  return signInBySso(browser, provider, stage.connection.id, person)
}

async function setEnforced(enforced: boolean): Promise<void> {
  expect((await stage.owner.post(stage.path, { enforced })).status).toBe(200)
}

describe('while a connection is enforced', () => {
  const signUpAs = (email: string) =>
    openBrowser(app.url).post('/api/auth/sign-up/email', { name: 'Ann', email, password: PASSWORD })
  const signInAs = (email: string) =>
    openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
  const refused = [405, { code: 'sso-required' }]

  test('SSO-19: passwords are refused for addresses at its domains, and for no others', async () => {
    const [known, fresh, other] = ['known', 'fresh', 'other'].map((name) =>
      `${name}-${nanoid()}`.toLowerCase(),
    )
    await signUpAs(`${known}@corp.example`)
    await setEnforced(true)
    for (const answer of [
      await signInAs(`${known}@corp.example`),
      await signInAs(`${known}@CORP.example`),
      await signUpAs(`${fresh}@corp.example`),
    ])
      expect([answer.status, answer.body]).toEqual(refused)
    expect((await signUpAs(`${other}@sub.corp.example`)).status).toBe(200)
    expect((await signUpAs(`${other}@notcorp.example`)).status).toBe(200)
    expect(await signIn(openBrowser(app.url), newPerson())).toBe('/')
    await setEnforced(false)
    expect((await signInAs(`${known}@corp.example`)).status).toBe(200)
  })

  test('SSO-22: the primary owner keeps the password, also after signing in with SSO', async () => {
    await setEnforced(true)
    await signIn(openBrowser(app.url), newPerson({ email: stage.ownerEmail }))
    expect((await signInAs(stage.ownerEmail)).status).toBe(200)
    await setEnforced(false)
  })

  test('SSO-22: a former primary owner keeps neither the password nor the sessions that began with it', async () => {
    const ownerEmail = `former-${nanoid().toLowerCase()}@handed.example`
    const handed = await setSsoStage(app, { provider, domain: 'handed.example', ownerEmail })
    expect((await handed.owner.post(handed.path, { enforced: true })).status).toBe(200)
    const heir = openBrowser(app.url)
    const email = `heir-${nanoid().toLowerCase()}@handed.example`
    const person = newPerson({ email })
    await signInBySso(heir, provider, handed.connection.id, person)
    const { sub } = (await heir.get('/profile')).body as { sub: string }
    await app.database.pool.query("INSERT INTO org_member VALUES ($1, $2, 'owner')", [handed.orgId, sub])
    expect((await handed.owner.post(`/api/org/${handed.orgId}/primary-owner`, { id: sub })).status).toBe(204)
    expect((await handed.owner.get('/profile')).status).toBe(401)
    expect((await heir.get('/profile')).status).toBe(200)
    const again = await signInAs(ownerEmail)
    expect([again.status, again.body]).toEqual(refused)
  })

  test('SSO-20: joining takes a session that began at the provider', async () => {
    await setEnforced(true)
    const join = async (browser: TestBrowser) => {
      const email = ((await browser.get('/profile')).body as { email: string }).email
      await stage.owner.post(`/api/org/${stage.orgId}/invite`, { emails: email, role: 'admin' })
      const { rows } = await app.database.pool.query<{ token: string }>(
        'SELECT token FROM org_invite WHERE email = $1',
        [email],
      )
      const { status, body } = await browser.post(`/api/org/${stage.orgId}/join`, {
        inviteId: rows[0]?.token,
      })
      return [status, body]
    }
    const outsider = openBrowser(app.url)
    await signUp(outsider)
    expect(await join(outsider)).toEqual(refused)

    const elsewhere = await setSsoStage(app, { provider, domain: 'elsewhere.example' })
    const ofElsewhere = openBrowser(app.url)
    const person = newPerson({ email: 'ann@elsewhere.example' })
    await signInBySso(ofElsewhere, provider, elsewhere.connection.id, person)
    expect(await join(ofElsewhere)).toEqual(refused)

    const colleague = openBrowser(app.url)
    await signIn(colleague, newPerson())
    expect(await join(colleague)).toEqual([expect.any(Number), undefined])
    await setEnforced(false)
    expect(await join(outsider)).toEqual([expect.any(Number), undefined])
  })

  test('TEAM-27: a participant is not added to the team from a board', async () => {
    const boardId = await startBoard(stage.owner, stage.teamId)
    const participant = openBrowser(app.url)
    const { sub } = await signUp(participant)
    const window = await joinBoard(app.url, boardId, participant.cookie())
    const add = async () => {
      const { status, body } = await stage.owner.post(`/api/team/${stage.teamId}/member`, {
        id: sub,
        boardId,
      })
      return [status, body]
    }
    await setEnforced(true)
    expect(await add()).toEqual(refused)
    await setEnforced(false)
    expect(await add()).toEqual([204, undefined])
    window.close()
  })

  test('SSO-23: a connection without a proved domain forbids nothing', async () => {
    const hollow = await setSsoStage(app, { provider, domain: 'hollow.example', isProven: false })
    expect((await hollow.owner.post(hollow.path, { enforced: true })).status).toBe(200)
    expect((await signUpAs('ann@hollow.example')).status).toBe(200)
    expect((await signInAs('ann@hollow.example')).status).toBe(200)
  })
})
