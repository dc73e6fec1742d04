import type { BoardState } from '@retropulse/domain/board/state'
import type { SessionView } from '../../live/session-view.ts'
import { useLive } from '../../model/board-store.ts'

/** The state of the connection, for the status strip. */
export type BoardStatus =
  | { readonly kind: 'none'; readonly unsaved: 0 }
  | { readonly kind: 'outdated'; readonly unsaved: 0 }
  | {
      readonly kind: 'reconnecting' | 'offline'
      /** Changes that the server does not have yet. */
      readonly unsaved: number
      /** False when they would not survive a reload. */
      readonly isDurable: boolean
    }

type StatusView = Pick<SessionView, 'status' | 'refusal' | 'attempts' | 'pendingCount' | 'isDurable'>

/** The trouble with the connection, if there is any (CONN-8). */
export function boardStatus(view: StatusView): BoardStatus {
  const { status, refusal, attempts, pendingCount, isDurable } = view
  if (status === 'refused' && refusal === 'outdated-client') return { kind: 'outdated', unsaved: 0 }
  if (status === 'offline' || status === 'refused')
    return { kind: 'offline', unsaved: pendingCount, isDurable }
  // The first moments of a visit, or of the return of a tab, show no notice (CONN-8).
  if (status === 'reconnecting' && attempts > 0)
    return { kind: 'reconnecting', unsaved: pendingCount, isDurable }
  return { kind: 'none', unsaved: 0 }
}

/** True while the strip has something to tell besides the connection (BOARD-52); in small windows it has a row then. */
export function isHappening(board: BoardState): boolean {
  const {
    voting,
    timer,
    moodPoll,
    isMasked,
    showHighlight,
    sortBy,
    icebreakerQuestion,
    run,
    discussedNote,
    media,
  } = board
  const isRunning =
    voting?.status === 'vote' || timer !== null || moodPoll === true || isMasked || run !== null
  return (
    isRunning ||
    discussedNote !== null ||
    media !== null ||
    icebreakerQuestion !== null ||
    showHighlight !== false ||
    sortBy !== null
  )
}

/** The state of the connection. */
export function useBoardStatus(): BoardStatus {
  const status = useLive((view) => view.status)
  const refusal = useLive((view) => view.refusal)
  const attempts = useLive((view) => view.attempts)
  const pendingCount = useLive((view) => view.pendingCount)
  const isDurable = useLive((view) => view.isDurable)
  return boardStatus({ status, refusal, attempts, pendingCount, isDurable })
}
