import { VOTES_DEFAULT } from '@retropulse/domain/board/limits'
import type { BoardState } from '@retropulse/domain/board/state'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { describe, expect, test } from 'vitest'
import { aBoard, ME } from '../../testing/board-fixtures.ts'
import { whereNotesGo } from './notes-of-removed-columns.ts'

const YOU = { id: ME, pseudonym: ME, authorIds: [ME], isFacilitator: false, seesAssignees: true }
const board = aBoard({ Good: ['n1'], Bad: ['n2', 'n3'], Ideas: [] })

const leaving = (typed: readonly string[], on: BoardState = board) => {
  const found = whereNotesGo(on, typed, YOU)
  return found === null ? null : [...found]
}

describe('where the notes of a removed column go', () => {
  test('BOARD-16: to the nearest column before it that stays', () => {
    expect(leaving(['Good', '', 'Ideas', '', ''])).toEqual([[1, { count: 2, to: 'Good' }]])
  })

  test('BOARD-16: from the first column to the first that stays, under its new name', () => {
    expect(leaving(['', 'Not so good', 'Ideas', '', ''])).toEqual([[0, { count: 1, to: 'Not so good' }]])
  })

  test('BOARD-15: to the one column without a name, when none remains', () => {
    expect(leaving(['', ' ', '', '', ''])).toEqual([[1, { count: 2, to: '' }]])
  })

  test('BOARD-16: nothing is said of renamed, new and empty columns', () => {
    expect(leaving(['Great', 'Bad', '', '', 'More'])).toEqual([])
  })

  test('BOARD-17: while a vote runs no column is removed, and columns may be renamed', () => {
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
