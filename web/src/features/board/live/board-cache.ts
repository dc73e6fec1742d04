import type { You } from '@retropulse/contract/board-room'
import { SNAPSHOT_VERSION, snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyTrash } from '@retropulse/domain/board/state'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { CachedBoard, KeptStore } from './kept-store.ts'
import type { Confirmed } from './replica.ts'

/** A board as it was last seen here, and whom it was shown to. */
export interface Remembered {
  readonly confirmed: Confirmed
  readonly audience: string
  readonly you: You
}

/** The person that this device last was for the server; null after signing out. */
export interface DevicePerson {
  readonly get: () => string | null
  readonly set: (personId: string) => void
}

/** The last boards seen, to open at once and without a network; never shown to anybody but the person who saw them. */
export interface BoardCache {
  readonly recall: (personId: string) => Promise<CachedBoard | null>
  /** Keeps the board soon; calls in between replace each other. */
  readonly remember: (remembered: Remembered) => void
  readonly flush: () => void
  readonly forget: (personId: string) => void
  /** Removes the boards of everyone else, and those that are too old. */
  readonly prune: (personId: string) => void
  /** Keeps what waits, and takes nothing more. */
  readonly close: () => void
}

/** Milliseconds between two writes of a board that changes all the time. */
const PAUSE_MS = 3000
/** Boards that a device remembers. */
const BOARDS_MAX = 5
/** Milliseconds for which a board may be shown without the server having said that the person may still see it. */
export const BOARD_AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000
/** Characters of a board worth remembering, as JSON; a larger one is fetched anew. */
const SIZE_MAX = 1_000_000

export function createBoardCache(
  boardId: BoardId,
  store: Pick<KeptStore, 'readBoard' | 'writeBoard' | 'removeBoard' | 'pruneBoards'>,
  device: DevicePerson,
): BoardCache {
  let waiting: Remembered | null = null
  let latest: Confirmed | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting === null) return
    const { confirmed, audience, you } = waiting
    waiting = null
    // Another tab has signed out, or signed in as another person.
    if (device.get() !== you.id) return
    // What was deleted comes back from the server when somebody restores it, and is not this device's to keep.
    const state = snapshotOf({ ...confirmed.state, trash: emptyTrash() })
    // An older copy would show what has been hidden or deleted since.
    if (JSON.stringify(state).length > SIZE_MAX) return remove(you.id)
    const { seq } = confirmed
    const savedAt = Date.now()
    const board = { boardId, personId: you.id, savedAt, version: SNAPSHOT_VERSION, seq, state, audience, you }
    // A board that is not remembered is fetched: nothing is lost.
    store.writeBoard(board, BOARDS_MAX).catch(() => undefined)
  }

  function remove(personId: string): void {
    store.removeBoard(boardId, personId).catch(() => undefined)
  }

  return {
    async recall(personId) {
      const board = await store.readBoard(boardId, personId).catch(() => null)
      // One that an older page left behind is fetched anew.
      if (board === null || board.version !== SNAPSHOT_VERSION) return null
      return board.savedAt < Date.now() - BOARD_AGE_MAX_MS ? null : board
    },
    remember(remembered) {
      const { confirmed } = remembered
      if (confirmed === latest) return
      // What is hidden from now on is not to be read on this device either, not even for a moment.
      const isHidden = latest !== null && hides(confirmed.state, latest.state)
      latest = confirmed
      waiting = remembered
      if (isHidden) flush()
      else timer ??= setTimeout(flush, PAUSE_MS)
    },
    flush,
    forget(personId) {
      waiting = null
      remove(personId)
    },
    prune(personId) {
      store.pruneBoards(personId, Date.now() - BOARD_AGE_MAX_MS).catch(() => undefined)
    },
    close: flush,
  }
}

/** True where who may read texts or see authors is different now. */
function hides(now: BoardState, before: BoardState): boolean {
  return now.isMasked !== before.isMasked || now.isAnonymous !== before.isAnonymous
}
