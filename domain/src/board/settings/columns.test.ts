import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import { COLUMNS_MAX, NAME_MAX } from '../limits.ts'
import { notesInColumn } from '../order.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, deleteNote, restoreNote, startVoting } from '../testing/commands.ts'
import { arbitraryHistory, runHistory } from '../testing/history.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { inverseOf } from '../undo/undo.ts'

const fay = facilitator('fay')
const mia = member('mia')
const board = play(
  namedBoard(),
  [mia, addNote('g1', 'Good 1', 'good', 'a0')],
  [mia, addNote('b1', 'Bad 1', 'bad', 'a0')],
  [mia, addNote('b2', 'Bad 2', 'bad', 'a1')],
  [mia, addNote('x1', 'Next 1', 'next', 'a0')],
)
const GOOD = ['good', 'Went well'] as const
const BAD = ['bad', 'Went less well'] as const
const NEXT = ['next', 'Try next'] as const

describe('BOARD-74: a compact board', () => {
  test('BOARD-73, BOARD-74: has three columns at most; an ordinary board has five', () => {
    const compact = { ...board, isCompact: true }
    const four = columns(GOOD, BAD, NEXT, ['new', 'Thanks'])
    expect(decide(compact, four, by(fay))).toEqual(refuse('board-full'))
    expect(decide(board, four, by(fay))).toMatchObject({ ok: true })
    expect(decide(compact, columns(NEXT, GOOD, BAD), by(fay))).toMatchObject({ ok: true })
  })
})

describe('BOARD-14: a facilitator sets the columns, and empty ones are removed', () => {
  test('a facilitator sets, orders and names the columns', () => {
    const changed = play(board, [fay, columns(NEXT, ['good', 'Wind'], ['new', 'Thanks'], BAD)])
    expect(changed.columns.map(({ id, name }) => [id, name])).toEqual([
      ['next', 'Try next'],
      ['good', 'Wind'],
      ['new', 'Thanks'],
      ['bad', 'Went less well'],
    ])
  })

  test('CREATE-25: a column keeps its base meaning; a new one has "other"', () => {
    const changed = play(board, [fay, columns(NEXT, ['good', 'Wind'], ['new', 'Thanks'], BAD)])
    expect(changed.columns.map(({ meaning }) => meaning)).toEqual(['idea', 'good', 'other', 'bad'])
  })

  test('BOARD-14: names that are empty or white space are left out', () => {
    const changed = play(board, [fay, columns(GOOD, ['bad', ''], ['next', '  '])])
    expect(changed.columns.map(({ id }) => id)).toEqual(['good'])
  })

  test('BOARD-15: where none remains, a single column without a name is saved', () => {
    for (const none of [columns(['good', '']), columns(['good', ''], ['bad', ' '])]) {
      const changed = play(board, [fay, none])
      expect(changed.columns).toEqual([{ id: 'good', name: '', meaning: 'other' }])
      expect(notesInColumn(changed, asId<ColumnId>('good'))).toHaveLength(4)
      expect(decide(changed, none, by(fay))).toEqual(accept())
    }
  })

  test('a list without any column is refused; the settings form always sends five names', () => {
    expect(decide(board, columns(), by(fay))).toEqual(refuse('text-empty'))
    expect(decide(board, columns(), by(mia))).toEqual(refuse('forbidden'))
  })

  test(`BOARD-73: up to ${COLUMNS_MAX} columns, empty ones not counted`, () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => [id, `Column ${id}`] as const)
    expect(COLUMNS_MAX).toBe(5)
    expect(decide(board, columns(...five, ['f', '']), by(fay)).ok).toBe(true)
    expect(decide(board, columns(...five, ['f', 'Six']), by(fay))).toEqual(refuse('board-full'))
  })

  test('BOARD-72: each has an id of its own and a name that is a line of at most 60 characters', () => {
    expect(decide(board, columns(GOOD, ['good', 'Twice']), by(fay))).toEqual(refuse('id-taken'))
    expect(decide(board, columns(['good', 'x'.repeat(NAME_MAX)]), by(fay)).ok).toBe(true)
    expect(decide(board, columns(['good', 'x'.repeat(NAME_MAX + 1)]), by(fay))).toEqual(
      refuse('text-too-long'),
    )
    expect(decide(board, columns(['good', 'two\nlines']), by(fay))).toEqual(refuse('text-invalid'))
  })

  test('PERM-23: participants who are not facilitators are refused; the same columns change nothing', () => {
    for (const person of [mia, guest('gus')])
      expect(decide(board, columns(GOOD), by(person))).toEqual(refuse('forbidden'))
    expect(decide(board, columns(GOOD, BAD, NEXT), by(fay))).toEqual(accept())
  })
})

