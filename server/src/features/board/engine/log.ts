import type { BoardEvent } from '@retropulse/domain/board/event'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type CommandId, type TeamId } from '@retropulse/domain/kernel/ids'

/** What one command did: a row of the log. */
export interface LogRow {
  readonly seq: number
  readonly commandId: CommandId
  readonly actor: AuthorId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly BoardEvent[]
}

/** The state of a board at a sequence number. */
export interface BoardAt {
  readonly seq: number
  readonly state: BoardState
}

/** A board as it was stored, with its team. */
export interface StoredBoard extends BoardAt {
  readonly teamId: TeamId | null
}

/** The rows to write for one board in a commit; they follow `base` without a gap. */
export interface BoardAppend {
  readonly boardId: BoardId
  readonly base: number
  readonly rows: readonly LogRow[]
  /** The board after the rows, from which its row in the table of boards is updated. */
  readonly state: BoardState
}

/** The log of boards: the source of truth, from which all other tables about boards are derived. */
export interface BoardLog {
  /**
   * Writes all appends in one transaction and answers which boards' rows are now durable. A board is left out, with
   * nothing of it written, when its log has moved past `base`. Throws `DuplicateCommand` (nothing written) when a
   * command id is in the log already. Changes of action items of a team's board are written to the table of the
   * teams' action items in the same transaction.
   */
  append(appends: readonly BoardAppend[]): Promise<ReadonlySet<BoardId>>
  /** The newest snapshot, or the empty board at 0; null when there is no such board. */
  loadSnapshot(boardId: BoardId): Promise<StoredBoard | null>
  /** Rows after a sequence number, in order; the first `limit` of them, or all. */
  loadRows(boardId: BoardId, after: number, limit?: number): Promise<readonly LogRow[]>
  saveSnapshot(at: BoardAt): Promise<void>
  /** The sequence numbers of those of the commands that are in the log already. */
  findCommands(boardId: BoardId, ids: readonly CommandId[]): Promise<ReadonlyMap<CommandId, number>>
  /** The last sequence number of each board. */
  headsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, number>>
}

/** A command id that is in the log already. */
export class DuplicateCommand extends Error {}

/**
 * The author, in the log, of what the server itself did, such as carrying a change over from another board of the team.
 * It has the form of a pseudonym, so that no person is looked up for it, and is shorter than one.
 */
export const SYSTEM_AUTHOR = asId<AuthorId>('~system')
