import { evolve } from '@retropulse/domain/board/evolve'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import type { PseudonymOf, Viewer } from '@retropulse/domain/board/visible-board'
import { shownOnce, type ViewEvent, visibleEvents } from '@retropulse/domain/board/visibility'
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
 * A row as its reader was or would have been sent it, and the board after it. A text that was hidden then is hidden
 * here, so that what was overwritten or deleted before a reveal stays hidden (MASK-18). Authors alone follow the author
 * visibility of now: otherwise, comparing two histories could link pseudonyms to their authors (ANON-16).
 */
export function replayRow(
  from: BoardAt,
  { seq, at, events }: LogRow,
  { viewer, pseudonymOf, isAnonymous }: HistoryReader,
): { readonly shown: HistoryRow; readonly after: BoardAt } {
  const state = events.reduce(evolve, from.state)
  const seen: BoardState = { ...state, isAnonymous }
  const shown = shownOnce(events.flatMap((event) => visibleEvents(event, seen, viewer, pseudonymOf)))
  return { shown: { seq, at, events: shown }, after: { seq, state } }
}

/** The board after rows, without a listener. */
export function replay(from: BoardAt, rows: readonly LogRow[]): BoardAt {
  const state = rows.flatMap((row) => row.events).reduce(evolve, from.state)
  return { seq: rows.at(-1)?.seq ?? from.seq, state }
}
