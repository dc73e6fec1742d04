import { expect, onTestFinished, test, vi } from 'vitest'
import { createBackgroundTasks } from './background-tasks.ts'

test('stopping waits for tasks that were started, also for those that fail', async () => {
  const wrong: unknown[] = []
  const tasks = createBackgroundTasks((error) => wrong.push(error))
  const done: string[] = []
  tasks.run(async () => {
    await Promise.resolve()
    done.push('first')
  })
  tasks.run(() => Promise.reject(new Error('no mail')))
  await tasks.finished()
  expect(done).toEqual(['first'])
  expect(wrong).toEqual([new Error('no mail')])
})

test('without tasks there is nothing to wait for', async () => {
  await expect(createBackgroundTasks(() => undefined).finished()).resolves.toBeUndefined()
})

test('CONN-28: a task that waits for a service without end holds a stop up for 3 s at most', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const tasks = createBackgroundTasks(() => undefined)
  tasks.run(() => new Promise(() => undefined))
  const finished = vi.fn<() => void>()
  void tasks.finished().then(finished)
  await vi.advanceTimersByTimeAsync(3000)
  expect(finished).toHaveBeenCalledOnce()
})
