import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type AuthorId } from '../kernel/ids.ts'
import type { BoardEvent } from './event.ts'
import { activeAtAfter, RUNNING_FOR_MS } from './running-retro.ts'
import { NO_SHOWINGS } from './showings/showings.ts'

const started: BoardEvent = { type: 'mood-poll-started' }
const renamed: BoardEvent = { type: 'board-renamed', title: 'Sprint 13' }
const ticked: BoardEvent = {
  type: 'action-marked',
  actionId: asId<ActionId>('a1'),
  status: 1,
  by: asId<AuthorId>('mia'),
  at: 50,
}
const running = { showings: NO_SHOWINGS }

test('INSIGHT-21: a retro counts as running for half an hour after its last activity', () => {
  expect(RUNNING_FOR_MS).toBe(1_800_000)
})

describe('INSIGHT-21: when a retro was last active', () => {
  test('INSIGHT-21: is the time of its last row that belongs to holding it', () => {
    const rows = [
      { at: 10, events: [started] },
      { at: 20, events: [renamed, started] },
      { at: 30, events: [renamed] },
    ]
    expect(activeAtAfter(rows, running)).toBe(20)
  })

  test('INSIGHT-21: does not change when a board is only renamed, or an action item of it is completed', () => {
    expect(activeAtAfter([{ at: 50, events: [renamed, ticked] }], running)).toBeNull()
    expect(activeAtAfter([], running)).toBeNull()
  })

  test('INSIGHT-21: is 0 for good once the summary was shown', () => {
    const over = { showings: { ...NO_SHOWINGS, summary: 3 } }
    expect(activeAtAfter([{ at: 10, events: [started] }], over)).toBe(0)
    expect(activeAtAfter([{ at: 10, events: [renamed] }], over)).toBe(0)
  })
})
