import type { BoardState } from '@retropulse/domain/board/state'
import type { SessionView } from '../live/session-view.ts'

/** What the connection is like, for the strip that everybody sees in the same place. */
export type BoardStatus =
  | { readonly kind: 'none'; readonly unsaved: 0 }
  | { readonly kind: 'outdated'; readonly unsaved: 0 }
  | {
      readonly kind: 'reconnecting' | 'offline'
      /** Changes that the server does not have yet. */
      readonly unsaved: number
      /** False when they would not survive a reload. */
      readonly isKept: boolean
    }

type StatusView = Pick<SessionView, 'status' | 'refusal' | 'attempts' | 'pendingCount' | 'isDurable'>

/** What is wrong, if anything is (D12). */
export function boardStatus(view: StatusView): BoardStatus {
  const { status, refusal, attempts, pendingCount, isDurable } = view
  if (status === 'refused' && refusal === 'outdated-client') return { kind: 'outdated', unsaved: 0 }
  if (status === 'offline' || status === 'refused')
    return { kind: 'offline', unsaved: pendingCount, isKept: isDurable }
  // The first moments of a visit, or of a tab that comes back, are no loss of connection.
  if (status === 'reconnecting' && attempts > 0)
    return { kind: 'reconnecting', unsaved: pendingCount, isKept: isDurable }
  return { kind: 'none', unsaved: 0 }
}

/** True while something is going on that the strip tells of; in small windows it has a row of its own then. */
export function isHappening(board: BoardState): boolean {
  const { voting, timer, moodPoll, isMasked, showHighlight, sortBy, icebreakerQuestion } = board
  const isRunning = voting?.status === 'vote' || timer !== null || moodPoll === true || isMasked
  return isRunning || icebreakerQuestion !== null || showHighlight !== false || sortBy !== null
}
