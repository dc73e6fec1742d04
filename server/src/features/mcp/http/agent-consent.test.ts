import { auth } from '@modelcontextprotocol/sdk/client/auth.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, newUserAs, teamPlace } from '../../../testing/team-place.ts'
import { createOrg, openBrowser } from '../../../testing/test-browser.ts'
import { agentWith } from '../testing/agent.ts'
import { allow, ask, consentPath, queryOf, signIn } from '../testing/agent-sign-in.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

describe('MCP-11: an owner lets an agent in', () => {
  test('MCP-11, MCP-12: the official client finds the server, registers, is let in and uses tools', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    expect(agent.asked?.origin).toBe(app.url)
    expect(agent.asked?.pathname).toBe('/agent-consent')
    const read = await place.owner.browser.get(`/api/agent-consent${agent.asked?.search}`)
    expect(read.body).toMatchObject({
      name: 'A desk agent',
      redirectHost: '127.0.0.1:8976',
      scopes: ['read', 'write'],
    })
    const { declinedUrl } = read.body as { declinedUrl: string }
    expect(Object.fromEntries(new URL(declinedUrl).searchParams)).toEqual({
      error: 'access_denied',
      iss: app.url,
      state: 'a state & more',
    })
    const answer = await allow(place.owner.browser, place.orgId, agent)
    expect([
      answer.origin + answer.pathname,
      answer.searchParams.get('iss'),
      answer.searchParams.get('state'),
    ]).toEqual([agent.redirectUrl, app.url, 'a state & more'])
    await auth(agent, {
      serverUrl: `${app.url}/mcp`,
      authorizationCode: answer.searchParams.get('code') ?? '',
    })
    expect(agent.savedTokens).toMatchObject({ token_type: 'Bearer', expires_in: 1800, scope: 'read' })
    const client = await agentWith(app.url, agent.savedTokens?.access_token ?? '')
    expect(await client.use('list_teams')).toMatchObject({ answer: { data: [{ id: place.teamId }] } })
    expect(await client.use('add_action_item', { teamId: place.teamId, text: 'Do it' })).toMatchObject({
      text: expect.stringContaining('may not change anything') as string,
    })
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'agent-connected', { to: 'A desk agent' }],
    ])
  })

  test('MCP-11: with the scope write it changes things, in that organisation alone', async () => {
    const place = await teamPlace(app)
    const elsewhere = await createOrg(place.owner.browser)
    const { savedTokens } = await signIn(app.url, place, ['read', 'write'])
    const client = await agentWith(app.url, savedTokens.access_token)
    expect(
      await client.use('create_retro', { teamId: place.teamId, name: 'Next', format: 'start-stop-continue' }),
    ).toMatchObject({ ok: true })
    expect(await client.use('list_retros', { teamId: elsewhere.teamId })).toMatchObject({ ok: false })
  })

  test('MCP-11: only owners do, each in their organisation', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    const path = consentPath(queryOf(agent))
    const input = { orgId: place.orgId, scopes: ['read'] }
    for (const [browser, code] of [
      [openBrowser(app.url), 'sign-in-required'],
      [(await newUserAs(app, place, 'admin', 'admin')).browser, 'forbidden'],
      [(await teamPlace(app)).owner.browser, 'not-found'],
    ] as const)
      expect((await browser.post(path, input)).body).toEqual({ code })
    expect((await openBrowser(app.url).get(`/api/agent-consent${agent.asked?.search}`)).status).toBe(401)
  })

  test.each([
    ['client_id', 'made.up', 'client_id'],
    ['redirect_uri', 'https://evil.example/callback', 'redirect_uri'],
    ['redirect_uri', 'http://127.0.0.1:8976/elsewhere', 'redirect_uri'],
    ['redirect_uri', 'http://127.0.0.1.evil.example/callback', 'redirect_uri'],
    ['resource', 'https://evil.example/mcp', 'resource'],
    ['scope', 'admin', 'scope'],
    ['response_type', 'token', 'response_type'],
    ['code_challenge_method', 'plain', 'code_challenge_method'],
    ['code_challenge', 'short', 'code_challenge'],
  ])('MCP-11: a request with the %s %s is refused, and leads nowhere', async (field, value, wrong) => {
    const place = await teamPlace(app)
    const request = { ...queryOf(await ask(app.url)), [field]: value }
    const { browser } = place.owner
    const read = await browser.get(consentPath(request))
    const allowed = await browser.post(consentPath(request), {
      orgId: place.orgId,
      scopes: ['read'],
    })
    for (const { status, body } of [read, allowed]) {
      expect([status, body]).toMatchObject([400, { code: 'bad-request' }])
      expect(Object.keys((body as { fields: object }).fields).join()).toContain(wrong)
    }
  })

  test('MCP-11: no scope is allowed that the agent did not ask for', async () => {
    const place = await teamPlace(app)
    const request = { ...queryOf(await ask(app.url)), scope: 'read' }
    const input = { orgId: place.orgId, scopes: ['read', 'write'] }
    expect(await place.owner.browser.post(consentPath(request), input)).toMatchObject({ status: 400 })
  })

  test('MCP-11: the port of a program on the own machine may be another one than it registered', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    agent.asked?.searchParams.set('redirect_uri', 'http://127.0.0.1:1234/callback')
    expect((await allow(place.owner.browser, place.orgId, agent)).port).toBe('1234')
  })
})

describe('MCP-12: registration', () => {
  const register = async (body: object) => {
    const response = await fetch(`${app.url}/api/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()] as const
  }
  const grants = async () =>
    (await app.database.pool.query('SELECT count(*) FROM agent_grant')).rows as unknown[]

  test('MCP-12: it is bounded and stores nothing', async () => {
    const before = await grants()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        register({ client_name: `Agent ${at}`, redirect_uris: ['https://a.example/b'], extra: 1 }),
      ),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([201]))
    expect(answers[0]?.[1]).toMatchObject({ token_endpoint_auth_method: 'none', client_name: 'Agent 0' })
    expect(answers[0]?.[1]).not.toHaveProperty('client_secret')
    expect(await grants()).toEqual(before)
  })

  test.each([
    [{}, 'invalid_client_metadata'],
    [{ redirect_uris: [] }, 'invalid_client_metadata'],
    [{ redirect_uris: Array.from({ length: 4 }, () => 'https://a.example') }, 'invalid_client_metadata'],
    [{ redirect_uris: [`https://a.example/${'x'.repeat(200)}`] }, 'invalid_client_metadata'],
    [{ client_name: 'x'.repeat(61), redirect_uris: ['https://a.example'] }, 'invalid_client_metadata'],
    [{ redirect_uris: ['http://a.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://a.example/#part'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['https://you@a.example/'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
  ])('MCP-12: %j is refused', async (body, error) => {
    expect(await register(body)).toEqual([400, { error }])
  })

  test('MCP-12: an id that was changed is no id', async () => {
    const { browser } = (await teamPlace(app)).owner
    const agent = await ask(app.url)
    const [content = '', signature = ''] = (agent.client?.client_id ?? '').split('.')
    const forged = Buffer.from(JSON.stringify(['Agent', agent.redirectUrl])).toString('base64url')
    for (const id of [
      `${forged}.${signature}`,
      `${content}.`,
      content,
      `${content}.${signature}.x`,
      '.',
      `${content}.${'é'.repeat(43)}`,
    ]) {
      agent.asked?.searchParams.set('client_id', id)
      expect(await browser.get(`/api/agent-consent${agent.asked?.search}`)).toMatchObject({ status: 400 })
    }
  })
})
