import type { SessionView } from '../live/session-view.ts'

/** What is going on now, for the one strip that everybody sees in the same place. */
export type BoardStatus =
  | { readonly kind: 'none' | 'brainstorm' | 'outdated'; readonly unsaved: 0 }
  | {
      readonly kind: 'reconnecting' | 'offline'
      /** Changes that the server does not have yet. */
      readonly unsaved: number
      /** False when they would not survive a reload. */
      readonly isKept: boolean
    }

type StatusView = Pick<
  SessionView,
  'status' | 'refusal' | 'attempts' | 'board' | 'pendingCount' | 'isDurable'
>

/** The one thing that matters most: without a connection nothing else on the strip is true for sure (D12). */
export function boardStatus(view: StatusView): BoardStatus {
  const { status, refusal, attempts, board, pendingCount, isDurable } = view
  if (status === 'refused' && refusal === 'outdated-client') return { kind: 'outdated', unsaved: 0 }
  if (status === 'offline' || status === 'refused')
    return { kind: 'offline', unsaved: pendingCount, isKept: isDurable }
  // The first moments of a visit, or of a tab that comes back, are no loss of connection.
  if (status === 'reconnecting' && attempts > 0)
    return { kind: 'reconnecting', unsaved: pendingCount, isKept: isDurable }
  return { kind: board?.isMasked === true ? 'brainstorm' : 'none', unsaved: 0 }
}
