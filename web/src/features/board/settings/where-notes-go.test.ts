import { VOTES_DEFAULT } from '@retropulse/domain/board/limits'
import type { BoardState } from '@retropulse/domain/board/state'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { describe, expect, test } from 'vitest'
import { aBoard, ME } from '../testing/board-fixtures.ts'
import { whereNotesGo } from './where-notes-go.ts'

const YOU = { id: ME, pseudonym: ME, authorIds: [ME], isFacilitator: false, seesAssignees: true }
const board = aBoard({ Good: ['n1'], Bad: ['n2', 'n3'], Ideas: [] })

const leaving = (typed: readonly string[], on: BoardState = board) => {
  const found = whereNotesGo(on, typed, YOU)
  return found === null ? null : [...found]
}

describe('removing a column says where its notes go (board.md §5)', () => {
  test('to the nearest one before it that stays', () => {
    expect(leaving(['Good', '', 'Ideas', '', ''])).toEqual([[1, { count: 2, to: 'Good' }]])
  })

  test('from the first one to the first that stays, by the name that it gets', () => {
    expect(leaving(['', 'Not so good', 'Ideas', '', ''])).toEqual([[0, { count: 1, to: 'Not so good' }]])
  })

  test('with none left, to the one column without a name', () => {
    expect(leaving(['', ' ', '', '', ''])).toEqual([[1, { count: 2, to: '' }]])
  })

  test('nothing is said of renamed, new and empty columns', () => {
    expect(leaving(['Great', 'Bad', '', '', 'More'])).toEqual([])
  })

  test('while a vote runs it has to wait', () => {
    const voting = {
      status: 'vote' as const,
      contentId: null,
      maxVotes: VOTES_DEFAULT,
      showsTotals: false,
      existingVotes: PersistentMap.empty<typeof ME, never>(),
      castOrder: PersistentMap.empty<typeof ME, never>(),
      done: [],
      doneCount: 0,
    }
    expect(leaving(['Good', '', 'Ideas', '', ''], { ...board, voting })).toBeNull()
    expect(leaving(['Great', 'Bad', 'Ideas', '', ''], { ...board, voting })).toEqual([])
  })
})
