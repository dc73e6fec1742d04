import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { PUBLIC_API } from '@retropulse/contract/service-paths'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { joinBoard } from '../../../testing/board-client.ts'
import type { TeamPlace } from '../../../testing/team-place.ts'

/** The answer to a call; `body` undefined: none, as of 304. */
export interface ProgramAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A program that calls the public API with a key. */
export interface TestProgram {
  readonly id: string
  readonly key: string
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ProgramAnswer>
  post(path: string, body?: unknown): Promise<ProgramAnswer>
  patch(path: string, body?: unknown): Promise<ProgramAnswer>
}

/** Makes a key of the organisation with these scopes, and a program that has it. */
export async function programOf(
  url: string,
  { orgId, owner }: Pick<TeamPlace, 'orgId' | 'owner'>,
  scopes: readonly ApiKeyScope[] = ['read', 'write', 'metrics'],
): Promise<TestProgram> {
  const { status, body } = await owner.browser.post(`/api/org/${orgId}/api-keys`, { name: 'A key', scopes })
  if (status !== 201) throw new Error(`making a key answered ${status}: ${JSON.stringify(body)}`)
  const { id, key } = body as { id: string; key: string }
  return { id, ...programWith(url, key) }
}

/** A program with any text for a key. */
export function programWith(url: string, key: string): Omit<TestProgram, 'id'> {
  const call = async (method: string, path: string, init: RequestInit): Promise<ProgramAnswer> => {
    const response = await fetch(`${url}${PUBLIC_API}${path}`, {
      ...init,
      method,
      headers: {
        'x-api-key': key,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
    })
    const text = await response.text()
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }
  return {
    key,
    get: (path, headers = {}) => call('GET', path, { headers }),
    post: (path, body = {}) => call('POST', path, { body: JSON.stringify(body) }),
    patch: (path, body = {}) => call('PATCH', path, { body: JSON.stringify(body) }),
  }
}

/** The owner of a team sends commands to one of its boards; throws when one is refused. */
export async function command(
  url: string,
  { owner }: Pick<TeamPlace, 'owner'>,
  boardId: string,
  ...commands: readonly BoardCommand[]
): Promise<void> {
  const client = await joinBoard(url, boardId, owner.browser.cookie())
  try {
    for (const one of commands) {
      const reply = await client.send(one)
      if (!reply.ok) throw new Error(`${one.type} was refused: ${reply.code}`)
    }
  } finally {
    client.close()
  }
}
