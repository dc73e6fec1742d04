import { expect, onTestFinished, test, vi } from 'vitest'
import { startClaimLoop } from './claim-loop.ts'

test('CONN-28: a stop waits for work under way', async () => {
  const work = Promise.withResolvers<void>()
  const loop = await loopWith(() => work.promise)
  const closed = vi.fn<() => void>()
  const closing = loop.close().then(closed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(closed).not.toHaveBeenCalled()
  work.resolve()
  await closing
})

test('CONN-28: a stop waits no longer than 5 s for a service that does not answer', async () => {
  const loop = await loopWith(() => new Promise(() => undefined))
  const closed = vi.fn<() => void>()
  void loop.close().then(closed)
  await vi.advanceTimersByTimeAsync(5000)
  expect(closed).toHaveBeenCalledOnce()
})

async function loopWith(perform: () => Promise<void>) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const due = ['a delivery']
  const claim = () => Promise.resolve(due.splice(0))
  const onError = (error: unknown) => expect.unreachable(String(error))
  const loop = startClaimLoop({ claim, keyOf: (work) => work, perform, onError })
  await vi.advanceTimersByTimeAsync(0)
  expect(due).toEqual([])
  return loop
}
