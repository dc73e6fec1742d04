import { currentShowing, type Showing } from '@retropulse/domain/board/showings/showings'
import type { BoardState } from '@retropulse/domain/board/state'
import type { StoredText } from '../../../lib/stored-text.ts'

/** Boards of which a device remembers the closed showing (SUMMARY-14). */
const BOARDS_MAX = 50

/** The showings that were closed on this device; each stays closed for that showing only (SUMMARY-14). */
export interface ClosedShowings {
  /** The number of the newest showing that was closed on a board; 0: none. */
  readonly of: (boardId: string) => number
  readonly close: (boardId: string, number: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createClosedShowings(remembered: StoredText): ClosedShowings {
  const of = (boardId: string): number => entriesIn(remembered.get()).find(([id]) => id === boardId)?.[1] ?? 0
  return {
    of,
    close(boardId, number) {
      const others = entriesIn(remembered.get()).filter(([id]) => id !== boardId)
      const kept = [[boardId, Math.max(number, of(boardId))], ...others].slice(0, BOARDS_MAX)
      remembered.set(JSON.stringify(kept))
    },
    subscribe: remembered.subscribe,
  }
}

/** The showing that is open: the current one, unless it was closed on this device (SUMMARY-15). */
export function openShowing(board: BoardState, closedUpTo: number): Showing | null {
  const showing = currentShowing(board)
  return showing !== null && showing.number > closedUpTo ? showing : null
}

/** Entries of an older page or another program are ignored. */
function entriesIn(text: string | null): readonly (readonly [string, number])[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is readonly [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
