import { describe, expect, test } from 'vitest'
import { aBoard, ANA } from '../testing/board-fixtures.ts'
import { boardStatus, isHappening } from './board-status.ts'

const live = {
  status: 'live' as const,
  refusal: null,
  attempts: 0,
  pendingCount: 0,
  isDurable: true,
}

describe('what is going on', () => {
  test('is nothing on a quiet board, nor in the first moments of a visit', () => {
    expect(boardStatus(live).kind).toBe('none')
    expect(boardStatus({ ...live, status: 'reconnecting' }).kind).toBe('none')
  })

  test('is the lost connection before all else, with what is unsaved (D12)', () => {
    const away = { ...live, status: 'reconnecting' as const, attempts: 2, pendingCount: 3 }
    expect(boardStatus(away)).toEqual({ kind: 'reconnecting', unsaved: 3, isKept: true })
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

describe('the strip has something to tell', () => {
  const board = aBoard({ a: [] })

  test('not on a quiet board', () => {
    expect(isHappening(board)).toBe(false)
  })

  test.each([
    ['brainstorming', { isMasked: true }],
    ['a timer', { timer: { startTime: 0, duration: 1 } }],
    ['a mood poll', { moodPoll: true }],
    ['a sorting', { sortBy: 'votes' as const }],
    ['a spotlight', { showHighlight: ANA }],
  ])('of %s', (_, change) => {
    expect(isHappening({ ...board, ...change })).toBe(true)
  })
})
