import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { BoardSession } from './board-session.ts'
import { keepFirstSession, peekFirstSession, takeFirstSession } from './first-session.ts'

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

test('a session that no page takes is closed after ten seconds', async () => {
  const { close } = kept()
  await vi.advanceTimersByTimeAsync(9999)
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(close).toHaveBeenCalledOnce()
})
