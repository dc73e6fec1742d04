import type { You } from '@retropulse/contract/board-room'
import { SNAPSHOT_VERSION, snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyTrash } from '@retropulse/domain/board/state'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { CachedBoard, OutboxStore } from './outbox-store.ts'
import type { Confirmed } from './replica.ts'

/** A board as this device last received it, and the viewer it was sent to. */
export interface BoardCopy {
  readonly confirmed: Confirmed
  readonly audience: string
  readonly you: You
}

/** The id of the person that this device last was to the server; null after signing out (OFFLINE-4). */
export interface DevicePerson {
  readonly get: () => string | null
  readonly set: (personId: string) => void
  /** The server knows this person as an account: no later visit may take them for a guest (OFFLINE-5, OFFLINE-12). */
  readonly setAccount: (personId: string) => void
}

/** The boards that open without a network (OFFLINE-1), each only for the person it was sent to (OFFLINE-4). */
export interface BoardCache {
  readonly recall: (personId: string) => Promise<CachedBoard | null>
  /** Writes the board after a pause; of several calls in between the last one counts. */
  readonly remember: (remembered: BoardCopy) => void
  readonly flush: () => void
  readonly forget: (personId: string) => void
  /** Removes the boards of all other people, and those that are too old (OFFLINE-3, OFFLINE-5). */
  readonly prune: (personId: string) => void
  /** Writes what is waiting, and accepts nothing more. */
  readonly close: () => void
}

/** Milliseconds between two writes of a board that keeps changing (OFFLINE-2). */
const PAUSE_MS = 3000
/** Boards that a device keeps (OFFLINE-2). */
const BOARDS_MAX = 5
/** Milliseconds for which a board is shown without the server confirming that the viewer may see it (OFFLINE-3). */
export const BOARD_AGE_MAX_MS = 30 * 24 * 60 * 60 * 1000
/** Characters of a kept board as JSON (OFFLINE-3); a larger one is loaded from the server. */
const SIZE_MAX = 1_000_000

export function createBoardCache(
  boardId: BoardId,
  store: Pick<OutboxStore, 'readBoard' | 'writeBoard' | 'removeBoard' | 'pruneBoards'>,
  device: DevicePerson,
): BoardCache {
  let waiting: BoardCopy | null = null
  let latest: Confirmed | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting === null) return
    const { confirmed, audience, you } = waiting
    waiting = null
    // Another tab has signed out, or signed in as another user (OFFLINE-5).
    if (device.get() !== you.id) return
    // The trash is not kept on the device (OFFLINE-2): the server sends a deleted note again when it is restored.
    const state = snapshotOf({ ...confirmed.state, trash: emptyTrash() })
    // An older copy would show what has been hidden or deleted since.
    if (JSON.stringify(state).length > SIZE_MAX) return remove(you.id)
    const { seq } = confirmed
    const savedAt = Date.now()
    const board = { boardId, personId: you.id, savedAt, version: SNAPSHOT_VERSION, seq, state, audience, you }
    // A board without a copy is loaded from the server. An older copy would show what has been hidden or deleted since.
    store.writeBoard(board, BOARDS_MAX).catch(() => remove(you.id))
  }

  function remove(personId: string): void {
    store.removeBoard(boardId, personId).catch(() => undefined)
  }

  return {
    async recall(personId) {
      const board = await store.readBoard(boardId, personId).catch(() => null)
      // A copy of an older version of the page is not read; the board is loaded from the server.
      if (board === null || board.version !== SNAPSHOT_VERSION) return null
      return board.savedAt < Date.now() - BOARD_AGE_MAX_MS ? null : board
    },
    remember(remembered) {
      const { confirmed } = remembered
      if (confirmed === latest || isClosed) return
      // What is hidden from now on must leave the device at once (OFFLINE-10).
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
    close() {
      flush()
      isClosed = true
    },
  }
}

/** True where it changed who may read texts or see authors. */
function hides(now: BoardState, before: BoardState): boolean {
  return now.isMasked !== before.isMasked || now.isAnonymous !== before.isAnonymous
}
