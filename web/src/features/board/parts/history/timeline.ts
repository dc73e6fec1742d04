import { emptyBoard, type BoardState } from '@retropulse/domain/board/state'
import { evolveView } from '@retropulse/domain/board/evolve-view'
import type { ViewEvent } from '@retropulse/domain/board/visibility'
import type { BoardId, NoteId } from '@retropulse/domain/kernel/ids'

/** The events of one command, as this viewer received or would have received them. */
export interface HistoryRow {
  readonly seq: number
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  readonly events: readonly ViewEvent[]
}

/** A board at every moment of its history (BOARD-54). */
export interface Timeline {
  /** The number of moments from the first note on; 0 when no note was ever written. */
  readonly length: number
  at: (moment: number) => Moment
}

export interface Moment {
  readonly board: BoardState
  readonly at: number
  /** The notes that this step touched. */
  readonly touched: ReadonlySet<NoteId>
}

/** Every so many rows a board is kept, so that no moment is computed from the beginning. */
const CHECKPOINT_EVERY = 64

/** Makes a timeline of a board's rows, to be read in any order. */
export function createTimeline(boardId: BoardId, rows: readonly HistoryRow[]): Timeline {
  const first = rows.findIndex(({ events }) => events.some(({ type }) => type === 'note-added'))
  const checkpoints = new Map<number, BoardState>()
  let last = emptyBoard(boardId)
  for (const [index, { events }] of rows.entries()) {
    if (index % CHECKPOINT_EVERY === 0) checkpoints.set(index, last)
    last = events.reduce(evolveView, last)
  }

  function boardAfter(count: number): BoardState {
    const from = count - (count % CHECKPOINT_EVERY)
    const board = checkpoints.get(from) ?? last
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
