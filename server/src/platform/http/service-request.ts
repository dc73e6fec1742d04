import type { z } from 'zod'
import type { Log } from '../log/log.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { isWithinJsonBounds, SERVICE_JSON } from './json-bounds.ts'
import { readBounded } from './read-bounded.ts'
import { readRetryAfter } from './retry-after.ts'

/** Why a service gave no answer that can be used. */
export type ServiceFailure =
  /** It did not finish in time. */
  | 'timeout'
  /** No connection, or it broke off. */
  | 'unreachable'
  /** It lies inside a private network, where the operator does not allow that. */
  | 'private-address'
  /** It redirects, which is never followed: credentials would go along. */
  | 'redirect'
  | 'too-large'
  /** Too many requests (429). */
  | 'rate-limited'
  /** Another 4xx: the request or the credentials are wrong. */
  | 'refused'
  /** 5xx. */
  | 'error'
  /** No JSON, or JSON of another shape. */
  | 'malformed'
  /** Not asked at all: it failed too often lately, or asked for a pause. */
  | 'paused'

/**
 * A service outside did not answer as it should; a route answers it with 503 `unavailable`. It has been logged, and holds
 * neither the address of the request, whose query may hold a key, nor anything of the answer.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly service: string
  readonly failure: ServiceFailure
  /** The HTTP status; null when there was none. */
  readonly status: number | null
  /** Milliseconds after which it may be asked again; null when nothing is known. */
  readonly retryAfterMs: number | null

  constructor(
    service: string,
    failure: ServiceFailure,
    status: number | null = null,
    retryAfterMs: number | null = null,
  ) {
    super(`${service} did not answer as it should: ${failure}`)
    this.service = service
    this.failure = failure
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export interface ServiceOptions {
  /** The name of the service, for the log. */
  readonly service: string
  /** Where it is, like `https://api.example.com/v2`; no request leaves for another place. */
  readonly base: string
  readonly log: Pick<Log, 'warn'>
  /** Sent with every request, such as credentials. */
  readonly headers?: Readonly<Record<string, string>>
  /** Time for a whole answer, in milliseconds; 8 seconds unless given. */
  readonly timeoutMs?: number
  /** Limit of an answer, in bytes after decompression; 1 MiB unless given. */
  readonly bytesMax?: number
  /** Sends a request; `fetch` unless given. Follows no redirect, and may throw ServiceError. */
  readonly send?: SendToService
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
}

export type SendToService = (
  address: URL,
  request: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string | undefined
    readonly signal: AbortSignal
  },
) => Promise<Response>

const sendByFetch: SendToService = (address, { body, ...request }) =>
  fetch(address, { ...request, ...(body !== undefined && { body }), redirect: 'manual' })

export interface ServiceRequest<Schema extends z.ZodType> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base, like `/search`. */
  readonly path: string
  /** Parameters that are undefined are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What the answer must be. An answer that is not read: `z.unknown()`. */
  readonly answer: Schema
  /** Ends the request early; what the caller gave up on says nothing of the service. */
  readonly signal?: AbortSignal
}

/** A service outside that speaks JSON over HTTP. */
export interface Service {
  /**
   * The parsed answer. Throws ServiceError, the reason of the caller's signal, or TypeError for a path that leads away
   * from the service, which is a mistake of the caller.
   */
  ask<Schema extends z.ZodType>(request: ServiceRequest<Schema>): Promise<z.output<Schema>>
}

const TIMEOUT_MS = 8000
const BYTES_MAX = 1024 * 1024
/** No pause that a service asks for is longer, in milliseconds: a wrong header would switch it off until a restart. */
const PAUSE_MAX_MS = 60 * 60 * 1000

/**
 * The one way to ask a service that the operator configured: within time and size, without redirects, validated, with a
 * rest for a service that fails (5 failures in a row: 30 seconds) or asks for a pause (Retry-After). Several requests
 * may be under way at once; they share the rest. Addresses that users enter are for `requestOutbound` instead.
 */
export function createService(options: ServiceOptions): Service {
  const { service, base, log, timeoutMs = TIMEOUT_MS, bytesMax = BYTES_MAX, now = Date.now } = options
  const { send = sendByFetch } = options
  const circuit = createCircuitBreaker({ now })

  async function exchange<Schema extends z.ZodType>(
    address: URL,
    request: ServiceRequest<Schema>,
    signal: AbortSignal,
  ) {
    const { method = 'GET', body } = request
    const response = await send(address, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'Retropulse',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
        ...request.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    const refusal = refusalOf(service, response, now())
    if (refusal !== null) {
      // Ends the connection: the rest is not read.
      void response.body?.cancel().catch(() => undefined)
      throw refusal
    }
    const text = await readBounded(response, bytesMax)
    if (text === null || !isWithinJsonBounds(text, SERVICE_JSON))
      throw new ServiceError(service, 'too-large', response.status)
    const parsed = request.answer.safeParse(jsonIn(text))
    if (!parsed.success) throw new ServiceError(service, 'malformed', response.status)
    return parsed.data
  }

  return {
    async ask(request) {
      const address = addressOf(base, request)
      request.signal?.throwIfAborted()
      const wait = circuit.enter()
      if (wait > 0) throw new ServiceError(service, 'paused', null, wait)
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal])
      try {
        const answer = await exchange(address, request, signal)
        circuit.settle('succeeded')
        return answer
      } catch (error) {
        if (request.signal?.aborted === true && !(error instanceof ServiceError)) {
          circuit.settle('abandoned')
          throw request.signal.reason
        }
        const failure =
          error instanceof ServiceError
            ? error
            : new ServiceError(service, timeout.aborted ? 'timeout' : 'unreachable')
        const isResting = circuit.settle(isFaultOf(failure) ? 'failed' : 'succeeded')
        if (failure.retryAfterMs !== null) circuit.pause(failure.retryAfterMs)
        log.warn(
          {
            service,
            failure: failure.failure,
            status: failure.status,
            retryAfterMs: failure.retryAfterMs,
            isResting,
            code: codeOf(error),
          },
          'A service did not answer as it should',
        )
        throw failure
      }
    },
  }
}

function addressOf(base: string, { path, query = {} }: ServiceRequest<z.ZodType>): URL {
  // A path is appended and never resolved, so that none leads to another host.
  const url = new URL(base.replace(/\/$/, '') + path)
  if (url.origin !== new URL(base).origin || !path.startsWith('/'))
    throw new TypeError('a request leads away from its service')
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

/** Why an answer is none, by its status; null when it is one. */
function refusalOf(service: string, { status, headers }: Response, now: number): ServiceError | null {
  if (status >= 200 && status < 300) return null
  const retryAfter = status === 429 || status === 503 ? pauseIn(headers, now) : null
  return new ServiceError(service, failureOf(status), status, retryAfter)
}

function failureOf(status: number): ServiceFailure {
  if (status < 400) return 'redirect'
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'refused' : 'error'
}

/** False for failures that say nothing of the service: it answers, but not to this request, or asked for a pause. */
function isFaultOf({ failure, status, retryAfterMs }: ServiceError): boolean {
  if (failure === 'rate-limited') return retryAfterMs === null
  return failure !== 'refused' || status === 401 || status === 403
}

function pauseIn(headers: Headers, now: number): number | null {
  const ms = readRetryAfter(headers.get('retry-after'), now)
  return ms === null ? null : Math.min(ms, PAUSE_MAX_MS)
}

/** Undefined when the text is not JSON; an empty text is null, as in an answer 204. */
function jsonIn(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The code of a network error, such as ECONNREFUSED: its message may hold an address. */
function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : undefined
}
