import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log/log.ts'
import { createService, ServiceError, type ServiceOptions } from './service-request.ts'
import {
  timeoutFor,
  RETRY_AFTER,
  type ServiceMood,
  type ServiceStandIn,
  startServiceStandIn,
} from './testing/service-stand-in.ts'

const NOON = Date.UTC(2026, 5, 1, 12)

let standIn: ServiceStandIn
let time: number
let lines: string[]
beforeEach(async () => {
  standIn = await startServiceStandIn(({ path }) =>
    path === '/v2/missing' ? { status: 404, body: {} } : { status: 200, body: { word: 'hello' } },
  )
  time = NOON
  lines = []
})
afterEach(() => standIn.close())

const answer = z.object({ word: z.string() })

function service(options: Partial<ServiceOptions> = {}) {
  const { ask } = createService({
    service: 'Example',
    base: `${standIn.origin}/v2`,
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
    timeoutMs: 20_000,
    now: () => time,
    ...options,
  })
  return {
    ask,
    say: (path = '/say') => ask({ path, query: { key: 'secret' }, answer }),
    /** Why it fails. */
    async failure(path = '/say'): Promise<ServiceError> {
      const error: unknown = await ask({ path, query: { key: 'secret' }, answer }).catch(
        (thrown: unknown) => thrown,
      )
      if (!(error instanceof ServiceError)) throw new Error('it answered', { cause: error })
      return error
    },
  }
}

describe('a request to a service', () => {
  test('goes below the base, with query, headers and body, and its answer is parsed', async () => {
    const { ask } = service({ headers: { authorization: 'Client-ID 1' } })
    const query = { q: 'a & b', page: 2, none: undefined }
    expect(await ask({ method: 'POST', path: '/say', query, body: { some: 'body' }, answer })).toEqual({
      word: 'hello',
    })
    const [request] = standIn.requests
    expect(request).toMatchObject({ method: 'POST', path: '/v2/say', body: '{"some":"body"}' })
    expect(request?.query.toString()).toBe('q=a+%26+b&page=2')
    expect(request?.headers).toMatchObject({
      authorization: 'Client-ID 1',
      'content-type': 'application/json',
      'user-agent': 'Retropulse',
    })
  })

  test.each(['@evil.example/', '.evil.example/', ':81/', 'say'])('never leaves for %s', async (path) => {
    const { ask } = service({ base: standIn.origin })
    await expect(ask({ path, answer })).rejects.toThrow(TypeError)
    expect(standIn.requests).toEqual([])
  })

  test('a path with dots or two slashes stays at the host', async () => {
    await service().say('//evil.example/../..//say')
    expect(standIn.requests).toHaveLength(1)
  })

  const failures: readonly (readonly [ServiceMood, ServiceError['failure'], number | null])[] = [
    ['error', 'error', 500],
    ['unavailable', 'error', 503],
    ['rate-limited', 'rate-limited', 429],
    ['refused', 'refused', 401],
    ['redirect', 'redirect', 302],
    ['malformed', 'malformed', 200],
    ['other-shape', 'malformed', 200],
    ['huge', 'too-large', 200],
    ['breaks-off', 'unreachable', null],
    ['drips', 'timeout', null],
    ['silent', 'timeout', null],
  ]

  test.each(failures)('a service that is %s fails as %s', async (mood, failure, status) => {
    standIn.feel(mood)
    const { failure: failureOf } = service({ timeoutMs: timeoutFor(mood) })
    expect(await failureOf()).toMatchObject({ service: 'Example', failure, status })
    // Nothing is tried again, and no redirect is followed.
    expect(standIn.requests).toHaveLength(1)
  })

  test('a service that is away is unreachable', async () => {
    const gone = await startServiceStandIn(() => ({ status: 200, body: {} }))
    await gone.close()
    const { failure } = service({ base: gone.origin })
    expect((await failure()).failure).toBe('unreachable')
    expect(lines.join('')).toContain('ECONNREFUSED')
  })

  test('neither the error nor the log holds the address, its key or the answer', async () => {
    const { failure } = service()
    for (const [mood] of failures.slice(0, 5)) {
      standIn.feel(mood)
      time += 10 * 60 * 1000
      const { message, stack } = await failure()
      expect(message + stack).not.toContain('secret')
    }
    expect(lines).toHaveLength(5)
    expect(lines.join('')).not.toMatch(/secret|127\.0\.0\.1|our fault|slow down/)
    expect(JSON.parse(lines[0]!)).toMatchObject({ service: 'Example', failure: 'error', status: 500 })
  })

  test('the caller may give up, which says nothing of the service', async () => {
    const { ask, say } = service()
    standIn.feel('silent')
    for (let times = 0; times < 6; times++)
      await expect(ask({ path: '/say', answer, signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/)
    standIn.feel('well')
    expect(await say()).toEqual({ word: 'hello' })
    expect(lines).toEqual([])
  })

  test('a request that was given up before is not sent', async () => {
    await expect(service().ask({ path: '/say', answer, signal: AbortSignal.abort() })).rejects.toThrow(
      /abort/,
    )
    expect(standIn.requests).toEqual([])
  })
})

describe('a service that fails', () => {
  test('rests for 30 seconds after 5 failures in a row, then one request tries', async () => {
    const { failure, say } = service()
    standIn.feel('error')
    for (let times = 0; times < 5; times++) expect((await failure()).failure).toBe('error')
    expect(await failure()).toMatchObject({ failure: 'paused', status: null, retryAfterMs: 30_000 })
    time += 29_999
    expect((await failure()).failure).toBe('paused')
    expect(standIn.requests).toHaveLength(5)
    time += 1
    standIn.feel('well')
    expect(await say()).toEqual({ word: 'hello' })
    expect(await say()).toEqual({ word: 'hello' })
    expect(lines).toHaveLength(5)
  })

  test('is asked again at once after 4 failures and a success', async () => {
    const { failure, say } = service()
    standIn.feel('error', 'malformed', 'error', 'redirect', 'well', 'error', 'well')
    for (let times = 0; times < 4; times++) await failure()
    await say()
    await failure()
    expect(await say()).toEqual({ word: 'hello' })
  })

  test('keeps its turn when requests of others are wrong: 404 is no fault of it', async () => {
    const { failure, say } = service()
    for (let times = 0; times < 6; times++)
      expect(await failure('/missing')).toMatchObject({ failure: 'refused', status: 404 })
    expect(await say()).toEqual({ word: 'hello' })
  })

  test('rests when it refuses the credentials', async () => {
    const { failure } = service()
    standIn.feel('refused')
    for (let times = 0; times < 5; times++) await failure()
    expect((await failure()).failure).toBe('paused')
  })

  const pauses: readonly ServiceMood[] = ['rate-limited', 'unavailable']
  test.each(pauses)('is left alone as long as it asks for: %s with Retry-After', async (mood) => {
    const { failure, say } = service()
    standIn.feel(mood, 'well')
    expect((await failure()).retryAfterMs).toBe(RETRY_AFTER * 1000)
    time += RETRY_AFTER * 1000 - 1
    expect(await failure()).toMatchObject({ failure: 'paused', retryAfterMs: 1 })
    time += 1
    expect(await say()).toEqual({ word: 'hello' })
  })
})
