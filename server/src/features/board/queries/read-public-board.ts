import type { BoardState } from '@retropulse/domain/board/state'
import type { PseudonymOf } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardEngine } from '../engine/board-engine.ts'
import { liveBoardFrom } from '../engine/live-board.ts'
import type { BoardLog } from '../engine/log.ts'
import { publicView } from '../engine/projector.ts'

export interface ReadPublicBoardPorts {
  readonly engine: Pick<BoardEngine, 'open'>
  readonly log: Pick<BoardLog, 'loadRows'>
  readonly pseudonymsOn: (boardId: BoardId) => PseudonymOf
}

/**
 * A board as all who may enter it may see it; null: there is none. Rows that another process has written are read from
 * the log: what was deleted there must not be sent to a service from here (LINK-7).
 */
export async function readPublicBoard(
  boardId: BoardId,
  { engine, log, pseudonymsOn }: ReadPublicBoardPorts,
): Promise<BoardState | null> {
  const opened = await engine.open(boardId)
  if (opened === null) return null
  const { teamId, at } = opened
  const newest = liveBoardFrom(boardId, { teamId, ...at }, await log.loadRows(boardId, at.seq))
  return publicView(newest, pseudonymsOn)
}
