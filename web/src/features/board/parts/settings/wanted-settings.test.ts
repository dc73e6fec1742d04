import type { Column } from '@retropulse/domain/board/state'
import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { NAME_MAX, TITLE_MAX } from '@retropulse/domain/board/limits'
import { describe, expect, test } from 'vitest'
import { aBoard } from '../../testing/board-fixtures.ts'
import { problemsOf, retypedColumns, typedColumns, typedFrom, inputFrom } from './wanted-settings.ts'

const board = { ...aBoard({ Good: [], Bad: [] }), title: 'Sprint 12' }
const shown = board.columns
const before = typedFrom(board)

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
    expect(inputFrom(before, before, shown)).toEqual({})
    expect(inputFrom({ ...before, name: 'Sprint 13' }, before, shown)).toEqual({ name: 'Sprint 13' })
    expect(inputFrom({ ...before, isAnonymous: true, disableGifs: true }, before, shown)).toEqual({
      isAnonymous: true,
    })
  })

  test('BOARD-20: all columns together, empty ones included, since each is known by its place', () => {
    const columns = ['Good', '', 'Ideas', '', '']
    expect(inputFrom({ ...before, columns }, before, shown)).toMatchObject({ columns })
  })

  test('BOARD-21: with the columns that the form has shown, so that the server can tell a change of others', () => {
    const columns = ['Good', 'Worse', '', '', '']
    const shownColumns = shown.map(({ id, name }) => ({ id, name }))
    expect(inputFrom({ ...before, columns }, before, shown)).toEqual({ columns, shownColumns })
    expect(shownColumns.map(({ name }) => name)).toEqual(['Good', 'Bad'])
  })
})

describe('BOARD-21: the inputs after others have changed the columns', () => {
  const [good, bad] = [shown[0]!, shown[1]!]
  const added = { ...good, id: asId<ColumnId>('added'), name: 'Added' }
  const now = (...columns: readonly Column[]) => ({ columns, isCompact: false })

  test('a name that was typed stays, beside one that others have given', () => {
    const typed = ['Better', 'Bad', '', '', '']
    expect(retypedColumns(typed, shown, now(good, { ...bad, name: 'Worse' }))).toEqual([
      'Better',
      'Worse',
      '',
      '',
      '',
    ])
  })

  test('it stays with its column where others have moved, removed or added some', () => {
    const typed = ['Good', 'Worse', '', '', '']
    expect(retypedColumns(typed, shown, now(bad, added, good))).toEqual(['Worse', 'Added', 'Good', '', ''])
    expect(retypedColumns(typed, shown, now(bad))).toEqual(['Worse', '', '', '', ''])
  })

  test('a column that was removed in the form stays removed, one that others removed stays removed too', () => {
    expect(retypedColumns(['', 'Bad', '', '', ''], shown, now(good, { ...bad, name: 'Worse' }))).toEqual([
      '',
      'Worse',
      '',
      '',
      '',
    ])
    expect(retypedColumns(['Good', '', '', '', ''], shown, now(good))).toEqual(['Good', '', '', '', ''])
  })

  test('what was typed for a new column, or for one that is gone, comes last', () => {
    const typed = ['Good', 'Worse', '', 'New', '']
    expect(retypedColumns(typed, shown, now(good, added))).toEqual(['Good', 'Added', 'Worse', 'New', ''])
  })

  test('without anything typed the columns are those of the board', () => {
    const board3 = now(added, bad, good)
    expect(retypedColumns(before.columns, shown, board3)).toEqual(typedColumns(board3))
  })
})
