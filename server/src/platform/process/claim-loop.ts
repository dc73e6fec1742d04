import { waitAtMost } from './wait-at-most.ts'

export interface ClaimLoopOptions<Work> {
  /** Called at each turn, before work is claimed. */
  readonly prepare?: (isClosed: () => boolean) => Promise<void>
  /** Takes work that is due: at most one of each key, none of those that are under way, not more than `limit`. */
  readonly claim: (limit: number, underWay: readonly string[]) => Promise<readonly Work[]>
  /** Works of one key are done one after the other. */
  readonly keyOf: (work: Work) => string
  readonly perform: (work: Work) => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/** Does what is due in a table, in the background, one work of each key at a time. */
export interface ClaimLoop {
  /**
   * Resolves when what is under way has ended, after five seconds at the latest; what is left is done by another process,
   * or after the next start.
   */
  close(): Promise<void>
}

/** How long something waits at most before it is noticed. */
const PAUSE_MS = 2000
const AT_ONCE = 48
/** Shorter than the timeout of a service, so that a stop can go on to the database in time (CONN-28). */
const CLOSE_MS = 5000
/**
 * Of one organisation; a person may own ten, which leaves room for others even if all of their services are slow
 * (LINK-11).
 */
export const OF_ONE_ORG = 4

export function startClaimLoop<Work>(options: ClaimLoopOptions<Work>): ClaimLoop {
  const { prepare, claim, keyOf, perform, onError } = options
  const underWay = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<void> = Promise.resolve()
  let claiming: Promise<void> | null = null
  let isMoreDue = false
  let isClosed = false

  const begin = () => {
    turn = takeTurn()
      .catch(onError)
      .finally(() => {
        if (isClosed) return
        timer = setTimeout(begin, PAUSE_MS)
        // A process that has nothing else to do may end.
        timer.unref()
      })
  }

  async function takeTurn(): Promise<void> {
    await prepare?.(() => isClosed)
    await performDue()
  }

  /**
   * One claim at a time: each has to know which works the one before it took. A call during a claim has another one
   * follow it. Errors are reported here, so that no caller reports them again.
   */
  function performDue(): Promise<void> {
    isMoreDue = true
    claiming ??= claimWhileDue().catch(onError)
    return claiming
  }

  async function claimWhileDue(): Promise<void> {
    try {
      while (isMoreDue) {
        isMoreDue = false
        await claimOnce()
      }
    } finally {
      claiming = null
    }
  }

  async function claimOnce(): Promise<void> {
    const limit = AT_ONCE - underWay.size
    if (isClosed || limit <= 0) return
    for (const work of await claim(limit, [...underWay.keys()])) {
      const key = keyOf(work)
      const done = perform(work)
        .then(() => undefined, onError)
        .then(() => {
          underWay.delete(key)
          // The next one of this key does not wait for the clock.
          void performDue()
        })
      underWay.set(key, done)
    }
  }

  async function settled(): Promise<void> {
    await turn
    await claiming
    await Promise.all(underWay.values())
  }

  begin()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await waitAtMost(CLOSE_MS, settled())
    },
  }
}
