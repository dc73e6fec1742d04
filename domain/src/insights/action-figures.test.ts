import { describe, expect, test } from 'vitest'
import { actionFigures } from './action-figures.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1_700_000_000_000
const action = (daysAgo: number, isDone = false) => ({ isDone, createdAt: NOW - daysAgo * DAY })

describe('what became of actions', () => {
  test('counts them, and tells the age of the open ones', () => {
    const actions = [action(30), action(10), action(2), action(90, true)]
    expect(actionFigures(actions, NOW)).toEqual({
      created: 4,
      done: 1,
      open: 3,
      medianAgeDays: 10,
      oldestOpenDays: 30,
    })
  })

  test('ages are whole days that are over', () => {
    expect(actionFigures([action(0.9), action(1.9)], NOW)).toMatchObject({
      medianAgeDays: 0,
      oldestOpenDays: 1,
    })
  })

  test('there is no age where none is open', () => {
    const nothing = { medianAgeDays: null, oldestOpenDays: null }
    expect(actionFigures([action(3, true)], NOW)).toEqual({ created: 1, done: 1, open: 0, ...nothing })
    expect(actionFigures([], NOW)).toEqual({ created: 0, done: 0, open: 0, ...nothing })
  })

  test('one that a clock ahead of ours wrote down is new', () => {
    expect(actionFigures([action(-5)], NOW)).toMatchObject({ medianAgeDays: 0, oldestOpenDays: 0 })
  })
})
