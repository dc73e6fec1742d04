import { DAY_MS, MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { postMessage, toolCall } from '../testing/agent.ts'
import { allow, ask, consentPath, AgentOAuthClient, queryOf, signIn } from '../testing/agent-sign-in.ts'

let app: TestApp
/** Added to the clock of the server. */
let later = 0
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' }, { now: () => Date.now() + later })
})
beforeEach(() => {
  later = 0
})
afterAll(() => app.close())

const teams = toolCall('list_teams', {})
const statusWith = async (token: string) =>
  (await postMessage(app.url, null, teams, { authorization: `Bearer ${token}` })).status

async function postForm(path: string, form: Record<string, string>): Promise<readonly [number, unknown]> {
  const response = await fetch(app.url + path, { method: 'POST', body: new URLSearchParams(form) })
  return [response.status, await response.json()]
}

const refresh = ({ client, savedTokens }: AgentOAuthClient, token = savedTokens?.refresh_token ?? '') =>
  postForm('/api/oauth/token', {
    grant_type: 'refresh_token',
    client_id: client?.client_id ?? '',
    refresh_token: token,
  })

const exchange = (agent: AgentOAuthClient, code: string, changes: Record<string, string> = {}) =>
  postForm('/api/oauth/token', {
    grant_type: 'authorization_code',
    client_id: agent.client?.client_id ?? '',
    code,
    redirect_uri: agent.redirectUrl,
    code_verifier: agent.codeVerifier(),
    ...changes,
  })

const INVALID = [400, { error: 'invalid_grant' }]
const codeIn = (url: URL) => url.searchParams.get('code') ?? ''
const agentsOf = async ({ orgId, owner }: TeamPlace) =>
  ((await owner.browser.get(`/api/org/${orgId}/agents`)).body as { agents: { id: string }[] }).agents

describe('MCP-13: codes and tokens', () => {
  test.each([
    [{ code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: 'http://127.0.0.1:1/callback' }, 'invalid_grant'],
    [{ client_id: 'another.client' }, 'invalid_grant'],
    [{ code: 'x'.repeat(40) }, 'invalid_grant'],
    [{ resource: 'https://evil.example/mcp' }, 'invalid_target'],
    [{ code_verifier: 'short' }, 'invalid_request'],
    [{ grant_type: 'password' }, 'invalid_request'],
  ])('MCP-13: a code with %j gives no tokens', async (changes, error) => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    const code = codeIn(await allow(place.owner.browser, place.orgId, agent))
    expect(await exchange(agent, code, changes)).toEqual([400, { error }])
    expect((await exchange(agent, code))[0]).toBe(200)
  })

  test('MCP-13: a code works once, for a minute; when it comes twice, what it gave ends', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    const late = codeIn(await allow(place.owner.browser, place.orgId, agent))
    later = MINUTE_MS
    expect(await exchange(agent, late)).toEqual(INVALID)
    const code = codeIn(await allow(place.owner.browser, place.orgId, agent))
    const [, tokens] = await exchange(agent, code)
    const { access_token } = tokens as { access_token: string }
    expect(await statusWith(access_token)).toBe(200)
    expect(await exchange(agent, code)).toEqual(INVALID)
    expect(await statusWith(access_token)).toBe(401)
  })

  test('MCP-13: of two exchanges of one code at the same time at most one gets tokens', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    const code = codeIn(await allow(place.owner.browser, place.orgId, agent))
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(agent, code)))
    expect(answers.filter(([status]) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('MCP-13: an access token works for half an hour; a refresh token gives another, once', async () => {
    const agent = await signIn(app.url, await teamPlace(app))
    const { access_token, refresh_token } = agent.savedTokens
    later = 29 * MINUTE_MS
    expect(await statusWith(access_token)).toBe(200)
    later = 30 * MINUTE_MS + 1000
    expect(await statusWith(access_token)).toBe(401)
    const [status, body] = await refresh(agent)
    const next = body as { access_token: string; refresh_token: string }
    expect([status, await statusWith(next.access_token)]).toEqual([200, 200])
    expect(next.refresh_token).not.toBe(refresh_token)
    // Asked twice at once, or again since the answer was lost: refused, and nothing ends.
    expect(await refresh(agent)).toEqual(INVALID)
    expect(await statusWith(next.access_token)).toBe(200)
    later += MINUTE_MS
    expect(await refresh(agent)).toEqual(INVALID)
    expect(await statusWith(next.access_token)).toBe(401)
    expect(await refresh(agent, next.refresh_token)).toEqual(INVALID)
  })

  test('MCP-13: a refresh token is of one client, and ends after thirty days without use', async () => {
    const place = await teamPlace(app)
    const agent = await signIn(app.url, place)
    const other = await ask(
      app.url,
      Object.assign(new AgentOAuthClient(), { redirectUrl: 'https://a.example/b' }),
    )
    expect(await refresh(other, agent.savedTokens.refresh_token)).toEqual(INVALID)
    later = 29 * DAY_MS
    const [, tokens] = await refresh(agent)
    const { refresh_token } = tokens as { refresh_token: string }
    later = 58 * DAY_MS
    expect(await agentsOf(place)).toHaveLength(1)
    later = 59 * DAY_MS
    expect(await refresh(agent, refresh_token)).toEqual(INVALID)
    expect(await agentsOf(place)).toEqual([])
  })

  test('MCP-13: the database has no code and no token, only hashes', async () => {
    const place = await teamPlace(app)
    const { savedTokens } = await signIn(app.url, place)
    const { rows } = await app.database.pool.query('SELECT * FROM agent_grant WHERE org_id = $1', [
      place.orgId,
    ])
    const dump = JSON.stringify(rows)
    const [, family = '', secret = ''] = /^rpr_(.*)\.(.*)$/.exec(savedTokens.refresh_token ?? '') ?? []
    for (const part of [savedTokens.access_token.slice(4), family, secret]) {
      expect(part).toHaveLength(40)
      expect(dump).not.toContain(part)
    }
    expect(dump).not.toContain(place.owner.id)
  })

  test('MCP-13: an access token is no key of the public API, and a refresh token is neither', async () => {
    const { savedTokens } = await signIn(app.url, await teamPlace(app))
    const answer = await fetch(`${app.url}/api/public/v1/teams`, {
      headers: { authorization: `Bearer ${savedTokens.access_token}` },
    })
    expect([answer.status, await statusWith(savedTokens.refresh_token ?? '')]).toEqual([401, 401])
  })
})

