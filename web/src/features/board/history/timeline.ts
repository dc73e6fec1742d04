import { emptyBoard, type BoardState } from '@retropulse/domain/board/state'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import type { BoardId, NoteId } from '@retropulse/domain/kernel/ids'

/** What one command did, as this viewer was, or would have been, told of it. */
export interface HistoryRow {
  readonly seq: number
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  readonly events: readonly ViewEvent[]
}

/** A board at every moment of its history. */
export interface Timeline {
  /** Moments, from the first note on; 0 when nothing was ever written. */
  readonly length: number
  at: (moment: number) => Moment
}

export interface Moment {
  readonly board: BoardState
  readonly at: number
  /** The notes that this step touched. */
  readonly touched: ReadonlySet<NoteId>
}

/** Boards kept on the way: any moment is at most so many rows from one of them. */
const KEPT_EVERY = 64

/** Lays a board's rows out to be walked through, forwards, backwards and by leaps. */
export function createTimeline(boardId: BoardId, rows: readonly HistoryRow[]): Timeline {
  const first = rows.findIndex(({ events }) => events.some(({ type }) => type === 'note-added'))
  const kept = new Map<number, BoardState>()
  let last = emptyBoard(boardId)
  for (const [index, { events }] of rows.entries()) {
    if (index % KEPT_EVERY === 0) kept.set(index, last)
    last = events.reduce(evolveView, last)
  }

  function boardAfter(count: number): BoardState {
    const from = count - (count % KEPT_EVERY)
    const board = kept.get(from) ?? last
    return rows.slice(from, count).reduce((before, { events }) => events.reduce(evolveView, before), board)
  }

  return {
    length: first === -1 ? 0 : rows.length - first,
    at(moment) {
      const index = first + Math.min(Math.max(moment, 0), rows.length - first - 1)
      const row = rows[index]
      return {
        board: boardAfter(index + 1),
        at: row?.at ?? 0,
        touched: new Set(row?.events.flatMap((event) => ('noteId' in event ? [event.noteId] : [])) ?? []),
      }
    },
  }
}
