import { expect, test } from 'vitest'
import { createCooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import { textInSteps } from './text-in-steps.ts'

test('LIMIT-22: a long text is put together in turns, and has all of its pieces in their order', async () => {
  const scheduler = createCooperativeScheduler()
  let [turns, isDone] = [0, false]
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const pieces = Array.from({ length: 4000 }, (_, at) => `${at} ${'x'.repeat(1000)}`)
  const text = await textInSteps(pieces, (steps) => scheduler.run(steps))
  isDone = true
  expect(text).toBe(pieces.join(''))
  // 4 MB, of which a turn makes at most one.
  expect(turns).toBeGreaterThanOrEqual(4)
})
