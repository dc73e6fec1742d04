import { describe, expect, test } from 'vitest'
import { aBoard } from '../testing/board-fixtures.ts'
import { boardStatus } from './board-status.ts'

const live = {
  status: 'live' as const,
  refusal: null,
  attempts: 0,
  board: aBoard({ a: [] }),
  pendingCount: 0,
  isDurable: true,
}

describe('what is going on', () => {
  test('is nothing on a quiet board, nor in the first moments of a visit', () => {
    expect(boardStatus(live).kind).toBe('none')
    expect(boardStatus({ ...live, status: 'reconnecting' }).kind).toBe('none')
  })

  test('is brainstorming for everybody while texts are masked (D8)', () => {
    expect(boardStatus({ ...live, board: { ...live.board, isMasked: true } }).kind).toBe('brainstorm')
  })

  test('is the lost connection before all else, with what is unsaved (D12)', () => {
    const away = { ...live, status: 'reconnecting' as const, attempts: 2, pendingCount: 3 }
    const masked = { ...away, board: { ...live.board, isMasked: true } }
    expect(boardStatus(masked)).toEqual({ kind: 'reconnecting', unsaved: 3, isKept: true })
    expect(boardStatus({ ...away, status: 'offline', isDurable: false })).toEqual({
      kind: 'offline',
      unsaved: 3,
      isKept: false,
    })
  })

  test('is a new version when the server says so', () => {
    const outdated = { ...live, status: 'refused' as const, refusal: 'outdated-client' as const }
    expect(boardStatus(outdated).kind).toBe('outdated')
    expect(boardStatus({ ...outdated, refusal: 'unavailable' }).kind).toBe('offline')
  })
})
