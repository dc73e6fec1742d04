import type { ActionItem } from '@retropulse/domain/board/action-item'
import type { ActionId } from '@retropulse/domain/kernel/ids'
import { asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { ANA, ME } from '../testing/board-fixtures.ts'
import { actionLists } from './action-lists.ts'
import { freshActions } from './fresh-actions.ts'
import { aboutActions, anAction } from './testing/action-fixtures.ts'

const ids = (actions: readonly ActionItem[]) => actions.map(({ id }) => id)

describe('the tabs Open and Done (board.md §2)', () => {
  const actions = aboutActions(
    anAction('old', { timeStamp: 1 }),
    anAction('new', { timeStamp: 9 }),
    anAction('same', { timeStamp: 9 }),
    anAction('done-first', { status: 1, timeStamp: 5, updatedTime: 6 }),
    anAction('done-last', { status: 1, timeStamp: 2, updatedTime: 8 }),
  )

  test('show the newest open action first, and what was done last', () => {
    expect(ids(actionLists(actions).open)).toEqual(['new', 'same', 'old'])
    expect(ids(actionLists(actions).done)).toEqual(['done-last', 'done-first'])
  })

  test('are the same lists for the same actions, so that nothing is drawn again', () => {
    expect(actionLists(actions)).toBe(actionLists(actions))
  })
})

describe('§4: a toast for an action that was created within the last minute', () => {
  const onlooker = { authorIds: [ME], now: 100_000 }
  const nothing: ReadonlySet<ActionId> = new Set()

  test('of somebody else, named or not', () => {
    const actions = aboutActions(
      anAction('theirs', { timeStamp: 50_000, createdBy: ANA }),
      anAction('anonymous', { timeStamp: 90_000, createdBy: null }),
    )
    expect(ids(freshActions(actions, nothing, onlooker)).sort()).toEqual(['anonymous', 'theirs'])
  })

  test('not of one’s own, nor of what is older or was there before', () => {
    const actions = aboutActions(
      anAction('mine', { timeStamp: 90_000, createdBy: ME }),
      anAction('older', { timeStamp: 40_000, createdBy: ANA }),
      anAction('known', { timeStamp: 90_000, createdBy: ANA }),
    )
    expect(freshActions(actions, new Set([asId<ActionId>('known')]), onlooker)).toEqual([])
  })
})
