import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import type { BoardId } from '@retropulse/domain/kernel/ids'

/** Counts requests of boards, each against an allowance that is whole again after an hour; in memory, of one process. */
export interface HourlyAllowance {
  /** False when the allowance of the board is used up. */
  take(boardId: BoardId): boolean
}

/** Boards that are remembered before those whose hour is over are forgotten. */
const BOARDS_MAX = 10_000

export function createHourlyAllowance(max: number, now: () => number): HourlyAllowance {
  const hours = new Map<BoardId, { readonly since: number; readonly taken: number }>()
  return {
    take(boardId) {
      const at = now()
      if (hours.size >= BOARDS_MAX)
        for (const [id, { since }] of hours) if (at - since >= HOUR_MS) hours.delete(id)
      const known = hours.get(boardId)
      const hour = known === undefined || at - known.since >= HOUR_MS ? { since: at, taken: 0 } : known
      if (hour.taken >= max) return false
      hours.set(boardId, { ...hour, taken: hour.taken + 1 })
      return true
    },
  }
}
