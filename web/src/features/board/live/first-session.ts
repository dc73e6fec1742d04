import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { BoardSession } from './board-session.ts'

/** Milliseconds after which a session that no page has taken is closed. */
const UNCLAIMED_MAX_MS = 30_000

interface FirstSession {
  readonly boardId: BoardId
  readonly session: BoardSession
  readonly timer: ReturnType<typeof setTimeout>
}

let first: FirstSession | null = null

/**
 * Keeps the session of the board at whose address the page was opened. It is opened as soon as its code is there, so
 * that the board is on its way while the page is still being drawn.
 */
export function keepFirstSession(boardId: BoardId, session: BoardSession): void {
  const timer = setTimeout(() => takeFirstSession(null), UNCLAIMED_MAX_MS)
  first = { boardId, session, timer }
}

/** The session that is kept for this board, which stays there. */
export function peekFirstSession(boardId: BoardId): BoardSession | null {
  return first?.boardId === boardId ? first.session : null
}

/** Resolves when the kept session has a board or a refusal to show, at the latest after so many milliseconds. */
export function whenFirstSessionShows(within: number): Promise<void> {
  return new Promise((resolve) => {
    const session = first?.session
    if (session === undefined) return resolve()
    const look = () => {
      const { board, refusal } = session.getSnapshot()
      if (board !== null || refusal !== null) finish()
    }
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(finish, within)
    const unsubscribe = session.subscribe(look)
    look()
  })
}

/** The session that was kept, once, for its own board; one of another board is closed. */
export function takeFirstSession(boardId: BoardId | null): BoardSession | null {
  if (first === null) return null
  const { session, timer, boardId: itsBoard } = first
  first = null
  clearTimeout(timer)
  if (itsBoard === boardId) return session
  session.close()
  return null
}
