import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardState } from '@retropulse/domain/board/state'
import type { BoardId, CommandId, TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, LogRow, StoredBoard } from './log.ts'

/** A row that is in the log, and the board after it. */
export interface CommittedRow extends LogRow {
  readonly stateAfter: BoardState
}

/** A board in memory: its current state, and enough of the last rows to answer clients that resume. */
export interface LiveBoard {
  readonly id: BoardId
  /** The team of the board, with which it shares its action items (ACTION-17), if any. */
  readonly teamId: TeamId | null
  at: BoardAt
  /** The last rows, oldest first, without a gap up to `at.seq`. */
  recent: CommittedRow[]
  /** Commands known to be in the log, so that a repeated one is answered without a query. */
  readonly done: Map<CommandId, number>
  snapshotSeq: number
}

/** Rows kept for resuming; states share structure, so only the rows themselves cost memory. */
const RECENT_ROWS = 500
const DONE_COMMANDS = 2000

/** Loads a board from its snapshot and the rows after it. */
export function liveBoardFrom(
  id: BoardId,
  { teamId, ...at }: StoredBoard,
  tail: readonly LogRow[],
): LiveBoard {
  const board: LiveBoard = { id, teamId, at, recent: [], done: new Map(), snapshotSeq: at.seq }
  applyRows(board, tail)
  return board
}

/** Applies rows of the log; known ones are skipped. Returns the new ones with their states. */
export function applyRows(board: LiveBoard, rows: readonly LogRow[]): readonly CommittedRow[] {
  let { state } = board.at
  const news = rows.filter((row) => row.seq > board.at.seq)
  const applied = news.map((row) => {
    state = row.events.reduce(evolve, state)
    return { ...row, stateAfter: state }
  })
  adoptRows(board, applied)
  return applied
}

/** Adopts rows with known states, which follow the end of the board without a gap; all of them, or throws. */
export function adoptRows(board: LiveBoard, rows: readonly CommittedRow[]): void {
  const next = board.at.seq + 1
  const late = rows.find((row, at) => row.seq !== next + at)
  if (late !== undefined) throw new Error(`gap in the log of a board before ${late.seq}`)
  for (const row of rows) {
    board.at = { seq: row.seq, state: row.stateAfter }
    board.done.set(row.commandId, row.seq)
  }
  remember(board, rows)
}

function remember(board: LiveBoard, applied: readonly CommittedRow[]): void {
  board.recent.push(...applied)
  if (board.recent.length > 2 * RECENT_ROWS) board.recent = board.recent.slice(-RECENT_ROWS)
  if (board.done.size <= 2 * DONE_COMMANDS) return
  for (const id of [...board.done.keys()].slice(0, -DONE_COMMANDS)) board.done.delete(id)
}
