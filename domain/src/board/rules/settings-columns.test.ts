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

describe('D36: a compact board', () => {
  test('has three columns at most; an ordinary board has five', () => {
    const compact = { ...board, isCompact: true }
    const four = columns(GOOD, BAD, NEXT, ['new', 'Thanks'])
    expect(decide(compact, four, by(fay))).toEqual(refuse('board-full'))
    expect(decide(board, four, by(fay))).toMatchObject({ ok: true })
    expect(decide(compact, columns(NEXT, GOOD, BAD), by(fay))).toMatchObject({ ok: true })
  })
})

describe('board.md §5: 5 inputs; empty ones are removed', () => {
  test('a facilitator says what the columns are from now on', () => {
    const changed = play(board, [fay, columns(NEXT, ['good', 'Wind'], ['new', 'Thanks'], BAD)])
    expect(changed.columns.map(({ id, name }) => [id, name])).toEqual([
      ['next', 'Try next'],
      ['good', 'Wind'],
      ['new', 'Thanks'],
      ['bad', 'Went less well'],
    ])
  })

  test('D30: a column keeps what it asks for; a new one asks for nothing in particular', () => {
    const changed = play(board, [fay, columns(NEXT, ['good', 'Wind'], ['new', 'Thanks'], BAD)])
    expect(changed.columns.map(({ meaning }) => meaning)).toEqual(['idea', 'good', 'other', 'bad'])
  })

  test('empty names are left out, white space is empty', () => {
    const changed = play(board, [fay, columns(GOOD, ['bad', ''], ['next', '  '])])
    expect(changed.columns.map(({ id }) => id)).toEqual(['good'])
  })

  test('if none remain, a single empty column is saved', () => {
    for (const none of [columns(), columns(['good', ''], ['bad', ' '])]) {
      const changed = play(board, [fay, none])
      expect(changed.columns).toEqual([{ id: 'good', name: '', meaning: 'other' }])
      expect(notesInColumn(changed, asId<ColumnId>('good'))).toHaveLength(4)
      expect(decide(changed, none, by(fay))).toEqual(accept())
    }
  })

  test(`board.md §9: up to ${COLUMNS_MAX} columns, empty ones not counted`, () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => [id, `Column ${id}`] as const)
    expect(COLUMNS_MAX).toBe(5)
    expect(decide(board, columns(...five, ['f', '']), by(fay)).ok).toBe(true)
    expect(decide(board, columns(...five, ['f', 'Six']), by(fay))).toEqual(refuse('board-full'))
  })

  test('each has an id of its own and a name that is a line of at most 60 characters', () => {
    expect(decide(board, columns(GOOD, ['good', 'Twice']), by(fay))).toEqual(refuse('id-taken'))
    expect(decide(board, columns(['good', 'x'.repeat(NAME_MAX)]), by(fay)).ok).toBe(true)
    expect(decide(board, columns(['good', 'x'.repeat(NAME_MAX + 1)]), by(fay))).toEqual(
      refuse('text-too-long'),
    )
    expect(decide(board, columns(['good', 'two\nlines']), by(fay))).toEqual(refuse('text-invalid'))
  })

  test('board.md §6: by facilitators only; what is so already is no change', () => {
    for (const person of [mia, guest('gus')])
      expect(decide(board, columns(GOOD), by(person))).toEqual(refuse('forbidden'))
    expect(decide(board, columns(GOOD, BAD, NEXT), by(fay))).toEqual(accept())
  })
})

describe('no note is lost with its column', () => {
  test('those of a column that goes are moved behind those of the one before it', () => {
    const changed = play(board, [fay, columns(GOOD, NEXT)])
    expect(idsIn(changed, 'good')).toEqual(['g1', 'b1', 'b2'])
    expect(idsIn(changed, 'next')).toEqual(['x1'])
  })

  test('of the first column, to the first that is left', () => {
    expect(idsIn(play(board, [fay, columns(BAD, NEXT)]), 'bad')).toEqual(['b1', 'b2', 'g1'])
  })

  test('of several columns, one behind the other', () => {
    expect(idsIn(play(board, [fay, columns(['new', 'All'])]), 'new')).toEqual(['g1', 'b1', 'b2', 'x1'])
  })

  test('they keep all else', () => {
    const changed = play(board, [fay, columns(GOOD, NEXT)])
    expect(noteOf(changed, 'b1')).toEqual({
      ...noteOf(board, 'b1'),
      columnId: 'good',
      rank: noteOf(changed, 'b1').rank,
    })
  })

  test('D27: what lies in the trash comes back to a column that is there', () => {
    const gone = play(board, [mia, deleteNote('b1')], [fay, columns(GOOD, NEXT)], [fay, columns(NEXT)])
    expect(noteOf(play(gone, [mia, restoreNote('b1')]), 'b1').columnId).toBe('next')
  })

  test('no column goes while a vote runs, since the vote may be on it; names may change', () => {
    const voting = play(board, [fay, startVoting({ contentId: asId<ColumnId>('bad') })])
    expect(decide(voting, columns(GOOD, NEXT), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(voting, columns(GOOD, ['bad', 'Rain'], NEXT), by(fay)).ok).toBe(true)
  })

  test('whatever happens, every note is in a column that is there, in the trash too, and no two share a place', () => {
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
