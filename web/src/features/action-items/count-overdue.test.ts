import { expect, test } from 'vitest'
import { countOverdue } from './count-overdue.ts'

const TODAY = '2026-11-22'
const late = { status: 'open', due: '2026-11-21' } as const
const today = { status: 'open', due: TODAY } as const
const done = { status: 'done', due: '2026-11-20' } as const

// Rules: ACTION-42
test('action items are overdue when they are open and their due date has passed', () => {
  expect(countOverdue([late, late, today, { status: 'open', due: null }, done], TODAY, false)).toBe(2)
  expect(countOverdue([], TODAY, false)).toBe(0)
})

// Rules: ACTION-42
test('how many are overdue is known of a part of the list that has others behind them, and unknown of one without', () => {
  expect(countOverdue([late, today], TODAY, true)).toBe(1)
  expect(countOverdue([late, late], TODAY, true)).toBeNull()
  expect(countOverdue([], TODAY, true)).toBeNull()
})
