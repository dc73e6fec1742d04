import { describe, expect, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { answerHealth } from './health.ts'
import { answerMetrics } from './metrics-route.ts'
import { testHttpApp } from './testing/test-http-app.ts'

const TOKEN = 'a token of the operator'
const METRICS = { url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } }

async function appWithMetrics() {
  const { app } = await testHttpApp({ trustProxy: true })
  answerMetrics(app, createMetrics(), TOKEN)
  answerHealth(app, () => Promise.resolve(true))
  return app
}

describe('/metrics', () => {
  test('the figures of the process and its requests are shown to a client with the token', async () => {
    const app = await appWithMetrics()
    await app.inject('/healthz')
    const { body, headers } = await app.inject(METRICS)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(/^process_cpu_seconds_total \d/m)
    expect(body).toMatch(/^process_resident_memory_bytes \d{7,}/m)
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    )
  })

  test('sums are not added again by a second request', async () => {
    const app = await appWithMetrics()
    const cpu = async () =>
      Number(/^process_cpu_seconds_total (\S+)/m.exec((await app.inject(METRICS)).body)?.[1])
    expect(await cpu()).toBeLessThan((process.cpuUsage().user + process.cpuUsage().system) / 1e6 + 0.1)
    expect(await cpu()).toBeLessThan((process.cpuUsage().user + process.cpuUsage().system) / 1e6 + 0.1)
  })

  test.each([
    ['without a token', {}, 404],
    ['with another token', { authorization: 'Bearer guessed' }, 404],
    ['with the token', { authorization: `Bearer ${TOKEN}` }, 200],
  ])('a request %s, also from this machine: %j is answered %i', async (_, headers, status) => {
    expect((await (await appWithMetrics()).inject({ url: '/metrics', headers })).statusCode).toBe(status)
  })

  test('the page does not exist while the operator has set no token', async () => {
    const { app } = await testHttpApp()
    answerMetrics(app, createMetrics(), undefined)
    const headers = { authorization: 'Bearer undefined' }
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  })
})

describe('health', () => {
  test('/readyz says when requests cannot be served; /healthz goes on answering', async () => {
    const { app } = await testHttpApp()
    answerHealth(app, () => Promise.resolve(false))
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { code: 'unavailable' }])
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  })

  test('/readyz asks the database once a second, however often it is requested', async () => {
    let [now, looks] = [0, 0]
    const { app } = await testHttpApp()
    const look = () => Promise.resolve((looks += 1) < 2)
    answerHealth(app, look, () => now)
    for (let count = 0; count < 20; count += 1) expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect(looks).toBe(1)
    now = 1000
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect(looks).toBe(2)
  })
})
