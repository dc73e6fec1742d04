import type { SsoConnection, SsoConnections } from '@retropulse/contract/sso'
import type { OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseMessage } from '../integrations/email/testing/parse-message.ts'
import { eventually } from './eventually.ts'
import { startOpenIdProvider } from './open-id-provider.ts'
import { connectionsPath, type SsoApp, startSsoApp } from './sso-app.ts'
import { setSsoStage, signInBySso, type SsoStage } from './sso-stage.ts'
import { startApp } from './start-app.ts'
import { newUserAs } from './team-place.ts'
import { type Answer, createOrg, openBrowser, PASSWORD, signUp, type TestBrowser } from './test-browser.ts'

let app: SsoApp
beforeAll(async () => {
  app = await startSsoApp()
})
afterAll(() => app.close())

async function browserAs(stage: SsoStage, org: OrgRole | null, team: TeamRole | null) {
  return (await newUserAs(app, stage, org, team)).browser
}

type Call = (browser: TestBrowser, stage: SsoStage) => Promise<Answer>

describe('PERM-28, SSO-2: the users who manage connections', () => {
  const calls: readonly [name: string, status: number, call: Call][] = [
    ['reads them', 200, (browser, stage) => browser.get(connectionsPath(stage))],
    [
      'makes one',
      201,
      (browser, stage) => browser.put(connectionsPath(stage), app.connectionInput(['another.example'])),
    ],
    ['changes one', 200, (browser, { path }) => browser.post(path, { enforced: true })],
    [
      'asks for a code',
      200,
      (browser, { path, connection }) => {
        const body = { domain: connection.domains[0]?.name, mailbox: 'postmaster' }
        return browser.post(`${path}/domain-code`, body)
      },
    ],
    [
      'proves a domain',
      400,
      (browser, { path, connection }) => {
        const body = { domain: connection.domains[0]?.name, code: '1' }
        return browser.post(`${path}/domain-proof`, body)
      },
    ],
    ['removes one', 204, (browser, { path }) => browser.delete(path)],
  ]

  test.each(calls)('an owner %s (%i), and other users are refused', async (_, status, call) => {
    const stage = await app.newStage()
    const elsewhere = await app.newStage()
    const answers = {
      unidentified: await call(openBrowser(app.url), stage),
      stranger: await call(elsewhere.owner, stage),
      member: await call(await browserAs(stage, null, 'member'), stage),
      teamAdmin: await call(await browserAs(stage, null, 'admin'), stage),
      orgAdmin: await call(await browserAs(stage, 'admin', null), stage),
      owner: await call(await browserAs(stage, 'owner', null), stage),
    }
    const told = Object.entries(answers).map(([who, answer]) => [
      who,
      answer.status,
      (answer.body as { code?: string } | undefined)?.code,
    ])
    expect(told.slice(0, -1)).toEqual([
      ['unidentified', 401, 'sign-in-required'],
      ['stranger', 404, 'not-found'],
      ['member', 403, 'forbidden'],
      ['teamAdmin', 403, 'forbidden'],
      ['orgAdmin', 403, 'forbidden'],
    ])
    expect(answers.owner.status).toBe(status)
  })

  test.each(calls.slice(2))(
    'SSO-2: an owner of another organisation who %s (%i) finds none',
    async (_, _status, call) => {
      const [stage, elsewhere] = [await app.newStage(), await app.newStage()]
      const path = `${connectionsPath(elsewhere)}/${stage.connection.id}`
      const { status, body } = await call(elsewhere.owner, { ...stage, path })
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    },
  )
})

