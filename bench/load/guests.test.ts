import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurns } from './guests.ts'

test('work is done for every item, in order, and never for more at once than the limit', async () => {
  let atOnce = 0
  let most = 0
  const results = await inTurns([30, 5, 20, 1, 10], 2, async (ms) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await sleep(ms)
    atOnce -= 1
    return ms
  })
  expect(results).toEqual([30, 5, 20, 1, 10])
  expect(most).toBe(2)
})
