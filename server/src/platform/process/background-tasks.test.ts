import { expect, test } from 'vitest'
import { createBackgroundTasks } from './background-tasks.ts'

test('stopping waits for errands that were begun, also for those that fail', async () => {
  const wrong: unknown[] = []
  const errands = createBackgroundTasks((error) => wrong.push(error))
  const done: string[] = []
  errands.run(async () => {
    await Promise.resolve()
    done.push('first')
  })
  errands.run(() => Promise.reject(new Error('no mail')))
  await errands.finished()
  expect(done).toEqual(['first'])
  expect(wrong).toEqual([new Error('no mail')])
})

test('without errands there is nothing to wait for', async () => {
  await expect(createBackgroundTasks(() => undefined).finished()).resolves.toBeUndefined()
})
