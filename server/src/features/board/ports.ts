import type { BoardCard } from '@retropulse/contract/board'
import type { BoardEvent } from '@retropulse/domain/board/event'
import type { BoardState, Column } from '@retropulse/domain/board/state'
import type { AuthorId, BoardId, CommandId, OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'

/** What one command did: a row of the log. */
export interface LogRow {
  readonly seq: number
  readonly commandId: CommandId
  readonly actor: AuthorId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly BoardEvent[]
}

/** A board as it stands at a sequence number. */
export interface BoardAt {
  readonly seq: number
  readonly state: BoardState
}

/** What a commit wants to write for one board; the rows follow `base` without a gap. */
export interface BoardAppend {
  readonly boardId: BoardId
  readonly base: number
  readonly rows: readonly LogRow[]
  /** The board after the rows, for the board's own row in the table of boards. */
  readonly state: BoardState
}

/** The facts about a board that are not in its log. */
export interface BoardRecord {
  readonly id: BoardId
  readonly teamId: TeamId | null
  readonly orgId: OrgId | null
  readonly createdBy: PersonId
  readonly isPrivate: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A board to be made. */
export interface NewBoard extends Omit<BoardRecord, 'createdAt'> {
  readonly title: string
  readonly columns: readonly Column[]
  readonly isAnonymous: boolean
  readonly at: number
}

/** The log of boards: the truth, of which everything else is a copy. */
export interface BoardLog {
  /**
   * Writes all appends in one transaction and answers whose rows are now durable. A board is left out, with
   * nothing of it written, when its log has moved past `base`. Throws `DuplicateCommand` (nothing written)
   * when a command id is in the log already.
   */
  append(appends: readonly BoardAppend[]): Promise<ReadonlySet<BoardId>>
  /** The newest snapshot, or the empty board at 0; null when there is no such board. */
  loadSnapshot(boardId: BoardId): Promise<BoardAt | null>
  /** Rows after a sequence number, in order. */
  loadRows(boardId: BoardId, after: number): Promise<readonly LogRow[]>
  saveSnapshot(at: BoardAt): Promise<void>
  /** Where commands that were done already stand in the log. */
  findCommands(boardId: BoardId, ids: readonly CommandId[]): Promise<ReadonlyMap<CommandId, number>>
  /** The last sequence number of each board. */
  headsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, number>>
}

/** A command id that is in the log already. */
export class DuplicateCommand extends Error {}

/** The table of boards. */
export interface Boards {
  /** Makes a board, its first event included. */
  create(board: NewBoard): Promise<void>
  find(boardId: BoardId): Promise<BoardRecord | null>
  /** A team's retros, newest first. */
  listOfTeam(teamId: TeamId): Promise<readonly BoardCard[]>
  /** How many retros each of the teams has; those without any are left out. */
  countOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>
}
