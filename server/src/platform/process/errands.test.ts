import { expect, test } from 'vitest'
import { createErrands } from './errands.ts'

test('whoever stops waits for errands that were begun, also for those that go wrong', async () => {
  const wrong: unknown[] = []
  const errands = createErrands((error) => wrong.push(error))
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

test('with nothing begun there is nothing to wait for', async () => {
  await expect(createErrands(() => undefined).finished()).resolves.toBeUndefined()
})
