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

test('LINK-11: works that end at the same time make one claim at a time: never too many works, nor two of one key', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const due = Array.from({ length: 300 }, (_, at) => `key ${at % 60}`)
  const started: string[] = []
  const current = new Map<string, number>()
  const excesses: string[] = []
  let step = Promise.withResolvers<void>()
  const loop = startClaimLoop({
    async claim(limit, underWay) {
      await Promise.resolve()
      const keys = [...new Set(due)].filter((key) => !underWay.includes(key)).slice(0, limit)
      for (const key of keys) due.splice(due.indexOf(key), 1)
      return keys
    },
    keyOf: (key) => key,
    async perform(key) {
      started.push(key)
      current.set(key, (current.get(key) ?? 0) + 1)
      const total = current.values().reduce((sum, works) => sum + works, 0)
      if (total > 48 || current.get(key) !== 1) excesses.push(`${key}: ${total}`)
      await step.promise
      current.set(key, 0)
    },
    onError: (error: unknown) => expect.unreachable(String(error)),
  })
  for (let ended = -1; ended < started.length;) {
    ended = started.length
    const { resolve } = step
    step = Promise.withResolvers<void>()
    resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(excesses).toEqual([])
  // No work waits for the clock.
  expect(started).toHaveLength(300)
  await loop.close()
})

test('CONN-28: a stop waits for the works of a claim under way, and claims no more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const claims = [Promise.resolve(['first']), Promise.withResolvers<string[]>()]
  const [first, second] = claims as [Promise<string[]>, PromiseWithResolvers<string[]>]
  const works = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() }
  const claim = vi.fn<() => Promise<string[]>>().mockReturnValueOnce(first).mockReturnValue(second.promise)
  const loop = startClaimLoop({
    claim,
    keyOf: (work) => work,
    perform: (work) => works[work as keyof typeof works].promise,
    onError: (error: unknown) => expect.unreachable(String(error)),
  })
  await vi.advanceTimersByTimeAsync(0)
  works.first.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(claim).toHaveBeenCalledTimes(2)
  const closed = vi.fn<() => void>()
  const closing = loop.close().then(closed)
  second.resolve(['second'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(closed).not.toHaveBeenCalled()
  works.second.resolve()
  await closing
  expect(claim).toHaveBeenCalledTimes(2)
})

test('a claim that fails is reported once, and the next turn claims again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onError = vi.fn<(error: unknown) => void>()
  const claim = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([])
  const loop = startClaimLoop({ claim, keyOf: (work) => work, perform: () => Promise.resolve(), onError })
  await vi.advanceTimersByTimeAsync(0)
  expect(onError).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2000)
  expect(claim).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledOnce()
  await loop.close()
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
