import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { ANA, ME } from '../../testing/board-fixtures.ts'
import { actionLists, freshActions } from './action-lists.ts'
import { aboutActions, anAction } from './testing/action-fixtures.ts'

const ids = (actions: readonly ActionItem[]) => actions.map(({ id }) => id)

describe('the tabs Open and Done', () => {
  const actions = aboutActions(
    anAction('old', { timeStamp: 1 }),
    anAction('new', { timeStamp: 9 }),
    anAction('same', { timeStamp: 9 }),
    anAction('done-first', { status: 1, timeStamp: 5, updatedTime: 6 }),
    anAction('done-last', { status: 1, timeStamp: 2, updatedTime: 8 }),
  )

  test('ACTION-9, BOARD-37: Open begins with the newest action item, Done with the one completed last', () => {
    expect(ids(actionLists(actions).open)).toEqual(['new', 'same', 'old'])
    expect(ids(actionLists(actions).done)).toEqual(['done-last', 'done-first'])
  })

  test('the lists are the same objects for the same action items, so that React does not render them again', () => {
    expect(actionLists(actions)).toBe(actionLists(actions))
  })
})

describe('the toast for a new action item', () => {
  const onlooker = { authorIds: [ME], now: 100_000 }
  const nothing: ReadonlySet<ActionId> = new Set()

  test('ACTION-6: an action item that another participant created within the last minute shows, named or not', () => {
    const actions = aboutActions(
      anAction('theirs', { timeStamp: 50_000, createdBy: ANA }),
      anAction('anonymous', { timeStamp: 90_000, createdBy: null }),
    )
    expect(ids(freshActions(actions, nothing, onlooker)).sort()).toEqual(['anonymous', 'theirs'])
  })

  test('ACTION-6: own action items, older ones, and those that were there before do not show', () => {
    const actions = aboutActions(
      anAction('mine', { timeStamp: 90_000, createdBy: ME }),
      anAction('older', { timeStamp: 40_000, createdBy: ANA }),
      anAction('known', { timeStamp: 90_000, createdBy: ANA }),
    )
    expect(freshActions(actions, new Set([asId<ActionId>('known')]), onlooker)).toEqual([])
  })
})
