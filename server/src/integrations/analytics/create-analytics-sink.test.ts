import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAnalyticsSink } from './create-analytics-sink.ts'
import { type AnalyticsServer, startAnalyticsServer } from './testing/analytics-server.ts'

let service: AnalyticsServer
beforeAll(async () => {
  service = await startAnalyticsServer()
})
afterAll(() => service.close())

/** On a busy machine any answer may take longer than a short timeout. */
const sinkTo = (url: string, timeoutMs = 10_000) => createAnalyticsSink(url, timeoutMs)
const BATCH = {
  from: '2026-11-24T09:00:00.000Z',
  to: '2026-11-24T09:01:00.000Z',
  events: [{ event: 'Vote', action: 'cast', page: null, count: 2 }],
} as const

describe('REPORT-16: the address for analytics events', () => {
  test.each([undefined, 'huge', 'drips', 'breaks-off'] as const)(
    'takes a batch with an answer of which nothing is read: %s',
    async (body) => {
      service.answerWith(200, body)
      const [before, begun] = [service.batches.length, performance.now()]
      await sinkTo(service.url).send(BATCH)
      expect(performance.now() - begun).toBeLessThan(9000)
      expect(service.batches.slice(before)).toEqual([BATCH])
      expect(service.violations).toEqual([])
    },
  )

  test.each([301, 307, 400, 404, 429, 500, 503])(
    'that answers %i is asked once, and fails',
    async (status) => {
      service.answerWith(status)
      const requests = () => service.received().split('POST /events').length
      const before = requests()
      const sent = sinkTo(service.url).send(BATCH)
      await expect(sent).rejects.toThrow(/^The analytics service did not take a batch: \d+$/)
      expect(requests() - before).toBe(1)
    },
  )

  test('that never answers, or is not there, fails in time, without its address in the error', async () => {
    service.answerWith(null)
    const begun = performance.now()
    await expect(sinkTo(service.url, 300).send(BATCH)).rejects.toThrow(/batch: 0$/)
    await expect(sinkTo('http://127.0.0.1:9/events?token=word').send(BATCH)).rejects.toThrow(/batch: 0$/)
    expect(performance.now() - begun).toBeLessThan(9000)
  })

  test('that is strict takes nothing else', async () => {
    service.answerWith(204)
    const wrong = { ...BATCH, events: [{ event: 'Vote', action: 'cast', page: '/board/abc', count: 2 }] }
    await expect(sinkTo(service.url).send(wrong as never)).rejects.toThrow(/batch: 400$/)
    expect(service.violations).toHaveLength(1)
  })
})
