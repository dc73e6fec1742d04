import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

test('work runs with bounded concurrency, in order, and is refused when the queue is full', async () => {
  const queue = createBoundedQueue(2, 3)
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const results = gates.map(({ promise }, at) =>
    queue.run(async () => {
      begun.push(at)
      await promise
      return at
    }),
  )
  expect(results.map((result) => result === null)).toEqual([false, false, false, false, false, true])
  expect(begun).toEqual([0, 1])
  gates[1]!.resolve()
  expect(await results[1]).toBe(1)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  const done = results.slice(0, 5).map((result) => Promise.resolve(result))
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4])
})

test('the queue goes on after work that failed', async () => {
  const queue = createBoundedQueue(1, 1)
  const failed = queue.run(() => Promise.reject(new Error('away')))
  const next = queue.run(() => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('done')
})