describe('MCP-14: ending it', () => {
  test('MCP-14: owners see agents and disconnect them, who are refused at once', async () => {
    const place = await teamPlace(app)
    const agent = await signIn(app.url, place)
    expect(await statusWith(agent.savedTokens.access_token)).toBe(200)
    const [listed] = await agentsOf(place)
    expect(listed).toEqual({
      id: expect.any(String) as string,
      name: 'A desk agent',
      scopes: ['read'],
      createdAt: expect.any(Number) as number,
      lastUsedAt: expect.any(Number) as number,
    })
    const path = `/api/org/${place.orgId}/agents/${listed?.id}`
    expect(await (await teamPlace(app)).owner.browser.delete(path)).toMatchObject({ status: 404 })
    expect(await place.owner.browser.delete(path)).toMatchObject({ status: 204 })
    expect(await statusWith(agent.savedTokens.access_token)).toBe(401)
    expect(await refresh(agent)).toEqual(INVALID)
    expect(await place.owner.browser.delete(path)).toMatchObject({ status: 404 })
    expect((await auditedChangesIn(app, place)).at(-1)).toEqual([
      place.owner.id,
      'agent-disconnected',
      { from: 'A desk agent' },
    ])
  })

  test('MCP-14: agents of a deleted organisation are refused', async () => {
    const place = await teamPlace(app)
    const { savedTokens } = await signIn(app.url, place)
    await app.database.pool.query('UPDATE organisation SET deleted_at = now() WHERE id = $1', [place.orgId])
    expect(await statusWith(savedTokens.access_token)).toBe(401)
  })

  test('MCP-14: an organisation lets in twenty, also when several are let in at once', async () => {
    const place = await teamPlace(app)
    const agent = await ask(app.url)
    const path = consentPath(queryOf(agent))
    const input = { orgId: place.orgId, scopes: ['read'] }
    const answers = await Promise.all(Array.from({ length: 24 }, () => place.owner.browser.post(path, input)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual({
      code: 'bad-request',
      fields: { agents: 'too-many' },
    })
    // Clients whose code was not redeemed make room.
    later = MINUTE_MS
    expect(await allow(place.owner.browser, place.orgId, agent)).toBeInstanceOf(URL)
  })
})
