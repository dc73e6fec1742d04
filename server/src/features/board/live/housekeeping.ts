import type { BoardEngine } from '../engine/board-engine.ts'
import type { Projector } from '../engine/projector.ts'
import type { BoardRooms } from './board-rooms.ts'

export interface HousekeepingOptions {
  readonly engine: Pick<BoardEngine, 'sweep'>
  readonly rooms: Pick<BoardRooms, 'get' | 'expireEditing' | 'expireAway'>
  readonly projector: Pick<Projector, 'catchUp'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

const SWEEP_MS = 60_000
const EXPIRE_MS = 5000
const CATCH_UP_MS = 30_000

/** Periodic work: idle boards leave the memory, holds and away participants expire, read models catch up. */
export function startHousekeeping({ engine, rooms, projector, now, onError }: HousekeepingOptions): {
  stop: () => void
} {
  const timers = [
    setInterval(() => {
      engine.sweep((boardId) => rooms.get(boardId) !== undefined).catch(onError)
    }, SWEEP_MS),
    setInterval(() => void projector.catchUp(), CATCH_UP_MS),
    setInterval(() => {
      rooms.expireEditing(now())
      rooms.expireAway(now())
    }, EXPIRE_MS),
  ]
  return {
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
