import type { BoardId } from '@retropulse/domain/kernel/ids'
import { createBoundedQueue } from '../../../platform/process/bounded-queue.ts'
import type { RequestHeaders } from '../../auth/ports.ts'
import type { RateLimit } from './rate-limit.ts'

/** Keeps those who are not signed in from taking the database from those who are (H6). */
export interface Admissions {
  /** Why this join is not even looked up; null: it may be. `address`: where the connection comes from. */
  refusal(joining: Joining, now: number): 'too-fast' | 'not-found' | null
  /** Whether others asked for this board in vain, to be asked again when the join's turn has come. */
  isUnknown(joining: Joining, now: number): boolean
  /** Looks a join up, when it is its turn; null: too many wait. */
  run<Result>(joining: Joining, work: () => Promise<Result>): Promise<Result> | null
  /** There is no such board: after some times nobody without a session has it looked up for a moment. */
  rememberUnknown(joining: Joining, now: number): void
}

export interface Joining {
  readonly boardId: BoardId
  readonly headers: RequestHeaders
  readonly address: string
}

export interface AdmissionsOptions {
  /** The token of a session that once was begun; it cannot be made up, and nobody is asked for it. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  /** Joins from one address, or of one session. */
  readonly joinLimit: RateLimit
}

/**
 * Lookups at a time, of the ten connections of the database's pool: what one lane may take at most is left over by the
 * other for everything else.
 */
const SIGNED_IN_AT_ONCE = 5
const OTHERS_AT_ONCE = 3
const WAITING_MAX = 1000
/**
 * An unknown board is looked up so many times in so many milliseconds, and then no more: a page or two that wait for a
 * board to be restored are let in at once.
 */
const MISSES_MAX = 20
const UNKNOWN_MS = 5000
const UNKNOWN_MAX = 10_000

export function createAdmissions({ sessionOf, joinLimit }: AdmissionsOptions): Admissions {
  const signedIn = createBoundedQueue(SIGNED_IN_AT_ONCE, WAITING_MAX)
  const others = createBoundedQueue(OTHERS_AT_ONCE, WAITING_MAX)
  const misses = new Map<BoardId, { count: number; readonly until: number }>()

  /** What was asked for in vain lately; null when that is a while ago. */
  function missesOf(boardId: BoardId, now: number) {
    const known = misses.get(boardId)
    return known !== undefined && known.until > now ? known : null
  }

  function isUnknown(boardId: BoardId, now: number): boolean {
    return (missesOf(boardId, now)?.count ?? 0) >= MISSES_MAX
  }

  return {
    refusal({ boardId, headers, address }, now) {
      const session = sessionOf(headers)
      if (!joinLimit.take(session ?? address, now)) return 'too-fast'
      return session === null && isUnknown(boardId, now) ? 'not-found' : null
    },
    isUnknown: ({ boardId, headers }, now) => sessionOf(headers) === null && isUnknown(boardId, now),
    run: ({ headers }, work) => (sessionOf(headers) === null ? others : signedIn).run(work),
    rememberUnknown({ boardId, headers }, now) {
      // Whoever is signed in may just have restored the board, and is always looked up.
      if (sessionOf(headers) !== null) return
      if (misses.size >= UNKNOWN_MAX) misses.clear()
      const known = missesOf(boardId, now)
      if (known === null) misses.set(boardId, { count: 1, until: now + UNKNOWN_MS })
      else known.count += 1
    },
  }
}
