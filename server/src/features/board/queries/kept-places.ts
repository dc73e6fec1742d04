import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardAt, BoardLog } from '../ports.ts'
import { beforeAll, replay } from './retell.ts'

/** Boards as they stood where readers of their histories stopped, so that the next page need not begin at the start. */
export interface KeptPlaces {
  /** The board after its row `seq`. */
  at(boardId: BoardId, seq: number): Promise<BoardAt>
  keep(at: BoardAt): void
}

/** Boards kept in memory at most; the one that was used longest ago goes first. */
const KEPT_MAX = 32
/** Rows read at a time on the way to a place. */
const STEP_ROWS = 2000

export function createKeptPlaces(log: Pick<BoardLog, 'loadRows'>): KeptPlaces {
  const kept = new Map<BoardId, BoardAt>()

  function keep(at: BoardAt): void {
    kept.delete(at.state.id)
    kept.set(at.state.id, at)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  }

  return {
    keep,
    async at(boardId, seq) {
      const known = kept.get(boardId)
      let place = known !== undefined && known.seq <= seq ? known : beforeAll(boardId)
      while (place.seq < seq) {
        const rows = await log.loadRows(boardId, place.seq, Math.min(STEP_ROWS, seq - place.seq))
        if (rows.length === 0) break
        place = replay(place, rows)
      }
      return place
    },
  }
}
