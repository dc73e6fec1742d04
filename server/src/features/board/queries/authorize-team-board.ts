import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { enterBoardAs, type Entered, type EnterBoardPorts } from './enter-board.ts'
import { authorizeBoard, type AuthorizeBoardResult, type AuthorizeBoardPorts } from './authorize-board.ts'

/** A board as a call names it: under its team, or on its own where it has none (BOARD-26, BOARD-27). */
export interface BoardPlace {
  /** Null: only a board without a team is meant. */
  readonly teamId: TeamId | null
  readonly boardId: BoardId
}

/** A board of a team. */
export interface TeamBoard extends BoardPlace {
  readonly teamId: TeamId
}

/**
 * Opens a board for a call that also names its team; under another team it is not found, for every caller (PERM-18).
 */
export function authorizeTeamBoard(
  identity: Identity | null,
  { teamId, boardId }: BoardPlace,
  ports: AuthorizeBoardPorts,
): Promise<AuthorizeBoardResult> {
  return authorizeBoard(identity, boardId, { ...ports, boards: ofTeam(teamId, ports.boards) })
}

/** Whether a person may enter a board, for a call that also names its team. */
export function enterTeamBoardAs(
  identity: Identity | null,
  { teamId, boardId }: BoardPlace,
  ports: EnterBoardPorts,
): Promise<Entered> {
  return enterBoardAs(identity, boardId, { ...ports, boards: ofTeam(teamId, ports.boards) })
}

function ofTeam(teamId: TeamId | null, boards: EnterBoardPorts['boards']): EnterBoardPorts['boards'] {
  return {
    async find(id) {
      const record = await boards.find(id)
      return record?.teamId === teamId ? record : null
    },
  }
}
