import { describe, expect, test } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { answerHealth } from './health.ts'
import { answerMetrics } from './metrics-route.ts'
import { testHttpApp } from './testing/test-http-app.ts'

async function appWithMetrics() {
  const { app } = await testHttpApp({ trustProxy: true })
  answerMetrics(app, createMetrics())
  answerHealth(app, () => Promise.resolve(true))
  return app
}

describe('/metrics', () => {
  test('shows the process and its requests to programs on this machine', async () => {
    const app = await appWithMetrics()
    await app.inject('/healthz')
    const { body, headers } = await app.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(/^process_cpu_seconds_total \d/m)
    expect(body).toMatch(/^process_resident_memory_bytes \d{7,}/m)
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    )
  })

  test('sums do not add up again when asked twice', async () => {
    const app = await appWithMetrics()
    const cpu = async () =>
      Number(/^process_cpu_seconds_total (\S+)/m.exec((await app.inject('/metrics')).body)?.[1])
    expect(await cpu()).toBeLessThan((process.cpuUsage().user + process.cpuUsage().system) / 1e6 + 0.1)
    expect(await cpu()).toBeLessThan((process.cpuUsage().user + process.cpuUsage().system) / 1e6 + 0.1)
  })

  test.each([
    [{ remoteAddress: '203.0.113.9' }, 404],
    [{ remoteAddress: '::ffff:203.0.113.9' }, 404],
    [{ remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
    [{ remoteAddress: '127.0.0.1', headers: { forwarded: 'for=203.0.113.9' } }, 404],
    [{ remoteAddress: '::1' }, 200],
    [{ remoteAddress: '::ffff:127.0.0.1' }, 200],
  ])('%j is answered %i', async (from, status) => {
    expect((await (await appWithMetrics()).inject({ url: '/metrics', ...from })).statusCode).toBe(status)
  })
})

describe('health', () => {
  test('/readyz says when the work cannot be done, /healthz lives on', async () => {
    const { app } = await testHttpApp()
    answerHealth(app, () => Promise.resolve(false))
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([503, { code: 'unavailable' }])
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  })
})
