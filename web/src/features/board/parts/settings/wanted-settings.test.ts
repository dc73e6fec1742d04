import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { describe, expect, test } from 'vitest'
import { aBoard } from '../../testing/board-fixtures.ts'
import { problemsOf, typedFrom, wishFrom } from './wanted-settings.ts'

const before = typedFrom({ ...aBoard({ Good: [], Bad: [] }), title: 'Sprint 12' })

test('BOARD-13: there are five inputs for columns, however many columns the board has', () => {
  expect(before.columns).toEqual(['Good', 'Bad', '', '', ''])
})

test('BOARD-13: three places for columns on a compact board', () => {
  const compact = { ...aBoard({ Good: [], Bad: [] }), isCompact: true }
  expect(typedFrom(compact).columns).toEqual(['Good', 'Bad', ''])
})

describe('errors beside the fields', () => {
  test('BOARD-18, BOARD-71: a title has at most 92 characters, and something to read', () => {
    expect(problemsOf(before)).toEqual({})
    expect(problemsOf({ ...before, name: 'x'.repeat(TITLE_MAX) })).toEqual({})
    expect(problemsOf({ ...before, name: 'x'.repeat(TITLE_MAX + 1) })).toEqual({
      name: 'At most 92 characters',
    })
    expect(problemsOf({ ...before, name: ' \t' })).toEqual({ name: 'Enter a title' })
  })

  test('BOARD-18, BOARD-72: a column may be empty, and has at most 60 characters', () => {
    const columns = ['Good', 'x'.repeat(NAME_MAX + 1), '', '', '']
    expect(problemsOf({ ...before, columns })).toEqual({ 'column-1': 'At most 60 characters' })
  })
})

describe('what Save sends', () => {
  test('BOARD-20: only what the facilitator changed, so that changes of other participants stay', () => {
    expect(wishFrom(before, before)).toEqual({})
    expect(wishFrom({ ...before, name: 'Sprint 13' }, before)).toEqual({ name: 'Sprint 13' })
    expect(wishFrom({ ...before, isAnonymous: true, disableGifs: true }, before)).toEqual({
      isAnonymous: true,
    })
  })

  test('BOARD-20: all columns together, empty ones included, since each is known by its place', () => {
    const columns = ['Good', '', 'Ideas', '', '']
    expect(wishFrom({ ...before, columns }, before)).toEqual({ columns })
  })
})
