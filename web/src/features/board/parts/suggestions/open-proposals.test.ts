import { namedBoard, play } from '@retropulse/domain/board/testing/boards'
import { addNote, deleteNote, groupNote, moveNote } from '@retropulse/domain/board/testing/commands'
import { facilitator } from '@retropulse/domain/board/testing/people'
import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { openNotes, ungroupedNotes } from './open-proposals.ts'

const fay = facilitator('fay')
const board = play(
  namedBoard(),
  [fay, addNote('n1', 'One', 'good', 'a0')],
  [fay, addNote('n2', 'Two', 'good', 'a1')],
  [fay, addNote('n3', 'Three', 'good', 'a2')],
  [fay, addNote('n4', 'Four', 'good', 'a3')],
)
const proposal = { title: 'Numbers', noteIds: ['n1', 'n2', 'n3'] }
const idsOn = (state: typeof board) => openNotes(state, asId<ColumnId>('good'), proposal).map(({ id }) => id)

test('BOT-24: a proposal keeps the notes that can still be grouped', () => {
  expect(idsOn(board)).toEqual(['n1', 'n2', 'n3'])
  expect(idsOn(play(board, [fay, deleteNote('n1')]))).toEqual(['n2', 'n3'])
  expect(idsOn(play(board, [fay, moveNote('n2', 'bad', 'a0')]))).toEqual(['n1', 'n3'])
  expect(idsOn(play(board, [fay, groupNote('n3', 'n4')]))).toEqual(['n1', 'n2'])
  expect(idsOn(play(board, [fay, groupNote('n4', 'n3')]))).toEqual(['n1', 'n2'])
})

test('BOT-24: notes of other columns and of groups are none to make groups of', () => {
  const grouped = play(board, [fay, groupNote('n2', 'n1')], [fay, moveNote('n3', 'bad', 'a0')])
  expect(ungroupedNotes(grouped, asId<ColumnId>('good')).map(({ id }) => id)).toEqual(['n4'])
})

test('BOT-24: with fewer than two of them there is nothing left to propose', () => {
  expect(idsOn(play(board, [fay, groupNote('n3', 'n2')]))).toEqual([])
})
