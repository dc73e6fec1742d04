import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardLog } from './log.ts'
import { type LiveBoard, liveBoardFrom } from './live-board.ts'

/** The boards in memory. */
export interface LiveBoards {
  /** The board, loaded when it is not in memory yet; null when there is none. */
  open(boardId: BoardId): Promise<LiveBoard | null>
  /** The board if it is in memory. */
  get(boardId: BoardId): LiveBoard | undefined
  ids(): readonly BoardId[]
  all(): readonly LiveBoard[]
  /** Drops a board from memory; the next `open` loads it again. */
  forget(boardId: BoardId): void
}

export function createLiveBoards(log: BoardLog): LiveBoards {
  const boards = new Map<BoardId, LiveBoard>()
  const loading = new Map<BoardId, Promise<LiveBoard | null>>()

  async function load(boardId: BoardId): Promise<LiveBoard | null> {
    const snapshot = await log.loadSnapshot(boardId)
    if (snapshot === null) return null
    const board = liveBoardFrom(boardId, snapshot, await log.loadRows(boardId, snapshot.seq))
    boards.set(boardId, board)
    return board
  }

  return {
    async open(boardId) {
      const known = boards.get(boardId)
      if (known !== undefined) return known
      const underWay = loading.get(boardId)
      if (underWay !== undefined) return underWay
      const attempt = load(boardId).finally(() => loading.delete(boardId))
      loading.set(boardId, attempt)
      return attempt
    },
    get: (boardId) => boards.get(boardId),
    ids: () => [...boards.keys()],
    all: () => [...boards.values()],
    forget(boardId) {
      boards.delete(boardId)
    },
  }
}
