import type { CreateBoard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { AuthorId, BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../auth/api.ts'
import type { BoardCreated } from './commands/create-board.ts'
import type { BoardEngine } from './engine/board-engine.ts'
import type { LiveBoard } from './engine/live-board.ts'
import type { LiveRoom } from './live/join.ts'
import type { AuthorizeBoardResult } from './queries/authorize-board.ts'
import type { BoardPlace } from './queries/authorize-team-board.ts'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { ArchiveAnnouncements } from './store/archive-announcements.ts'
import type { Boards, NewBoard } from './store/boards.ts'
import type { TeamRetros } from './store/team-retros.ts'

export { type BoardAt, type LogRow, SYSTEM_AUTHOR } from './engine/log.ts'
export type { LiveBoard } from './engine/live-board.ts'
export { ANONYMOUS_VIEWER, type BoardProjection, type PublicBoard } from './engine/projector.ts'
export { BOARD_PATHS, boardPlaceParams } from './http/board-paths.ts'
export type { LiveRoom } from './live/join.ts'
export { authorsOn } from './queries/authors-on.ts'
export type {
  AuthorizedBoard,
  AuthorizeBoardResult,
  AuthorizeBoardRefusal,
} from './queries/authorize-board.ts'
export { removableIdsOf } from './queries/removable-ids.ts'
export type { BoardPlace, TeamBoard } from './queries/authorize-team-board.ts'
export type { ArchiveAnnouncements, ExpiringBoard } from './store/archive-announcements.ts'
export type { BoardRecord, Boards, NewBoard } from './store/boards.ts'
export type { CommitParticipant, NewBoardState, WrittenRows } from './store/commit-participant.ts'
export type { BoardTables } from './store/tables.ts'
export type { ListedBoard, TeamRetros } from './store/team-retros.ts'

/** Opens boards for calls over HTTP, by the rules of their sockets (PERM-15, LEAD-13). */
export interface BoardAuthorization {
  readonly authorizeBoard: (identity: Identity | null, boardId: BoardId) => Promise<AuthorizeBoardResult>
  /** Under another team than its own a board is not found, for every caller (PERM-18). */
  readonly authorizeTeamBoard: (identity: Identity | null, place: BoardPlace) => Promise<AuthorizeBoardResult>
}

/** The rooms of the boards that have a participant in this process. */
export interface LiveRooms {
  get(boardId: BoardId): LiveRoom | undefined
  all(): Iterable<LiveRoom>
}

/** What other features do with boards. */
export interface BoardApi extends BoardAuthorization {
  readonly archiveAnnouncements: ArchiveAnnouncements
  readonly boards: Pick<Boards, 'find' | 'create'> & Pick<TeamRetros, 'listOf' | 'pageOf' | 'findListed'>
  /** Starts a retro in a team, for people who may (CREATE-15). */
  readonly createBoard: (
    identity: Identity | null,
    teamId: TeamId,
    input: CreateBoard,
  ) => Promise<BoardCreated>
  readonly engine: Pick<BoardEngine, 'open' | 'liveOf' | 'submit' | 'onCommitted'>
  /** A board as all who may enter it may see it, without names of people (INSIGHT-23); null: there is none. */
  readonly publicBoard: (boardId: BoardId) => Promise<BoardState | null>
  readonly rooms: LiveRooms
  /** The participants on a board at this moment, in all processes. */
  readonly peopleOn: (boardId: BoardId) => ReadonlySet<AuthorId>
  /**
   * Submits commands of a person who is not on the board's socket, and resolves once they are durable. If any of them
   * would be refused as the board is now, none is submitted.
   */
  readonly submitAll: (
    board: LiveBoard,
    actor: Actor,
    commands: readonly BoardCommand[],
  ) => Promise<{ readonly ok: true } | Refused>
  /** Calls the listener with each board of a team that this process creates. */
  readonly onCreated: (listener: (board: NewBoard) => void) => void
  /** Runs long work about boards, one queue for all of it, so that no board is held up (LIMIT-22). */
  readonly doInSteps: DoInSteps
}
