import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchAccess } from './watch-access.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let askedAt: number[]
let isOpen: boolean
let opened: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(0)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  page.visibilityState = 'visible'
  askedAt = []
  isOpen = false
  opened = 0
  stop = watchAccess(
    () => {
      askedAt.push(Date.now() / 1000)
      return isOpen ? Promise.resolve(true) : Promise.reject(new Error('no network'))
    },
    () => (opened += 1),
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('waiting for a board to open again', () => {
  test('CONN-25, ERROR-8: the page asks ever more seldom, at most once a minute, and returns once', async () => {
    await vi.advanceTimersByTimeAsync(200_000)
    expect(askedAt).toEqual([3, 6, 12, 24, 48, 96, 156])
    isOpen = true
    await vi.advanceTimersByTimeAsync(600_000)
    expect([askedAt.length, opened]).toEqual([8, 1])
  })

  test('ERROR-8: a hidden page does not ask, and asks at once when it is shown', async () => {
    page.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(600_000)
    expect(askedAt).toEqual([])
    isOpen = true
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(opened).toBe(1)
  })

  test('the waiting ends when the page is left', async () => {
    stop()
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(askedAt).toEqual([])
  })
})
