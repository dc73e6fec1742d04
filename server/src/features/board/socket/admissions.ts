import type { BoardId } from '@retropulse/domain/kernel/ids'
import { createBoundedQueue } from '../../../platform/process/bounded-queue.ts'
import type { RequestHeaders } from '../../auth/ports.ts'
import type { RateLimit } from './rate-limit.ts'

/** Keeps those who are not signed in from taking the database from those who are (H6). */
export interface Admissions {
  /** Why this join is not even looked up; null: it may be. `address`: where the connection comes from. */
  refusal(joining: Joining, now: number): 'too-fast' | 'not-found' | null
  /** Looks a join up, when it is its turn; null: too many wait. */
  run<Result>(joining: Joining, work: () => Promise<Result>): Promise<Result> | null
  /** There is no such board: for a moment nobody without a session has it looked up again. */
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
const UNKNOWN_MS = 5000
const UNKNOWN_MAX = 10_000

export function createAdmissions({ sessionOf, joinLimit }: AdmissionsOptions): Admissions {
  const signedIn = createBoundedQueue(SIGNED_IN_AT_ONCE, WAITING_MAX)
  const others = createBoundedQueue(OTHERS_AT_ONCE, WAITING_MAX)
  const unknownUntil = new Map<BoardId, number>()

  return {
    refusal({ boardId, headers, address }, now) {
      const session = sessionOf(headers)
      if (!joinLimit.take(session ?? address, now)) return 'too-fast'
      return session === null && (unknownUntil.get(boardId) ?? 0) > now ? 'not-found' : null
    },
    run: ({ headers }, work) => (sessionOf(headers) === null ? others : signedIn).run(work),
    rememberUnknown({ boardId, headers }, now) {
      // Whoever is signed in may just have brought the board back from the trash.
      if (sessionOf(headers) !== null) return
      if (unknownUntil.size >= UNKNOWN_MAX) unknownUntil.clear()
      unknownUntil.set(boardId, now + UNKNOWN_MS)
    },
  }
}
