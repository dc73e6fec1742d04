import { evolve } from '@retropulse/domain/board/evolve'
import { type BoardState, emptyBoard } from '@retropulse/domain/board/state'
import type { PseudonymOf, Viewer } from '@retropulse/domain/board/visible-board'
import { type ViewEvent, visibleEvents } from '@retropulse/domain/board/visibility'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, LogRow } from '../ports.ts'

/** Who is told what happened earlier. */
export interface Listener {
  readonly viewer: Viewer
  readonly pseudonymOf: PseudonymOf
  /** Whether the board hides its authors now. */
  readonly isAnonymous: boolean
}

export interface RetoldRow {
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly ViewEvent[]
}

/** A board before its first row. */
export function beforeAll(boardId: BoardId): BoardAt {
  return { seq: 0, state: emptyBoard(boardId) }
}

/**
 * What somebody would have been told of rows as they happened, and the board after them. A text that was hidden then
 * is hidden here, so that what was overwritten or deleted before a reveal is read by nobody (D8). Authors alone are
 * told as they may be known now: were they shown now and not then, or then and not now, whoever compared the two would
 * learn whose pseudonym is whose (D9).
 */
export function retell(
  from: BoardAt,
  rows: readonly LogRow[],
  { viewer, pseudonymOf, isAnonymous }: Listener,
): { readonly told: readonly RetoldRow[]; readonly after: BoardAt } {
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

/** The board after rows, told to nobody. */
export function replay(from: BoardAt, rows: readonly LogRow[]): BoardAt {
  const state = rows.flatMap((row) => row.events).reduce(evolve, from.state)
  return { seq: rows.at(-1)?.seq ?? from.seq, state }
}
