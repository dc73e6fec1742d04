import { describe, expect, test } from 'vitest'
import { aBoard, ANA } from '../../testing/board-fixtures.ts'
import { boardStatus, isHappening } from './board-status.ts'

const live = {
  status: 'live' as const,
  refusal: null,
  attempts: 0,
  pendingCount: 0,
  isDurable: true,
}

describe('the state of the connection', () => {
  test('CONN-8: nothing is shown on a live board, nor in the first moments of a visit', () => {
    expect(boardStatus(live).kind).toBe('none')
    expect(boardStatus({ ...live, status: 'reconnecting' }).kind).toBe('none')
  })

  test('BOARD-52, CONN-8: a lost connection is shown with the number of unsaved changes', () => {
    const away = { ...live, status: 'reconnecting' as const, attempts: 2, pendingCount: 3 }
    expect(boardStatus(away)).toEqual({ kind: 'reconnecting', unsaved: 3, isDurable: true })
    expect(boardStatus({ ...away, status: 'offline', isDurable: false })).toEqual({
      kind: 'offline',
      unsaved: 3,
      isDurable: false,
    })
  })

  test('WIRE-11: an outdated page is shown as such, any other refusal as a lost connection', () => {
    const outdated = { ...live, status: 'refused' as const, refusal: 'outdated-client' as const }
    expect(boardStatus(outdated).kind).toBe('outdated')
    expect(boardStatus({ ...outdated, refusal: 'unavailable' }).kind).toBe('offline')
  })
})

describe('whether the strip has something to tell', () => {
  const board = aBoard({ a: [] })

  test('on a quiet board it has not', () => {
    expect(isHappening(board)).toBe(false)
  })

  test.each([
    ['brainstorming', { isMasked: true }],
    ['a timer', { timer: { startTime: 0, duration: 1 } }],
    ['a mood poll', { moodPoll: true }],
    ['a sorting', { sortBy: 'votes' as const }],
    ['a spotlight', { showHighlight: ANA }],
  ])('BOARD-52: during %s it has', (_, change) => {
    expect(isHappening({ ...board, ...change })).toBe(true)
  })
})
