import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { columnId, noteId } from '../../testing/board-fixtures.ts'
import { createTimeline, type HistoryRow } from './timeline.ts'

const BOARD = asId<BoardId>('b1')

function added(at: number): ViewEvent {
  const note = { noteId: noteId(`n${at}`), columnId: columnId('a'), rank: `a${at}` }
  return { type: 'note-added', ...note, text: `note ${at}`, by: asId<AuthorId>('~me'), at }
}

const created: ViewEvent = {
  type: 'board-created',
  title: 'Sprint',
  columns: [{ id: columnId('a'), name: 'A', meaning: 'other' }],
  isAnonymous: false,
  at: 0,
}
const renamed: ViewEvent = { type: 'board-renamed', title: 'Sprint 2' }

const rows: readonly HistoryRow[] = [
  [created],
  [renamed],
  ...Array.from({ length: 200 }, (_, at) => [added(at)]),
].map((events, index) => ({ seq: index + 1, at: index * 1000, events }))

describe('the timeline of a retro', () => {
  const timeline = createTimeline(BOARD, rows)

  test('BOARD-54: it begins with the first note, whatever came before', () => {
    expect(timeline.length).toBe(200)
    expect(timeline.at(0).board.notes.size).toBe(1)
    expect(timeline.at(0).board.title).toBe('Sprint 2')
  })

  test('BOARD-54: at every moment the board is what the rows up to then make', () => {
    for (const moment of [199, 0, 63, 64, 65, 130, 1]) {
      const wanted = rows
        .slice(0, moment + 3)
        .flatMap(({ events }) => events)
        .reduce(evolveView, emptyBoard(BOARD))
      expect(timeline.at(moment).board).toEqual(wanted)
    }
  })

  test('it knows the time of a moment and the notes that it touched', () => {
    expect(timeline.at(5)).toMatchObject({ at: 7000, touched: new Set([noteId('n5')]) })
  })

  test('a moment beyond an end is that end', () => {
    expect(timeline.at(-3).board.notes.size).toBe(1)
    expect(timeline.at(900).board.notes.size).toBe(200)
  })

  test('the timeline of a board without notes is empty', () => {
    expect(createTimeline(BOARD, rows.slice(0, 2)).length).toBe(0)
  })
})
