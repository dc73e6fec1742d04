import { expect, onTestFinished, test, vi } from 'vitest'
import { preloaded } from './preload.ts'

test('a part that is needed later is fetched at once, and once', async () => {
  let times = 0
  const part = preloaded(() => {
    times += 1
    return Promise.resolve('part')
  })
  await vi.waitFor(() => expect(times).toBe(1), { timeout: 20_000 })
  expect([await part(), await part()]).toEqual(['part', 'part'])
  expect(times).toBe(1)
})

test('a part that could not be fetched is fetched again when it is needed', async () => {
  let times = 0
  const part = preloaded(() => {
    times += 1
    return times === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('part')
  })
  expect(await part()).toBe('part')
})

test.each(['online', 'clock'])(
  'CONN-22: a part that is needed is fetched until it is there, by the %s',
  async (by) => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.useRealTimers()
    })
    let times = 0
    const part = preloaded(() => {
      times += 1
      return times < 5 ? Promise.reject(new Error('offline')) : Promise.resolve('part')
    })
    const needed = part()
    for (let at = 0; at < 3; at += 1) {
      await vi.advanceTimersByTimeAsync(by === 'clock' ? 300_000 : 1)
      window.dispatchEvent(new Event(by))
    }
    expect(await needed).toBe('part')
    expect(times).toBe(5)
  },
)
