import type { You } from '@retropulse/contract/board-room'
import { onTestFinished } from 'vitest'
import { type BoardClient, joinBoard, type Replica } from './board-client.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** Something received, as it was on the wire: a packet of a socket, a whole HTTP answer, or an email. */
export interface RecordedMessage {
  readonly via: string
  readonly bytes: string
}

/** A participant who keeps every byte that they ever receive. */
export interface RecordingClient {
  readonly name: string
  readonly browser: TestBrowser
  /** Null while they are away. */
  client: BoardClient | null
  /** What the server said last about them. */
  you: You | null
  readonly heard: RecordedMessage[]
  /** What was received since the last call. */
  news(): readonly RecordedMessage[]
  /** Joins with the replica of the last visit, or without one. */
  come(boardId: string, withoutReplica?: boolean): Promise<BoardClient>
  leave(): void
  get(path: string): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

/** For one test, at the end of which the person leaves the board. `identification`: headers of their HTTP requests. */
export function recordClient(
  url: string,
  name: string,
  transport: 'websocket' | 'polling' = 'websocket',
  browser = openBrowser(url),
  identification: () => Readonly<Record<string, string>> = () => ({ cookie: browser.cookie() }),
): RecordingClient {
  const heard: RecordedMessage[] = []
  let read = 0
  let kept: Replica | undefined

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...identification(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.clone().text()
    heard.push({ via: `${method} ${path}`, bytes: `${JSON.stringify([...response.headers])}\n${text}` })
    return response
  }

  const person: RecordingClient = {
    name,
    browser,
    client: null,
    you: null,
    heard,
    news() {
      const fresh = heard.slice(read)
      read = heard.length
      return fresh
    },
    async come(boardId, withoutReplica = false) {
      const onPacket = (bytes: string) => void heard.push({ via: transport, bytes })
      const from = kept !== undefined && !withoutReplica ? { from: kept } : {}
      const client = await joinBoard(url, boardId, browser.cookie(), { ...from, transport, onPacket })
      person.client = client
      person.you = client.joined.you
      return client
    },
    leave() {
      kept = person.client?.board()
      person.client?.close()
      person.client = null
    },
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  }
  onTestFinished(() => person.client?.close())
  return person
}

/** Every object in what was received, at every depth; the digits in front of a packet are skipped. */
export function objectsIn({ bytes }: RecordedMessage): readonly Readonly<Record<string, unknown>>[] {
  const found: Record<string, unknown>[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) found.push(value as Record<string, unknown>)
    for (const inner of Object.values(value)) walk(inner)
  }
  for (const line of bytes.split('\n')) walk(parsed(line.replace(/^\d+/, '')))
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
