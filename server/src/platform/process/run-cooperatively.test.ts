import { expect, test } from 'vitest'
import { runCooperatively } from './run-cooperatively.ts'

function* counting(until: number): Generator<undefined, number, undefined> {
  for (let count = 0; count < until; count += 1) yield
  return until
}

test('long work yields to the event loop', async () => {
  let now = 0
  let turns = 0
  let isDone = false
  // Counts turns of the event loop and not time: a fast machine does all of the work within a millisecond.
  const other = () => {
    turns += 1
    if (!isDone) setImmediate(other)
  }
  setImmediate(other)
  expect(await runCooperatively(counting(100), () => (now += 5))).toBe(100)
  isDone = true
  expect(turns).toBeGreaterThan(20)
})

test('short work does not yield', async () => {
  let isOthersTurn = false
  setImmediate(() => void (isOthersTurn = true))
  expect(await runCooperatively(counting(100), () => 0)).toBe(100)
  expect(isOthersTurn).toBe(false)
})
