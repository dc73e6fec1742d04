import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { teamPlace } from '../../../testing/team-place.ts'
import { programOf } from '../../public-api/testing/program.ts'
import { agentOf, postMessage, toolCall } from '../testing/agent.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const LIST = { jsonrpc: '2.0', id: 7, method: 'tools/list' }
const teams = toolCall('list_teams', {})

describe('MCP-4: the transport', () => {
  const answerOf = async (response: Response) => [response.status, await response.json()] as const
  const rpcError = (code: number) => ({
    jsonrpc: '2.0',
    id: null,
    error: { code, message: expect.any(String) as string },
  })

  test('MCP-4: messages are answered in JSON, by processes that keep no session', async () => {
    const { key } = await programOf(app.url, await teamPlace(app), ['read'])
    const initialize = {
      jsonrpc: '2.0',
      id: 'first',
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    }
    const first = await postMessage(app.url, key, initialize)
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    expect(first.headers.get('mcp-session-id')).toBeNull()
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await first.json()).toMatchObject({ id: 'first', result: { protocolVersion: '2025-06-18' } })
    const told = await postMessage(app.url, key, { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect([told.status, await told.text()]).toEqual([202, ''])
    const [status, body] = await answerOf(
      await postMessage(app.url, key, LIST, { 'mcp-protocol-version': '2025-06-18' }),
    )
    expect([status, body]).toMatchObject([200, { id: 7, result: { tools: expect.any(Array) as [] } }])
  })

  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])(
    'MCP-4: %s is answered 405, with and without a key',
    async (method) => {
      const { key } = await programOf(app.url, await teamPlace(app), ['read'])
      for (const headers of [{}, { 'x-api-key': key, accept: 'text/event-stream' }]) {
        const answer = await fetch(`${app.url}/mcp`, { method, headers })
        expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
          405,
          'POST',
          rpcError(-32_600),
        ])
      }
    },
  )

  test.each([
    ['no JSON', '{"jsonrpc":', 400],
    ['nothing', '', 400],
    ['a text', '"tools/list"', 400],
    ['null', 'null', 400],
    ['a batch', [LIST, LIST], 400],
    ['a message of no version', { id: 1, method: 'tools/list' }, 400],
    ['a message without a method', { jsonrpc: '2.0', id: 1 }, 400],
    ['a message with a prototype', '{"jsonrpc":"2.0","__proto__":{"x":1},"id":1,"method":"ping"}', 400],
    [
      'a deep message',
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
    ],
    ['a huge message', { ...teams, padding: 'x'.repeat(70_000) }, 413],
    ['a huge text', toolCall('add_action_item', { teamId: 'a', text: 'x'.repeat(200_000) }), 413],
  ])('MCP-4, LIMIT-5: %s is refused with an error of JSON-RPC', async (_, body, status) => {
    const { key } = await programOf(app.url, await teamPlace(app))
    const answer = await postMessage(app.url, key, body)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      {
        jsonrpc: '2.0',
        id: null,
        error: { code: expect.any(Number) as number, message: expect.any(String) as string },
      },
    ])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', 'text/json'])(
    'MCP-4: a body of the type %s is refused with 415',
    async (type) => {
      const { key } = await programOf(app.url, await teamPlace(app))
      expect((await postMessage(app.url, key, LIST, { 'content-type': type })).status).toBe(415)
    },
  )

  test('MCP-4: a client that accepts no JSON, or speaks an unknown version, is refused', async () => {
    const { key } = await programOf(app.url, await teamPlace(app))
    expect((await postMessage(app.url, key, LIST, { accept: 'text/html' })).status).toBe(406)
    expect((await postMessage(app.url, key, LIST, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
  })

  test('MCP-4: methods that the server does not have are errors of JSON-RPC', async () => {
    const { key } = await programOf(app.url, await teamPlace(app))
    for (const method of ['resources/list', 'prompts/get', 'sampling/createMessage', 'constructor'])
      expect(
        await answerOf(await postMessage(app.url, key, { jsonrpc: '2.0', id: 1, method })),
      ).toMatchObject([200, { error: { code: -32_601 } }])
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(await answerOf(await postMessage(app.url, key, toolCall(name, {})))).toMatchObject([
        200,
        { result: { isError: true } },
      ])
  })

  test('MCP-4, LIMIT-1: each key has an allowance of its own', async () => {
    const limited = await startApp({ DEFAULT_PLAN: 'level3', REQUESTS_PER_MINUTE: '12' })
    try {
      const place = await teamPlace(limited)
      const [one, other] = [await programOf(limited.url, place), await programOf(limited.url, place)]
      const statuses = []
      for (let at = 0; at < 13; at++) statuses.push((await postMessage(limited.url, one.key, teams)).status)
      expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
      expect((await postMessage(limited.url, other.key, teams)).headers.get('ratelimit-remaining')).toBe('11')
    } finally {
      await limited.close()
    }
  })
})

test('MCP-1, SHELL-60: nothing else lies below the path, also not for browsers', async () => {
  await agentOf(app.url, await teamPlace(app))
  const answer = await fetch(`${app.url}/mcp/messages`, { headers: { accept: 'text/html' } })
  expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }])
})