describe('BOARD-16: a column that is removed takes no note with it', () => {
  test('BOARD-16: its notes move behind those of the column before it', () => {
    const changed = play(board, [fay, columns(GOOD, NEXT)])
    expect(idsIn(changed, 'good')).toEqual(['g1', 'b1', 'b2'])
    expect(idsIn(changed, 'next')).toEqual(['x1'])
  })

  test('BOARD-16: notes of the first column move to the first that is left', () => {
    expect(idsIn(play(board, [fay, columns(BAD, NEXT)]), 'bad')).toEqual(['b1', 'b2', 'g1'])
  })

  test('BOARD-16: notes of several columns stand one behind the other', () => {
    expect(idsIn(play(board, [fay, columns(['new', 'All'])]), 'new')).toEqual(['g1', 'b1', 'b2', 'x1'])
  })

  test('BOARD-16: the notes keep all else', () => {
    const changed = play(board, [fay, columns(GOOD, NEXT)])
    expect(noteOf(changed, 'b1')).toEqual({
      ...noteOf(board, 'b1'),
      columnId: 'good',
      rank: noteOf(changed, 'b1').rank,
    })
  })

  test('a note in the trash comes back to a column that exists', () => {
    const gone = play(board, [mia, deleteNote('b1')], [fay, columns(GOOD, NEXT)], [fay, columns(NEXT)])
    expect(noteOf(play(gone, [mia, restoreNote('b1')]), 'b1').columnId).toBe('next')
  })

  test('BOARD-17, VOTE-29: while a vote runs no column is removed, but columns are renamed', () => {
    const voting = play(board, [fay, startVoting({ contentId: asId<ColumnId>('bad') })])
    expect(decide(voting, columns(GOOD, NEXT), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(voting, columns(GOOD, ['bad', 'Rain'], NEXT), by(fay)).ok).toBe(true)
  })

  test('BOARD-16: whatever happens, every note is in an existing column, in the trash too, at its own place', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const last = runHistory(board, steps).at(-1)?.after ?? board
        const known = new Set(last.columns.map(({ id }) => id))
        const notes = [...last.notes.values(), ...last.trash.notes.values()]
        expect(notes.filter(({ columnId }) => !known.has(columnId))).toEqual([])
        const places = last.notes.values().map(({ columnId, rank }) => `${columnId} ${rank}`)
        expect(new Set(places).size).toBe(places.length)
      }),
      runs(150),
    )
  })
})

function idsIn(state: BoardState, column: string): readonly string[] {
  return notesInColumn(state, asId<ColumnId>(column)).map(({ id }) => id)
}

function columns(...all: readonly (readonly [id: string, name: string])[]) {
  return {
    type: 'set-columns',
    columns: all.map(([id, name]) => ({ id: asId<ColumnId>(id), name })),
  } as const
}

describe('BOARD-21: columns that others changed since the sender saw them', () => {
  const wanted = columns(['good', 'Wind'], BAD, NEXT)
  const late = { ...wanted, shown: board.columns.map(({ id, name }) => ({ id, name })) }
  test.each([
    ['renamed', columns(GOOD, ['bad', 'Worse'], NEXT)],
    ['removed the last one', columns(GOOD, BAD)],
    ['added one', columns(GOOD, BAD, NEXT, ['new', 'Thanks'])],
    ['moved', columns(BAD, GOOD, NEXT)],
  ])('BOARD-21: are refused where others have %s', (_name, meanwhile) => {
    expect(decide(play(board, [fay, meanwhile]), late, by(fay))).toEqual(refuse('columns-changed'))
  })

  test('BOARD-21: are set where they are as shown, and change nothing where others have done the same', () => {
    const set = play(board, [fay, late])
    expect(set.columns[0]?.name).toBe('Wind')
    expect(decide(set, late, by(fay))).toEqual(accept())
    expect(decide(play(board, [fay, columns(GOOD, BAD)]), late, by(mia))).toEqual(refuse('forbidden'))
  })

  test('BOARD-20: without what the sender saw, as from earlier pages, they are set as before', () => {
    const renamed = play(board, [fay, columns(GOOD, ['bad', 'Worse'], NEXT)])
    expect(play(renamed, [fay, wanted]).columns[1]?.name).toBe('Went less well')
  })

  test('UNDO-1: undo brings the columns before back, and redo sets them again', () => {
    const inverse = inverseOf(board, late, fay) ?? []
    const back = play(play(board, [fay, late]), ...inverse.map((one) => [fay, one] as const))
    expect(back.columns).toEqual(board.columns)
    expect(play(back, [fay, late]).columns[0]?.name).toBe('Wind')
  })
})
