import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

function* counting(until: number): Generator<undefined, number, undefined> {
  for (let count = 0; count < until; count += 1) yield
  return until
}

test('long work lets others have their turn', async () => {
  let now = 0
  let turns = 0
  let isDone = false
  // As the event loop has its turns, and not as time passes: a fast machine does all of it within a millisecond.
  const other = () => {
    turns += 1
    if (!isDone) setImmediate(other)
  }
  setImmediate(other)
  expect(await takeTurns(counting(100), () => (now += 5))).toBe(100)
  isDone = true
  expect(turns).toBeGreaterThan(20)
})

test('short work is done at once', async () => {
  let isOthersTurn = false
  setImmediate(() => void (isOthersTurn = true))
  expect(await takeTurns(counting(100), () => 0)).toBe(100)
  expect(isOthersTurn).toBe(false)
})