describe('a connection', () => {
  test('SSO-1: shows all its fields but the secret, which lies encrypted in the database', async () => {
    const stage = await app.newStage()
    const { body } = await stage.owner.get(connectionsPath(stage))
    expect(body).toEqual({
      redirectUrl: `${app.url}/sso-callback`,
      connections: [stage.connection],
    } satisfies SsoConnections)
    expect(stage.connection).toMatchObject({
      issuer: app.provider.issuer,
      clientId: 'retropulse',
      isEnforced: false,
    })
    expect(JSON.stringify(body)).not.toContain(app.provider.app.secret)
    const { rows } = await app.database.pool.query('SELECT * FROM sso_connection')
    expect(JSON.stringify(rows)).not.toContain(app.provider.app.secret)
  })

  test('SSO-1, SSO-9: takes domains as people write them, each once', async () => {
    const { owner, path } = await app.newStage()
    const { body } = await owner.post(path, { domains: [' @Two.Example ', 'two.example', 'one.example'] })
    expect((body as SsoConnection).domains.map(({ name }) => name)).toEqual(['two.example', 'one.example'])
  })

  test.each([
    [{ domains: ['gmail.com'] }, { domains: 'public' }],
    [{ domains: ['corp'] }, { domains: 'invalid' }],
    [{ domains: [''] }, { domains: 'invalid' }],
    [{ domains: [] }, { domains: 'too-short' }],
    [{ issuer: 'http://provider.example', secret: 'x' }, { issuer: 'invalid' }],
    [{ issuer: 'ftp://127.0.0.1', secret: 'x' }, { issuer: 'invalid' }],
    [{ issuer: 'https://user:word@provider.example', secret: 'x' }, { issuer: 'invalid' }],
    [{ issuer: 'provider', secret: 'x' }, { issuer: 'invalid' }],
    [{ clientId: ' ' }, { clientId: 'too-short' }],
    [{ isEnforced: true }, { isEnforced: 'unknown' }],
  ])('%j is refused beside its field', async (change, fields) => {
    const { owner, path } = await app.newStage()
    const { status, body } = await owner.post(path, change)
    expect([status, body]).toEqual([400, { code: 'bad-request', fields }])
  })

  test('SSO-3: is neither made nor changed while no provider answers under the issuer', async () => {
    const { owner, orgId, path, connection } = await app.newStage()
    const nowhere = { ...app.connectionInput(['nowhere.example']), issuer: 'http://127.0.0.1:1' }
    const refused = [502, { code: 'sso-issuer-unreachable' }]
    const made = await owner.put(connectionsPath({ orgId }), nowhere)
    expect([made.status, made.body]).toEqual(refused)
    const changed = await owner.post(path, { issuer: 'http://127.0.0.1:1', secret: 'x' })
    expect([changed.status, changed.body]).toEqual(refused)
    expect((await owner.get(connectionsPath({ orgId }))).body).toMatchObject({ connections: [connection] })
  })

  test('SSO-3: another client id or secret is saved only while the provider answers', async () => {
    const gone = await startOpenIdProvider([`${app.url}/sso-callback`])
    const { owner, orgId, path, connection } = await setSsoStage(app, {
      provider: gone,
      domain: 'gone.example',
      isProven: false,
    })
    await gone.close()
    for (const change of [{ clientId: 'another' }, { secret: 'another' }]) {
      const { status, body } = await owner.post(path, change)
      expect([status, body]).toEqual([502, { code: 'sso-issuer-unreachable' }])
    }
    expect((await owner.get(connectionsPath({ orgId }))).body).toMatchObject({ connections: [connection] })
  })

  test('SSO-18: deleting it leaves accounts, and a user without a password gets one by email', async () => {
    const { owner, path, connection } = await app.newStage(true)
    const browser = openBrowser(app.url)
    const email = `ann@${connection.domains[0]?.name}`
    const person = { sub: 'ann', email, email_verified: true, name: 'Ann Example' }
    expect(await signInBySso(browser, app.provider, connection.id, person)).toBe('/')
    const { sub } = (await browser.get('/profile')).body as { sub: string }
    await owner.delete(path)
    await openBrowser(app.url).post('/api/auth/request-password-reset', { email })
    const letter = () => app.smtp.caught.find(({ to }) => to.includes(email))
    await eventually(() => expect(letter()).toBeDefined())
    const token = /token=([\w-]+)/.exec(parseMessage(letter()?.raw ?? '').text)?.[1]
    await openBrowser(app.url).post('/api/auth/reset-password', { token, password: PASSWORD })
    const again = await openBrowser(app.url).post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(again.body).toMatchObject({ sub, email })
  })

  test('SSO-4: sends its secret to no other issuer than the one it was given for', async () => {
    const { owner, path } = await app.newStage()
    const other = await startOpenIdProvider([`${app.url}/sso-callback`])
    const { status, body } = await owner.post(path, { issuer: other.issuer })
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { secret: 'too-short' } }])
    const given = await owner.post(path, { issuer: other.issuer, secret: 'its own' })
    expect(given.status).toBe(200)
    await other.close()
  })

  test('SSO-18: a deleted connection is gone with its domains', async () => {
    const { owner, path, connection } = await app.newStage(true)
    const domain = connection.domains[0]?.name ?? ''
    expect(await app.lookUp(`domain=${domain}`)).toBe(connection.id)
    expect((await owner.delete(path)).status).toBe(204)
    expect(await app.lookUp(`domain=${domain}`)).toBeNull()
    expect((await owner.delete(path)).status).toBe(404)
  })

  test('SSO-29, AUDIT-6: each change of it is written to the activity log, and saving it unchanged is not', async () => {
    const { owner, orgId, path, connection } = await app.newStage()
    await owner.post(path, { enforced: true })
    expect((await owner.post(path, { enforced: true, issuer: app.provider.issuer })).status).toBe(200)
    await owner.delete(path)
    const { rows } = await app.database.pool.query<{ kind: string; details: object }>(
      "SELECT kind, details FROM audit_entry WHERE org_id = $1 AND kind LIKE 'sso-%' ORDER BY id",
      [orgId],
    )
    const domain = connection.domains[0]?.name
    expect(rows).toEqual([
      { kind: 'sso-added', details: { to: domain } },
      {
        kind: 'sso-changed',
        details: {
          from: `${domain} (${app.provider.issuer})`,
          to: `${domain} (${app.provider.issuer}, enforced)`,
        },
      },
      { kind: 'sso-removed', details: { from: domain } },
    ])
    expect(JSON.stringify(rows)).not.toContain(app.provider.app.secret)
  })

  test('SSO-28: an issuer at http on this machine is accepted by installations without https only', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://retro.example.com' })
    const owner = openBrowser(secure.url)
    await signUp(owner)
    const { orgId } = await createOrg(owner)
    const { status, body } = await owner.put(
      connectionsPath({ orgId }),
      app.connectionInput(['secure.example']),
    )
    expect([status, body]).toEqual([400, { code: 'bad-request', fields: { issuer: 'invalid' } }])
    expect((await owner.get(connectionsPath({ orgId }))).body).toMatchObject({
      redirectUrl: 'https://retro.example.com/sso-callback',
    })
    await secure.close()
  })
})
