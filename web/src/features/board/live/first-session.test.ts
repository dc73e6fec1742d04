import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { BoardSession } from './board-session.ts'
import {
  keepFirstSession,
  peekFirstSession,
  takeFirstSession,
  whenFirstSessionShows,
} from './first-session.ts'
import type { SessionView } from './session-view.ts'

const BOARD = asId<BoardId>('board-1')
const OTHER = asId<BoardId>('board-2')

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    takeFirstSession(null)
    vi.useRealTimers()
  })
})

function kept() {
  const close = vi.fn<() => void>()
  const session = { close } as unknown as BoardSession
  keepFirstSession(BOARD, session)
  return { close, session }
}

test('the page of its board takes the session once, and it stays open', async () => {
  const { close, session } = kept()
  expect(peekFirstSession(BOARD)).toBe(session)
  expect(peekFirstSession(OTHER)).toBeNull()
  expect(takeFirstSession(BOARD)).toBe(session)
  expect(peekFirstSession(BOARD)).toBeNull()
  expect(takeFirstSession(BOARD)).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(close).not.toHaveBeenCalled()
})

test('the page of another board does not get it, and it is closed', () => {
  const { close } = kept()
  expect(takeFirstSession(OTHER)).toBeNull()
  expect(close).toHaveBeenCalledOnce()
  expect(takeFirstSession(BOARD)).toBeNull()
})

test('a session that no page takes is closed after thirty seconds', async () => {
  const { close } = kept()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(close).toHaveBeenCalledOnce()
})

describe('waiting for the first session', () => {
  /** A kept session whose view can be changed, and whether the wait is over. */
  function waiting(within = 120) {
    const listeners = new Set<() => void>()
    let view = { board: null, refusal: null } as unknown as SessionView
    const session = {
      close: () => undefined,
      getSnapshot: () => view,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    } as unknown as BoardSession
    keepFirstSession(BOARD, session)
    let isOver = false
    void whenFirstSessionShows(within).then(() => (isOver = true))
    return {
      listeners,
      async isOver() {
        await vi.advanceTimersByTimeAsync(0)
        return isOver
      },
      show(change: Partial<Record<'board' | 'refusal' | 'attempts', unknown>>) {
        view = { ...view, ...change } as SessionView
        for (const listener of listeners) listener()
      },
    }
  }

  test.each([
    ['a board', { board: {} }],
    ['a refusal', { refusal: 'not-found' }],
  ])('ends with %s', async (_, change) => {
    const { isOver, show, listeners } = waiting()
    show({ attempts: 1 })
    expect(await isOver()).toBe(false)
    show(change)
    expect(await isOver()).toBe(true)
    expect(listeners.size).toBe(0)
  })

  test('ends after the time, and at once without a session', async () => {
    const { isOver, listeners } = waiting(120)
    await vi.advanceTimersByTimeAsync(119)
    expect(await isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver()).toBe(true)
    expect(listeners.size).toBe(0)
    takeFirstSession(BOARD)
    await expect(whenFirstSessionShows(60_000)).resolves.toBeUndefined()
  })
})
