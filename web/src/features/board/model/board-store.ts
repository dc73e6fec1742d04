import type { You } from '@retropulse/contract/board-room'
import type { BoardState } from '@retropulse/domain/board/state'
import { createContext, use, useSyncExternalStore } from 'react'
import type { BoardSession } from '../live/board-session.ts'
import type { SessionView } from '../live/session-view.ts'

/** The view of a session once there is a board to draw. */
export interface LiveView extends SessionView {
  readonly board: BoardState
  readonly you: You
}

export interface BoardStore {
  readonly session: BoardSession
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => LiveView
}

/** True once there is a board to draw. */
export function isLiveView(view: SessionView): view is LiveView {
  return view.board !== null && view.you !== null
}

/**
 * The session for the parts of a board: `get` always returns a board, since a part may read it between the moment the
 * server closes the board to the participant and the moment the page replaces it.
 */
export function createBoardStore(session: BoardSession, first: LiveView): BoardStore {
  let last = first
  return {
    session,
    subscribe: session.subscribe,
    get() {
      const view = session.getSnapshot()
      if (isLiveView(view)) last = view
      return last
    },
  }
}

export const BoardStoreContext = createContext<BoardStore | null>(null)

export function useBoardStore(): BoardStore {
  const store = use(BoardStoreContext)
  if (!store) throw new Error('a part of the board needs a BoardStoreContext around it')
  return store
}

/** One part of the live view; `select` must return the same object while that part does not change. */
export function useLive<Part>(select: (view: LiveView) => Part): Part {
  const { subscribe, get } = useBoardStore()
  return useSyncExternalStore(subscribe, () => select(get()))
}
