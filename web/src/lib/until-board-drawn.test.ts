import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { boardIsDrawn, holdUntilBoardIsDrawn, whenDrawn } from './until-board-drawn.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let isDone = false
  void promise.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  return isDone
}

test('nothing waits on a page without a board', async () => {
  expect(await isSettled(whenDrawn())).toBe(true)
})

test('what a board does not need at first waits until the board is drawn', async () => {
  holdUntilBoardIsDrawn()
  const waiting = whenDrawn()
  expect(await isSettled(waiting)).toBe(false)
  boardIsDrawn()
  await vi.advanceTimersByTimeAsync(249)
  expect(await isSettled(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1001)
  expect(await isSettled(waiting)).toBe(true)
})

test('a second call to wait for the board changes nothing for what waits already', async () => {
  holdUntilBoardIsDrawn()
  const waiting = whenDrawn()
  holdUntilBoardIsDrawn()
  boardIsDrawn()
  await vi.advanceTimersByTimeAsync(1250)
  expect(await isSettled(waiting)).toBe(true)
  expect(await isSettled(whenDrawn())).toBe(true)
})

test('a page that draws no board waits eight seconds', async () => {
  holdUntilBoardIsDrawn()
  await vi.advanceTimersByTimeAsync(7999)
  expect(await isSettled(whenDrawn())).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isSettled(whenDrawn())).toBe(true)
})

test('once the board is drawn, the rest waits for an idle page only', async () => {
  holdUntilBoardIsDrawn()
  await vi.advanceTimersByTimeAsync(7500)
  vi.stubGlobal('requestIdleCallback', () => 0)
  boardIsDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await isSettled(whenDrawn())).toBe(false)
  vi.unstubAllGlobals()
})
