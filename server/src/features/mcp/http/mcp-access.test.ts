import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { createOrg } from '../../../testing/test-browser.ts'
import { programOf } from '../../public-api/testing/program.ts'
import { agentOf, agentWith, postMessage, toolCall } from '../testing/agent.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
const metadata = () => `resource_metadata="${app.url}/.well-known/oauth-protected-resource/mcp"`
const teams = toolCall('list_teams', {})

/** Every tool, with valid input that names these things. */
const CALLS = ({ teamId, retroId, actionItemId }: Things) =>
  [
    ['list_teams', 'read', {}],
    ['read_organisation_pulse', 'read', {}],
    ['list_retros', 'read', { teamId }],
    ['read_retro', 'read', { retroId }],
    ['list_action_items', 'read', { teamId }],
    ['read_insights', 'read', { teamId }],
    ['list_pulse_surveys', 'read', { teamId }],
    ['create_retro', 'write', { teamId, name: 'Next', format: FORMATS[0]?.slug }],
    ['add_action_item', 'write', { teamId, text: 'Do it' }],
    ['complete_action_item', 'write', { teamId, actionItemId }],
  ] as const

interface Things {
  readonly teamId: string
  readonly retroId: string
  readonly actionItemId: string
}

async function thingsIn({ teamId, owner }: Pick<TeamPlace, 'teamId' | 'owner'>): Promise<Things> {
  const retroId = await startBoard(owner.browser, teamId)
  const { body } = await owner.browser.post(`/api/team/${teamId}/actions`, { newAction: { text: 'Begin' } })
  const [action] = (body as { actions: { id: string }[] }).actions
  return { teamId, retroId, actionItemId: action?.id ?? '' }
}

describe('MCP-3: keys', () => {
  test('MCP-3: the table has every tool', async () => {
    const place = await teamPlace(app)
    const { client } = await agentOf(app.url, place)
    const names = (await client.listTools()).tools.map(({ name }) => name)
    expect(CALLS(await thingsIn(place)).map(([name]) => name)).toEqual(expect.arrayContaining(names))
  })

  test.each([
    [['read'], 'read', 'This API key may not change anything'],
    [['write'], 'write', 'This API key may not read'],
  ] as const)('MCP-3: a key with %j uses the tools of that scope alone', async (scopes, own, sentence) => {
    const place = await teamPlace(app)
    const things = await thingsIn(place)
    const agent = await agentOf(app.url, place, scopes)
    const { pool } = app.database
    const written = async () =>
      (
        await pool.query(
          'SELECT count(*) FROM board_log JOIN board ON board.id = board_id WHERE team_id = $1',
          [place.teamId],
        )
      ).rows[0] as unknown
    const calls = CALLS(things)
    const before = await written()
    for (const [name, , input] of calls.filter(([, scope]) => scope !== own))
      expect([name, await agent.use(name, input)]).toMatchObject([
        name,
        { ok: false, text: expect.stringContaining(sentence) as string },
      ])
    expect(await written()).toEqual(before)
    for (const [name, , input] of calls.filter(([, scope]) => scope === own))
      expect([name, await agent.use(name, input)]).toMatchObject([name, { ok: true }])
  })

  test('MCP-3: a key of the metrics alone is refused with 403, which names the scope', async () => {
    const { key } = await programOf(app.url, await teamPlace(app), ['metrics'])
    const answer = await postMessage(app.url, key, LIST)
    expect([answer.status, answer.headers.get('www-authenticate'), await answer.json()]).toEqual([
      403,
      `Bearer error="insufficient_scope", scope="read", ${metadata()}`,
      { code: 'forbidden' },
    ])
  })

  test('MCP-3, API-10: without a key, with a wrong and with a revoked one it is 401, alike', async () => {
    const place = await teamPlace(app)
    const agent = await agentOf(app.url, place)
    expect((await postMessage(app.url, agent.key, LIST)).status).toBe(200)
    await place.owner.browser.delete(`/api/org/${place.orgId}/api-keys/${agent.id}`)
    for (const key of [null, 'rp_', 'rp_wrong', agent.key, 'x'.repeat(5000)])
      for (const body of [LIST, teams]) {
        const answer = await postMessage(app.url, key, body)
        expect([answer.status, answer.headers.get('www-authenticate'), await answer.json()]).toEqual([
          401,
          `Bearer error="invalid_token", ${metadata()}`,
          { code: 'sign-in-required' },
        ])
      }
    await expect(agent.use('list_teams')).rejects.toThrow(/sign-in-required|Unauthorized|401/)
    await expect(agentWith(app.url, 'rp_wrong')).rejects.toThrow(/sign-in-required|Unauthorized|401/)
  })

  test('MCP-3: a key is a bearer token or x-api-key, and neither a session nor part of the address', async () => {
    const place = await teamPlace(app)
    const { key } = await programOf(app.url, place, ['read'])
    const bearer = await postMessage(app.url, null, teams, { authorization: `Bearer ${key}` })
    expect([bearer.status, (await postMessage(app.url, key, teams)).status]).toEqual([200, 200])
    const session = await postMessage(app.url, null, teams, { cookie: place.owner.browser.cookie() })
    const query = await fetch(`${app.url}/mcp?api_key=${key}`, {
      method: 'POST',
      body: JSON.stringify(teams),
      headers: { 'content-type': 'application/json' },
    })
    expect([session.status, query.status]).toEqual([401, 401])
  })

  test('MCP-3, API-15: of another organisation nothing exists, also not of the same owner', async () => {
    const place = await teamPlace(app)
    const agent = await agentOf(app.url, place)
    const elsewhere = { ...(await createOrg(place.owner.browser)), owner: place.owner }
    for (const other of [elsewhere, await teamPlace(app)]) {
      const things = await thingsIn(other)
      for (const [name, , input] of CALLS(things).filter(([, , given]) => Object.keys(given).length > 0)) {
        const answer = await agent.use(name, input)
        expect([name, answer.ok]).toEqual([name, false])
        expect(answer.text).toMatch(/^(Nothing with this id exists|There is no such team)/)
      }
      expect((await agent.use('list_teams')).text).not.toContain(other.teamId)
      expect((await agent.use('read_organisation_pulse')).text).not.toContain(other.teamId)
    }
  })
})

