import type { BoardCard } from '@retropulse/contract/board'
import { describe, expect, test } from 'vitest'
import { retrosByMonth } from './retros-by-month.ts'

function retro(id: string, timestamp: number): BoardCard {
  return {
    id,
    name: id,
    timestamp,
    updatedAt: timestamp,
    cardsCount: 0,
    columns: [],
    orgId: 'o1',
    membersCount: 1,
    planId: null,
    isAnonymous: false,
    compact: false,
    modelId: null,
    pulseData: null,
    meanings: [],
    isPrivate: false,
    daysRemaining: null,
    theme: null,
    backgroundUrl: null,
  }
}

describe('retros by month', () => {
  test('are one group for each month of a year, the newest first as they came', () => {
    const days = [
      ['c', new Date(2026, 10, 30, 23, 59)],
      ['b', new Date(2026, 10, 1)],
      ['a', new Date(2026, 9, 31, 23, 59)],
      ['z', new Date(2025, 10, 15)],
    ] as const
    const months = retrosByMonth(days.map(([id, day]) => retro(id, day.getTime())))
    expect(months.map(({ retros }) => retros.map(({ id }) => id))).toEqual([['c', 'b'], ['a'], ['z']])
    expect(months.map(({ at }) => new Date(at).getFullYear())).toEqual([2026, 2026, 2025])
  })

  test('are no groups without retros', () => {
    expect(retrosByMonth([])).toEqual([])
  })
})
