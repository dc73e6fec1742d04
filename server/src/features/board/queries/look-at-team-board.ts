import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
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
  const { boards } = ports
  return lookAtBoard(identity, boardId, {
    ...ports,
    boards: {
      async find(id) {
        const record = await boards.find(id)
        return record?.teamId === teamId ? record : null
      },
    },
  })
}
