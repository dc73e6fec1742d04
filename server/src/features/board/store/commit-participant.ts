import type { BoardState } from '@retropulse/domain/board/state'
import type { BoardId, OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { BoardAppend, LogRow } from '../engine/log.ts'
import type { BoardTables } from './tables.ts'

/** Rows that were written to the log of a board, and the board after them. */
export type WrittenRows = Pick<BoardAppend, 'boardId' | 'rows' | 'state'>

/**
 * Tables of another feature that follow from the log of boards, such as that of the teams' action items. They are
 * written in the transaction that writes the log, so that neither is ever stored without the other.
 */
export interface CommitParticipant {
  /** Whether a row changes these tables. Called for each row of each commit: it has to be cheap. */
  readonly concerns: (row: Pick<LogRow, 'actor' | 'events'>) => boolean
  /** Writes the changes of the rows; the boards are locked, in the order of their ids. */
  readonly write: (transaction: Kysely<BoardTables>, written: readonly WrittenRows[]) => Promise<void>
  /** Whether what a new board brings along still fits in, locked until the end of the transaction. */
  readonly hasRoomFor: (transaction: Kysely<BoardTables>, board: NewBoardState) => Promise<boolean>
  /** Erases what only this board needs; called before the board is erased. */
  readonly purgeBoard: (transaction: Kysely<BoardTables>, boardId: BoardId) => Promise<void>
}

export interface NewBoardState {
  readonly teamId: TeamId | null
  readonly orgId: OrgId | null
  readonly state: BoardState
}
