import type { BoardId } from '@retropulse/domain/kernel/ids'
import { createBoundedQueue } from '../../../platform/process/bounded-queue.ts'
import type { RequestHeaders } from '../../auth/api.ts'
import type { RateLimit } from './rate-limit.ts'

/** Keeps clients without a session from using up the database connections of signed-in users (LIMIT-14, LIMIT-15). */
export interface Admissions {
  /** Why this join is refused before any query; null: it is looked up. `address`: the network address of the client. */
  refusal(joining: Joining, now: number): 'too-fast' | 'not-found' | null
  /** Whether the board was missed too often lately; checked again when the join has waited for its turn. */
  isUnknown(joining: Joining, now: number): boolean
  /** Runs the lookup of a join when it is its turn; null: too many wait. */
  run<Result>(joining: Joining, work: () => Promise<Result>): Promise<Result> | null
  /** Counts a miss: after `MISSES_MAX` of them the board is not looked up for clients without a session for a while. */
  rememberUnknown(joining: Joining, now: number): void
}

export interface Joining {
  readonly boardId: BoardId
  readonly headers: RequestHeaders
  readonly address: string
}

export interface AdmissionsOptions {
  /** The signed token of a session, ended or not, read without a query; it cannot be forged. */
  readonly sessionOf: (headers: RequestHeaders) => string | null
  /** Joins from one address, or of one session. */
  readonly joinLimit: RateLimit
}

/**
 * Concurrent lookups, of the ten connections of the database's pool: neither lane can take so many that nothing is
 * left for the other and for everything else (LIMIT-14).
 */
const SIGNED_IN_AT_ONCE = 5
const OTHERS_AT_ONCE = 3
const WAITING_MAX = 1000
/**
 * An unknown board is looked up at most so often within so many milliseconds (LIMIT-14). The allowance lets pages that
 * wait for a board to be restored enter at once.
 */
const MISSES_MAX = 20
const UNKNOWN_MS = 5000
const UNKNOWN_MAX = 10_000

export function createAdmissions({ sessionOf, joinLimit }: AdmissionsOptions): Admissions {
  const signedIn = createBoundedQueue(SIGNED_IN_AT_ONCE, WAITING_MAX)
  const others = createBoundedQueue(OTHERS_AT_ONCE, WAITING_MAX)
  const misses = new Map<BoardId, { count: number; readonly until: number }>()

  /** The recent misses of a board; null when the last ones are over. */
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
      // A signed-in user may just have restored the board, and is always looked up.
      if (sessionOf(headers) !== null) return
      if (misses.size >= UNKNOWN_MAX) misses.clear()
      const known = missesOf(boardId, now)
      if (known === null) misses.set(boardId, { count: 1, until: now + UNKNOWN_MS })
      else known.count += 1
    },
  }
}
