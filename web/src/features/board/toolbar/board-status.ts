import type { SessionView } from '../live/session-view.ts'

/** What is going on now, for the one strip that everybody sees in the same place. */
export type BoardStatus =
  | { readonly kind: 'none' | 'brainstorm'; readonly unsaved: 0 }
  | {
      readonly kind: 'reconnecting' | 'offline'
      /** Changes that the server does not have yet. */
      readonly unsaved: number
      /** False when they would not survive a reload. */
      readonly isKept: boolean
    }

/** The one thing that matters most: without a connection nothing else on the strip is true for sure (D12). */
export function boardStatus(
  view: Pick<SessionView, 'status' | 'attempts' | 'board' | 'pendingCount' | 'isDurable'>,
): BoardStatus {
  const { status, attempts, board, pendingCount, isDurable } = view
  if (status === 'offline') return { kind: 'offline', unsaved: pendingCount, isKept: isDurable }
  if (status === 'reconnecting' && attempts > 0)
    return { kind: 'reconnecting', unsaved: pendingCount, isKept: isDurable }
  return { kind: board?.isMasked === true ? 'brainstorm' : 'none', unsaved: 0 }
}
