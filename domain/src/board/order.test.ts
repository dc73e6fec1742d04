import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ColumnId, type NoteId } from '../kernel/ids.ts'
import { arbitraryRank } from '../kernel/testing/arbitrary-rank.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { byRank, notesInColumn } from './order.ts'
import type { BoardState, Note } from './state.ts'
import { namedBoard, noteOf, play } from './testing/boards.ts'
import { addNote, moveNote } from './testing/commands.ts'
import { guest } from './testing/people.ts'

const gus = guest('gus')

describe('MOVE-2: the place of a note is its column and its rank', () => {
  const board = play(
    namedBoard(),
    [gus, addNote('middle', 'x', 'good', 'a0')],
    [gus, addNote('late', 'x', 'good', 'a1')],
    [gus, addNote('elsewhere', 'x', 'bad', 'a0')],
    [gus, addNote('first', 'x', 'good', 'Zz')],
    [gus, addNote('between', 'x', 'good', 'a0V')],
  )

  test('MOVE-2: a column shows its own notes by rank, whenever they were written', () => {
    expect(columnOf(board, 'good')).toEqual(['first', 'middle', 'between', 'late'])
    expect(columnOf(board, 'bad')).toEqual(['elsewhere'])
    expect(columnOf(board, 'next')).toEqual([])
  })

  test('MOVE-1: moving one note moves no other', () => {
    const moved = play(board, [gus, moveNote('late', 'good', 'Zy')])
    expect(columnOf(moved, 'good')).toEqual(['late', 'first', 'middle', 'between'])
    const late = asId<NoteId>('late')
    expect(moved.notes.without(late)).toEqual(board.notes.without(late))
  })

  test('ranks are compared as plain text, not by the rules of a language', () => {
    const mixed = play(
      namedBoard(),
      [gus, addNote('low', 'x', 'good', 'a0')],
      [gus, addNote('high', 'x', 'good', 'a1')],
      [gus, addNote('lower', 'x', 'good', 'a0a')],
      [gus, addNote('upper', 'x', 'good', 'a0B')],
      [gus, addNote('digit', 'x', 'good', 'a09')],
    )
    expect(columnOf(mixed, 'good')).toEqual(['low', 'digit', 'upper', 'lower', 'high'])
  })
})

describe('MOVE-4: all participants see the same order', () => {
  const note = noteOf(play(namedBoard(), [gus, addNote('n')]), 'n')

  test('whatever the order in which the notes reached them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(arbitraryRank, { maxLength: 30 }), fc.nat(), (ranks, turn) => {
        const notes = ranks.map((rank, at): Note => ({ ...note, id: asId(`n${at}`), rank }))
        const cut = notes.length === 0 ? 0 : turn % notes.length
        const turned = [...notes.slice(cut), ...notes.slice(0, cut)].reverse()
        expect(turned.sort(byRank)).toEqual(notes.sort(byRank))
      }),
      runs(200),
    )
  })

  test('two notes of one rank, which no decision makes, are ordered by their ids', () => {
    const [one, other] = [
      { ...note, id: asId<Note['id']>('a') },
      { ...note, id: asId<Note['id']>('b') },
    ]
    expect([other, one].sort(byRank)).toEqual([one, other])
    expect([one, other].sort(byRank)).toEqual([one, other])
  })
})

function columnOf(state: BoardState, column: string): string[] {
  return notesInColumn(state, asId<ColumnId>(column)).map(({ id }) => id)
}
