import type { ViewEvent } from '@retropulse/domain/board/visibility'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { columnId, noteId } from '../testing/board-fixtures.ts'
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

describe('a retro from its first note to its last', () => {
  const timeline = createTimeline(BOARD, rows)

  test('begins with the first note, whatever came before', () => {
    expect(timeline.length).toBe(200)
    expect(timeline.at(0).board.notes.size).toBe(1)
    expect(timeline.at(0).board.title).toBe('Sprint 2')
  })

  test('is at every moment what the rows up to it make', () => {
    for (const moment of [199, 0, 63, 64, 65, 130, 1]) {
      const wanted = rows
        .slice(0, moment + 3)
        .flatMap(({ events }) => events)
        .reduce(evolveView, emptyBoard(BOARD))
      expect(timeline.at(moment).board).toEqual(wanted)
    }
  })

  test('knows when it was and what was touched', () => {
    expect(timeline.at(5)).toMatchObject({ at: 7000, touched: new Set([noteId('n5')]) })
  })

  test('beyond its ends it stays there', () => {
    expect(timeline.at(-3).board.notes.size).toBe(1)
    expect(timeline.at(900).board.notes.size).toBe(200)
  })

  test('of a board without notes there is nothing to walk through', () => {
    expect(createTimeline(BOARD, rows.slice(0, 2)).length).toBe(0)
  })
})
