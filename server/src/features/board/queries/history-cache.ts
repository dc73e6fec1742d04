import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, BoardLog } from '../engine/log.ts'
import { emptyBoardAt, replay } from './replay-history.ts'

/** A cache of board states at the ends of history pages, so that the next page is not replayed from the beginning. */
export interface HistoryCache {
  /** The board after its row `seq`. */
  at(boardId: BoardId, seq: number): Promise<BoardAt>
  keep(at: BoardAt): void
}

/** Boards in the cache at most; the one used longest ago is dropped first. */
const CACHED_MAX = 32
/** Rows read at once while replaying. */
const STEP_ROWS = 2000

export function createHistoryCache(log: Pick<BoardLog, 'loadRows'>): HistoryCache {
  const kept = new Map<BoardId, BoardAt>()

  function keep(at: BoardAt): void {
    kept.delete(at.state.id)
    kept.set(at.state.id, at)
    const [oldest] = kept.keys()
    if (kept.size > CACHED_MAX && oldest !== undefined) kept.delete(oldest)
  }

  return {
    keep,
    async at(boardId, seq) {
      const known = kept.get(boardId)
      let place = known !== undefined && known.seq <= seq ? known : emptyBoardAt(boardId)
      while (place.seq < seq) {
        const rows = await log.loadRows(boardId, place.seq, Math.min(STEP_ROWS, seq - place.seq))
        if (rows.length === 0) break
        place = replay(place, rows)
      }
      return place
    },
  }
}
