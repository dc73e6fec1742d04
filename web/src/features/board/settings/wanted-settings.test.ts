import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { describe, expect, test } from 'vitest'
import { aBoard } from '../testing/board-fixtures.ts'
import { problemsOf, typedFrom, wishFrom } from './wanted-settings.ts'

const before = typedFrom({ ...aBoard({ Good: [], Bad: [] }), title: 'Sprint 12' })

test('board.md §5: five places for columns, however many there are', () => {
  expect(before.columns).toEqual(['Good', 'Bad', '', '', ''])
})

describe('what is wrong is said beside its field', () => {
  test('board.md §5: a title has at most 92 characters, and something to read', () => {
    expect(problemsOf(before)).toEqual({})
    expect(problemsOf({ ...before, name: 'x'.repeat(TITLE_MAX) })).toEqual({})
    expect(problemsOf({ ...before, name: 'x'.repeat(TITLE_MAX + 1) })).toEqual({
      name: 'At most 92 characters',
    })
    expect(problemsOf({ ...before, name: ' \t' })).toEqual({ name: 'A board needs a title' })
  })

  test('columns may be empty, but not too long', () => {
    const columns = ['Good', 'x'.repeat(NAME_MAX + 1), '', '', '']
    expect(problemsOf({ ...before, columns })).toEqual({ 'column-1': 'At most 60 characters' })
  })
})

describe('what is saved', () => {
  test('is what was changed, so that it undoes nobody else’s changes', () => {
    expect(wishFrom(before, before)).toEqual({})
    expect(wishFrom({ ...before, name: 'Sprint 13' }, before)).toEqual({ name: 'Sprint 13' })
    expect(wishFrom({ ...before, isAnonymous: true, disableGifs: true }, before)).toEqual({
      isAnonymous: true,
    })
  })

  test('columns go together, empty ones included, because their places name them', () => {
    const columns = ['Good', '', 'Ideas', '', '']
    expect(wishFrom({ ...before, columns }, before)).toEqual({ columns })
  })
})
