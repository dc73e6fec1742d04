import type { You } from '@retropulse/contract/board-room'
import { onTestFinished } from 'vitest'
import { type BoardClient, joinBoard, type Replica } from './board-client.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** Something that came in, as it was on the wire: a packet of a socket, a whole HTTP answer, or a message by mail. */
export interface Heard {
  readonly via: string
  readonly bytes: string
}

/** Somebody on a board who keeps every byte that ever comes in. */
export interface TappedPerson {
  readonly name: string
  readonly browser: TestBrowser
  /** Null while they are away. */
  client: BoardClient | null
  /** What the server said of them last. */
  you: You | null
  readonly heard: Heard[]
  /** What came in since this was asked last. */
  news(): readonly Heard[]
  /** Comes with what they have of the board, and with nothing when `anew`. */
  come(boardId: string, anew?: boolean): Promise<BoardClient>
  leave(): void
  get(path: string): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
}

/** For one test: whoever is on a board at its end leaves it. */
export function tapPerson(
  url: string,
  name: string,
  transport: 'websocket' | 'polling' = 'websocket',
  browser = openBrowser(url),
): TappedPerson {
  const heard: Heard[] = []
  let read = 0
  let kept: Replica | undefined

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie: browser.cookie(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.clone().text()
    heard.push({ via: `${method} ${path}`, bytes: `${JSON.stringify([...response.headers])}\n${text}` })
    return response
  }

  const person: TappedPerson = {
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
    async come(boardId, anew = false) {
      const onPacket = (bytes: string) => void heard.push({ via: transport, bytes })
      const from = kept !== undefined && !anew ? { from: kept } : {}
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

/** Every object in what came in, however deep; of a packet the digits in front are left out. */
export function objectsIn({ bytes }: Heard): readonly Readonly<Record<string, unknown>>[] {
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
