import type { AnalyticsEvent } from '@retropulse/domain/telemetry/analytics-event'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import type { AnalyticsBatch } from '../ports.ts'
import { COUNTS_MAX, createEventCounter } from './count-events.ts'

const CAST: AnalyticsEvent = { event: 'Vote', action: 'cast', page: null }
const COPY: AnalyticsEvent = { event: 'Copy', action: 'button', page: '/board/:id' }

function counterInto(send: (batch: AnalyticsBatch) => Promise<void>, everyMs = 60_000) {
  const errors: unknown[] = []
  let at = Date.UTC(2026, 0, 1)
  const now = () => (at += 1000)
  const counter = createEventCounter({ sink: { send }, now, onError: (error) => errors.push(error), everyMs })
  return { counter, errors }
}

describe('the counts of analytics events', () => {
  test('REPORT-13: events of one kind are one count, sent with the time between two batches', async () => {
    const batches: AnalyticsBatch[] = []
    const { counter } = counterInto(async (batch) => void batches.push(batch))
    for (let vote = 0; vote < 1000; vote += 1) counter.count(CAST)
    counter.count(COPY, 2)
    counter.count({ ...COPY, page: '/dashboard' })
    expect(batches).toEqual([])
    await counter.close()
    expect(batches).toEqual([
      {
        from: '2026-01-01T00:00:01.000Z',
        to: '2026-01-01T00:00:02.000Z',
        events: [
          { ...CAST, count: 1000 },
          { ...COPY, count: 2 },
          { ...COPY, page: '/dashboard', count: 1 },
        ],
      },
    ])
  })

  test('REPORT-13: a time without events sends nothing', async () => {
    let calls = 0
    const { counter } = counterInto(async () => void (calls += 1), 5)
    await delay(40)
    await counter.close()
    expect(calls).toBe(0)
  })

  test('REPORT-16: five hundred different events are held at most', async () => {
    const batches: AnalyticsBatch[] = []
    const { counter } = counterInto(async (batch) => void batches.push(batch))
    for (let kind = 0; kind < 5000; kind += 1) counter.count({ ...COPY, page: `/${'team/'.repeat(kind)}` })
    await counter.close()
    expect(batches[0]?.events).toHaveLength(COUNTS_MAX)
  })

  test('REPORT-16: a service that refuses loses its batch and no other', async () => {
    const batches: AnalyticsBatch[] = []
    const { counter, errors } = counterInto(async (batch) => {
      batches.push(batch)
      if (batches.length === 1) throw new Error('full')
    }, 5)
    counter.count(CAST)
    await eventually(() => expect(errors).toHaveLength(1))
    counter.count(COPY)
    await counter.close()
    expect(batches.map(({ events }) => events)).toEqual([[{ ...CAST, count: 1 }], [{ ...COPY, count: 1 }]])
  })

  test('REPORT-16: while a batch is under way no other is sent, and counting goes on', async () => {
    const batches: AnalyticsBatch[] = []
    const answered = Promise.withResolvers<void>()
    const { counter } = counterInto((batch) => {
      batches.push(batch)
      return answered.promise
    }, 5)
    counter.count(CAST)
    await eventually(() => expect(batches).toHaveLength(1))
    for (let vote = 0; vote < 10; vote += 1) {
      counter.count(CAST)
      await delay(5)
    }
    expect(batches).toHaveLength(1)
    answered.resolve()
    await counter.close()
    expect(batches.slice(1).flatMap(({ events }) => events)).toEqual([{ ...CAST, count: 10 }])
    counter.count(CAST)
    expect(batches).toHaveLength(2)
  })
})
