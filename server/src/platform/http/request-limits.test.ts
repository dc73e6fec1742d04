import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { limitRequests } from './request-limits.ts'
import { testHttpApp } from './testing/test-http-app.ts'

async function limitedApp(perMinute: number): Promise<HttpApp> {
  const { app } = await testHttpApp()
  const markOf = ({ headers }: FastifyRequest) => headers.cookie ?? null
  await limitRequests(app, perMinute, markOf, (limited) => {
    limited.get('/limited', () => ({ ok: true }))
  })
  app.get('/free', () => ({ ok: true }))
  return app
}

async function statuses(app: HttpApp, times: number, headersOf: (at: number) => object, url = '/limited') {
  const seen: number[] = []
  for (let at = 0; at < times; at++) {
    seen.push((await app.inject({ url, headers: { ...headersOf(at) } })).statusCode)
  }
  return seen.map((status) => (status === 200 ? '.' : status)).join('')
}

test('LIMIT-6: a request that has not arrived within 30 seconds ends with its connection', async () => {
  const { app } = await testHttpApp()
  // Node ends the connection by this setting, which Fastify switches off by default.
  expect(app.server.requestTimeout).toBe(30_000)
})

describe('the number of requests a minute', () => {
  test('LIMIT-1: is limited for each person, also for several behind one address', async () => {
    const app = await limitedApp(3)
    expect(await statuses(app, 5, () => ({ cookie: 'ann' }))).toBe('...429429')
    expect(await statuses(app, 3, () => ({ cookie: 'bo' }))).toBe('...')
    expect(await statuses(app, 4, () => ({}))).toBe('...429')
  })

  test('LIMIT-2: is limited for each address: many new guests do not help', async () => {
    const app = await limitedApp(1)
    expect(await statuses(app, 21, (at) => ({ cookie: `guest ${at}` }))).toBe(`${'.'.repeat(20)}429`)
  })

  test('LIMIT-2: is limited for the whole network of an IPv6 address', async () => {
    const app = await limitedApp(2)
    const from = (remoteAddress: string) => app.inject({ url: '/limited', remoteAddress })
    await from('2001:db8:1:2::1')
    await from('2001:db8:1:2::2')
    expect((await from('2001:db8:1:2:ffff::3')).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('LIMIT-3: a request over the limit is answered when to retry', async () => {
    const app = await limitedApp(1)
    await app.inject('/limited')
    const answer = await app.inject('/limited')
    expect([answer.statusCode, answer.json()]).toEqual([429, { code: 'too-fast' }])
    expect(answer.headers['retry-after']).toBe('60')
  })

  test('API-8: answers of calls, refusals too, are not cached', async () => {
    const app = await limitedApp(1)
    for (const status of [200, 429]) {
      const { statusCode, headers } = await app.inject('/limited')
      expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    }
  })

  test('LIMIT-3: pages, files and health checks do not count', async () => {
    expect(await statuses(await limitedApp(1), 30, () => ({}), '/free')).toBe('.'.repeat(30))
  })
})
