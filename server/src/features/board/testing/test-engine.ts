import { type BoardEngine, createBoardEngine } from '../engine/board-engine.ts'
import type { BoardLog } from '../engine/log.ts'

export type { BoardEngine, BoardLog }

/** An engine as a server process has it. */
export function engineOn(log: BoardLog, onError: (error: unknown) => void): BoardEngine {
  return createBoardEngine({ log, now: Date.now, onError })
}
