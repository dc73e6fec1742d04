import { evolve } from '@retropulse/domain/board/evolve'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import type { PseudonymOf, Viewer } from '@retropulse/domain/board/visible-board'
import { type ViewEvent, visibleEvents } from '@retropulse/domain/board/visibility'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, LogRow } from '../engine/log.ts'

/** The viewer of a history. */
export interface HistoryReader {
  readonly viewer: Viewer
  readonly pseudonymOf: PseudonymOf
  /** Whether the board hides its authors now. */
  readonly isAnonymous: boolean
}

export interface HistoryRow {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly ViewEvent[]
}

/** A board before its first row. */
export function emptyBoardAt(boardId: BoardId): BoardAt {
  return { seq: 0, state: emptyBoard(boardId) }
}

/**
 * The rows as the listener might read them when they happened, and the board after them. A text that was hidden then is
 * hidden here, so that what was overwritten or deleted before a reveal stays hidden (MASK-18). Authors alone follow the
 * author visibility of now: otherwise, comparing two histories could link pseudonyms to their authors (ANON-16).
 */
export function replayFor(
  from: BoardAt,
  rows: readonly LogRow[],
  { viewer, pseudonymOf, isAnonymous }: HistoryReader,
): { readonly told: readonly HistoryRow[]; readonly after: BoardAt } {
  let state: BoardState = from.state
  const told = rows.map(({ seq, at, events }) => ({
    seq,
    at,
    events: events.flatMap((event) => {
      state = evolve(state, event)
      return visibleEvents(event, { ...state, isAnonymous }, viewer, pseudonymOf)
    }),
  }))
  return { told, after: { seq: rows.at(-1)?.seq ?? from.seq, state } }
}

/** The board after rows, without a listener. */
export function replay(from: BoardAt, rows: readonly LogRow[]): BoardAt {
  const state = rows.flatMap((row) => row.events).reduce(evolve, from.state)
  return { seq: rows.at(-1)?.seq ?? from.seq, state }
}
