import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadAhead, startLoadingAhead } from './load-ahead.ts'

const AFTER_MS = 2000

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})

test('what was registered before and after the page was drawn is loaded, not at once', async () => {
  const [before, after] = [loading(), loading()]
  loadAhead(before)
  onTestFinished(startLoadingAhead())
  expect(before).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect(before).toHaveBeenCalled()
  loadAhead(after)
  expect(after).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect(after).toHaveBeenCalled()
})

test('what loaded code registers in turn is loaded with it', async () => {
  const inner = loading()
  loadAhead(() => {
    loadAhead(inner)
    return Promise.resolve()
  })
  onTestFinished(startLoadingAhead())
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect(inner).toHaveBeenCalled()
})

test('CONN-22: what could not be loaded is loaded when the network is back, and what was loaded is not again', async () => {
  const failing = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  const other = loading()
  loadAhead(failing)
  loadAhead(other)
  onTestFinished(startLoadingAhead())
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([1, 1])
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([failing.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
})

test('CONN-22: what was under way when the network came back, and failed after that, is loaded again', async () => {
  const first = Promise.withResolvers<void>()
  const load = vi.fn<() => Promise<void>>().mockReturnValueOnce(first.promise).mockResolvedValue()
  loadAhead(load)
  onTestFinished(startLoadingAhead())
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  page.dispatchEvent(new Event('online'))
  first.reject(new Error('offline'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page that has gone loads nothing', async () => {
  const load = loading()
  loadAhead(load)
  startLoadingAhead()()
  await vi.advanceTimersByTimeAsync(AFTER_MS)
  page.dispatchEvent(new Event('online'))
  expect(load).not.toHaveBeenCalled()
})

function loading() {
  return vi.fn<() => Promise<void>>(() => Promise.resolve())
}
