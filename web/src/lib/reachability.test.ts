import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReachability, type Reachability } from './reachability.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
let events: EventTarget
let askedAt: number[]
let isThere: boolean
let changes: number
let reachability: Reachability

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOON)
  events = new EventTarget()
  askedAt = []
  isThere = false
  changes = 0
  reachability = createReachability({
    ask() {
      askedAt.push((Date.now() - NOON) / 1000)
      return isThere ? Promise.resolve(true) : Promise.reject(new Error('no network'))
    },
    events,
  })
  reachability.subscribe(() => (changes += 1))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('CONN-7: whether the server can be reached', () => {
  test('while calls are answered the server is not asked', async () => {
    reachability.answered()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([reachability.isReachable(), askedAt, changes]).toEqual([true, [], 0])
  })

  test('after an unanswered call the server is asked ever more seldom, until it answers', async () => {
    reachability.unanswered()
    reachability.unanswered()
    expect([reachability.isReachable(), changes]).toEqual([false, 1])
    await vi.advanceTimersByTimeAsync(100_000)
    expect(askedAt).toEqual([2, 6, 14, 30, 60, 90])
    isThere = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect([reachability.isReachable(), changes]).toEqual([true, 2])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(askedAt).toHaveLength(7)
  })

  test('a call that is answered meanwhile ends the asking', async () => {
    reachability.unanswered()
    reachability.answered()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([reachability.isReachable(), askedAt]).toEqual([true, []])
  })

  test('where one call is never answered and others are, connections are not found again and again', async () => {
    isThere = true
    for (let tenth = 0; tenth < 600; tenth += 1) {
      reachability.unanswered()
      reachability.answered()
      await vi.advanceTimersByTimeAsync(100)
    }
    // Without a pause it would be 1200 in this minute.
    expect(changes).toBeLessThan(14)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(reachability.isReachable()).toBe(true)
    reachability.unanswered()
    reachability.answered()
    expect(reachability.isReachable()).toBe(true)
  })

  test('the browser’s events count: offline at once, online after the server answered', async () => {
    events.dispatchEvent(new Event('offline'))
    expect(reachability.isReachable()).toBe(false)
    isThere = true
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect([reachability.isReachable(), askedAt]).toEqual([true, [0]])
  })
})
