import { describe, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { limitRequests } from './request-limits.ts'
import { testHttpApp } from './testing/test-http-app.ts'

async function limitedApp(perMinute: number): Promise<HttpApp> {
  const { app } = await testHttpApp()
  const markOf = ({ cookie }: Readonly<Record<string, string | string[] | undefined>>) =>
    cookie ? String(cookie) : null
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

describe('requests a minute', () => {
  test('are counted for each person, also behind one address', async () => {
    const app = await limitedApp(3)
    expect(await statuses(app, 5, () => ({ cookie: 'ann' }))).toBe('...429429')
    expect(await statuses(app, 3, () => ({ cookie: 'bo' }))).toBe('...')
    expect(await statuses(app, 4, () => ({}))).toBe('...429')
  })

  test('are counted for each address: new guests by the dozen do not help', async () => {
    const app = await limitedApp(1)
    expect(await statuses(app, 21, (at) => ({ cookie: `guest ${at}` }))).toBe(`${'.'.repeat(20)}429`)
  })

  test('are counted for the whole network of an IPv6 customer', async () => {
    const app = await limitedApp(2)
    const from = (remoteAddress: string) => app.inject({ url: '/limited', remoteAddress })
    await from('2001:db8:1:2::1')
    await from('2001:db8:1:2::2')
    expect((await from('2001:db8:1:2:ffff::3')).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('too many are told when to come back', async () => {
    const app = await limitedApp(1)
    await app.inject('/limited')
    const answer = await app.inject('/limited')
    expect([answer.statusCode, answer.json()]).toEqual([429, { code: 'too-fast' }])
    expect(answer.headers['retry-after']).toBe('60')
  })

  test('are not counted elsewhere', async () => {
    expect(await statuses(await limitedApp(1), 30, () => ({}), '/free')).toBe('.'.repeat(30))
  })
})
