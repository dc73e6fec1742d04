import type { You } from '@retropulse/contract/board-room'
import { SNAPSHOT_VERSION, snapshotOf } from '@retropulse/domain/board/snapshot'
import { emptyTrash } from '@retropulse/domain/board/state'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { CachedBoard, KeptStore } from './kept-store.ts'
import type { Confirmed } from './replica.ts'

/** A board as it was last seen here, and whom it was shown to. */
export interface Remembered {
  readonly confirmed: Confirmed
  readonly audience: string
  readonly you: You
}

/** The last boards seen, for an instant first paint; never shown to anybody but the person who saw them. */
export interface BoardCache {
  readonly recall: (personId: string) => Promise<CachedBoard | null>
  /** Keeps the board soon; calls in between replace each other. */
  readonly remember: (remembered: Remembered) => void
  readonly flush: () => void
  readonly forget: (personId: string) => void
  /** Keeps what waits, and takes nothing more. */
  readonly close: () => void
}

/** Milliseconds between two writes of a board that changes all the time. */
const PAUSE_MS = 3000
/** Boards that a device remembers. */
const BOARDS_MAX = 5
/** Characters of a board worth remembering, as JSON; a larger one is fetched anew. */
const SIZE_MAX = 1_000_000

export function createBoardCache(boardId: BoardId, store: KeptStore): BoardCache {
  let waiting: Remembered | null = null
  let latest: Confirmed | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting === null) return
    const { confirmed, audience, you } = waiting
    waiting = null
    // What was deleted comes back from the server when somebody restores it, and is not this device's to keep.
    const state = snapshotOf({ ...confirmed.state, trash: emptyTrash() })
    if (JSON.stringify(state).length > SIZE_MAX) return
    const { seq } = confirmed
    const savedAt = Date.now()
    const board = { boardId, personId: you.id, savedAt, version: SNAPSHOT_VERSION, seq, state, audience, you }
    // A board that is not remembered is fetched: nothing is lost.
    store.writeBoard(board, BOARDS_MAX).catch(() => undefined)
  }

  return {
    async recall(personId) {
      const board = await store.readBoard(boardId, personId).catch(() => null)
      // One that an older page left behind is fetched anew.
      return board?.version === SNAPSHOT_VERSION ? board : null
    },
    remember(remembered) {
      if (remembered.confirmed === latest) return
      latest = remembered.confirmed
      waiting = remembered
      timer ??= setTimeout(flush, PAUSE_MS)
    },
    flush,
    forget(personId) {
      waiting = null
      store.removeBoard(boardId, personId).catch(() => undefined)
    },
    close: flush,
  }
}