describe('MCP-9: pages of other origins', () => {
  /** `fetch` does not send a Host of one's choice. */
  function statusOf(
    key: string,
    url: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<number | undefined> {
    const { hostname, port } = new URL(url)
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const sent = request({
      hostname,
      port,
      path: '/mcp',
      method: 'POST',
      headers: {
        'x-api-key': key,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    })
    sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    sent.end(JSON.stringify(LIST))
    return promise
  }

  test('MCP-9: a name that leads here (DNS rebinding) is refused, although its host and origin agree', async () => {
    const { key } = await programOf(app.url, await teamPlace(app))
    const own = new URL(app.url)
    for (const [headers, status] of [
      [{}, 200],
      [{ origin: app.url }, 200],
      [{ origin: `http://localhost:${own.port}`, host: `localhost:${own.port}` }, 200],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: `http://localhost:${own.port}` }, 403],
      [{ origin: `http://rebound.example:${own.port}`, host: `rebound.example:${own.port}` }, 403],
      [
        {
          origin: `http://rebound.example:${own.port}`,
          host: `rebound.example:${own.port}`,
          'sec-fetch-site': 'same-origin',
        },
        403,
      ],
    ] as const)
      expect([headers, await statusOf(key, app.url, headers)]).toEqual([headers, status])
  })

  test('MCP-9: with PUBLIC_URL its origin alone is let in', async () => {
    const named = await startApp({ DEFAULT_PLAN: 'level3', PUBLIC_URL: 'https://retro.example' })
    try {
      const scopes: readonly ApiKeyScope[] = ['read']
      const { key } = await programOf(named.url, await teamPlace(named), scopes)
      for (const [origin, status] of [
        ['https://retro.example', 200],
        ['http://retro.example', 403],
        [named.url, 403],
        ['https://evil.example', 403],
      ] as const)
        expect([origin, await statusOf(key, named.url, { origin })]).toEqual([origin, status])
    } finally {
      await named.close()
    }
  })
})
