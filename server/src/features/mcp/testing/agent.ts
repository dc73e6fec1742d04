import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { MCP } from '@retropulse/contract/service-paths'
import { onTestFinished } from 'vitest'
import type { TeamPlace } from '../../../testing/team-place.ts'
import { programOf } from '../../public-api/testing/program.ts'

/** What a tool answered: structured content, or the sentence of a refusal. */
export type ToolAnswer =
  | { readonly ok: true; readonly answer: Record<string, unknown>; readonly text: string }
  | { readonly ok: false; readonly text: string }

/** An agent with the official client, which checks each answer by the schema of its tool. */
export interface TestAgent {
  readonly id: string
  readonly key: string
  readonly client: Client
  /** Every HTTP answer so far, with its headers. */
  readonly heard: readonly string[]
  use(tool: string, input?: Record<string, unknown>): Promise<ToolAnswer>
}

/** For one test, with a new key of the organisation. */
export async function agentOf(
  url: string,
  place: Pick<TeamPlace, 'orgId' | 'owner'>,
  scopes: readonly ApiKeyScope[] = ['read', 'write'],
): Promise<TestAgent> {
  const { id, key } = await programOf(url, place, scopes)
  return { id, ...(await agentWith(url, key)) }
}

export async function agentWith(url: string, key: string): Promise<Omit<TestAgent, 'id'>> {
  const heard: string[] = []
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(url + MCP), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    async fetch(address, init) {
      const response = await fetch(address, init)
      heard.push(`${JSON.stringify([...response.headers])}\n${await response.clone().text()}`)
      return response
    },
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  // From here on the client checks answers.
  await client.listTools()
  return {
    key,
    client,
    heard,
    async use(name, input = {}) {
      const result = await client.callTool({ name, arguments: input })
      const [content] = result.content as { type: string; text: string }[]
      const text = content?.text ?? ''
      return result.isError === true
        ? { ok: false, text }
        : { ok: true, text, answer: result.structuredContent as Record<string, unknown> }
    },
  }
}

/** Sends a body to the server as it is, with a key. */
export function postMessage(
  url: string,
  key: string | null,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(url + MCP, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(key !== null && { 'x-api-key': key }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function toolCall(name: string, input: Record<string, unknown>): object {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }
}
