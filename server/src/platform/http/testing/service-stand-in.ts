import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the stand-in answers. Everything but `well` is a failure. */
export type ServiceMood =
  | 'well'
  | 'error'
  | 'unavailable'
  | 'rate-limited'
  | 'refused'
  | 'redirect'
  | 'malformed'
  | 'other-shape'
  | 'huge'
  | 'breaks-off'
  | 'drips'
  | 'silent'

export interface StandInRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface StandInAnswer {
  readonly status: number
  readonly body: unknown
}

/** A service outside on the loopback interface. */
export interface ServiceStandIn {
  readonly origin: string
  /** All requests so far. */
  readonly requests: readonly StandInRequest[]
  /** From now on it answers like this; of several, each once, and the last for ever. */
  feel(...moods: readonly ServiceMood[]): void
  close(): Promise<void>
}

/** How long to wait for an answer in this mood, in milliseconds: no longer than needed, where none will come. */
export function timeoutFor(mood: ServiceMood): number {
  return mood === 'drips' || mood === 'silent' ? 500 : 20_000
}

/** Seconds of the Retry-After of `rate-limited` and `unavailable`. */
export const RETRY_AFTER = 20

/** Starts a service that answers by `answer` while it feels well. */
export async function startServiceStandIn(
  answer: (request: StandInRequest) => StandInAnswer,
): Promise<ServiceStandIn> {
  const requests: StandInRequest[] = []
  let moods: readonly ServiceMood[] = ['well']
  const server = createServer((incoming, response) => {
    void requestOf(incoming).then((request) => {
      requests.push(request)
      const [mood = 'well', ...rest] = moods
      if (rest.length > 0) moods = rest
      // What is refused is not carried out; what gets no answer may be.
      const isRefused = ['unavailable', 'rate-limited', 'refused', 'redirect'].includes(mood)
      return respond(response, mood, isRefused ? { status: 0, body: null } : answer(request))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    feel(...next) {
      moods = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function requestOf(incoming: IncomingMessage): Promise<StandInRequest> {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://stand-in')
  const body = Buffer.concat((await incoming.toArray()) as Buffer[]).toString()
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: searchParams,
    headers: incoming.headers,
    body,
  }
}

async function respond(response: ServerResponse, mood: ServiceMood, answer: StandInAnswer): Promise<void> {
  switch (mood) {
    case 'well':
      return send(response, answer.status, JSON.stringify(answer.body))
    case 'error':
      return send(response, 500, '{"message": "our fault"}')
    case 'unavailable':
      response.setHeader('retry-after', String(RETRY_AFTER))
      return send(response, 503, '')
    case 'rate-limited':
      response.setHeader('retry-after', String(RETRY_AFTER))
      return send(response, 429, '{"message": "slow down"}')
    case 'refused':
      return send(response, 401, '{"message": "who are you?"}')
    case 'redirect':
      response.setHeader('location', '/elsewhere')
      return send(response, 302, JSON.stringify(answer.body))
    case 'malformed':
      return send(response, 200, '<!doctype html><p>Maintenance</p>')
    case 'other-shape':
      return send(response, 200, '{"answer": 42}')
    case 'huge':
      return send(response, 200, JSON.stringify({ padding: 'x'.repeat(4 * 1024 * 1024) }))
    case 'breaks-off':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"results": [')
      await sleep(20)
      response.destroy()
      return
    case 'drips':
      return drip(response, JSON.stringify(answer.body))
    case 'silent':
  }
}

/** One byte every 100 ms, until the client has gone. */
async function drip(response: ServerResponse, text: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  for (const byte of text) {
    if (response.destroyed) return
    response.write(byte)
    await sleep(100)
  }
  response.end()
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
