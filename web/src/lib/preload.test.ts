import { expect, test, vi } from 'vitest'
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
