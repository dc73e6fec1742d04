import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import { enterBoardAs, type Entered, type EnterBoardPorts } from './enter-board.ts'
import { lookAtBoard, type Looked, type LookPorts } from './look-at-board.ts'

/** A board as the calls of teams name it (board.md §7). */
export interface TeamBoard {
  readonly teamId: TeamId
  readonly boardId: BoardId
}

/** Opens a board for a call that names its team too; under another team there is no such board, whoever asks. */
export function lookAtTeamBoard(
  identity: Identity | null,
  { teamId, boardId }: TeamBoard,
  ports: LookPorts,
): Promise<Looked> {
  return lookAtBoard(identity, boardId, { ...ports, boards: ofTeam(teamId, ports.boards) })
}

/** Whether somebody may enter a board, for a call that names its team too. */
export function enterTeamBoardAs(
  identity: Identity | null,
  { teamId, boardId }: TeamBoard,
  ports: EnterBoardPorts,
): Promise<Entered> {
  return enterBoardAs(identity, boardId, { ...ports, boards: ofTeam(teamId, ports.boards) })
}

function ofTeam(teamId: TeamId, boards: EnterBoardPorts['boards']): EnterBoardPorts['boards'] {
  return {
    async find(id) {
      const record = await boards.find(id)
      return record?.teamId === teamId ? record : null
    },
  }
}
