import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('requests made during a run share one more run after it', async () => {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const request = oneAtATime(async (key: string) => {
    begun.push(key)
    await new Promise<void>((resolve) => {
      finish.push(resolve)
    })
    return begun.length
  })
  const first = request('a')
  const later = [request('a'), request('a')]
  const other = request('b')
  expect(begun).toEqual(['a', 'b'])
  finish[0]?.()
  expect(await first).toBe(2)
  await expect.poll(() => begun).toEqual(['a', 'b', 'a'])
  finish[1]?.()
  finish[2]?.()
  expect(await Promise.all(later)).toEqual([3, 3])
  expect(await other).toBe(3)
  const again = request('a')
  expect(begun).toEqual(['a', 'b', 'a', 'a'])
  finish[3]?.()
  await again
})
