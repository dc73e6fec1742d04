import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { OutboxRecord, OutboxStore } from './outbox-store.ts'
import type { TabLocks } from './tab-locks.ts'
import type { TabName } from './tab-name.ts'

export interface OrphanFinderOptions {
  readonly boardId: BoardId
  readonly tab: TabName
  readonly store: OutboxStore
  readonly locks: TabLocks
  /** Takes over what a tab that ended has left; no other tab does so until the promise resolves. */
  readonly takeOver: (records: readonly OutboxRecord[]) => Promise<void>
}

/** Finds what other tabs of the same person left on the device when they ended (CONN-20). */
export interface OrphanFinder {
  /**
   * Looks for tabs that keep something for these ids of the person; tabs that are still open are watched. `isBack`: this
   * tab was that of another person meanwhile, and may keep something itself.
   */
  readonly look: (people: readonly string[], isBack?: boolean) => Promise<void>
  readonly stop: () => void
}

/** Milliseconds for which a tab may be reloading before other tabs take over what it left (CONN-20). */
const RELOAD_MAX_MS = 4000

export function createOrphanFinder({
  boardId,
  tab,
  store,
  locks,
  takeOver,
}: OrphanFinderOptions): OrphanFinder {
  const watched = new Set<string>()
  let isStopped = false

  async function readAll(people: readonly string[]): Promise<readonly OutboxRecord[]> {
    return (await Promise.all(people.map((person) => store.read(boardId, person)))).flat()
  }

  /** Takes over as soon as that tab is gone; a tab that is reloaded finds its own records first. */
  async function watch(gone: string, people: readonly string[]): Promise<void> {
    while (!(await locks.whileGone(gone, () => take(gone, people)))) {
      await locks.untilGone(gone)
      if (gone !== tab.before) await new Promise((resolve) => setTimeout(resolve, RELOAD_MAX_MS))
    }
    watched.delete(gone)
  }

  async function take(gone: string, people: readonly string[]): Promise<void> {
    if (isStopped) return
    const left = (await readAll(people)).filter((record) => record.tab === gone)
    await takeOver(left.sort((one, other) => one.order - other.order))
  }

  return {
    async look(people, isBack = false) {
      if (isBack) await take(tab.tab, people)
      for (const gone of new Set((await readAll(people)).map((record) => record.tab))) {
        if (gone === tab.tab || watched.has(gone)) continue
        watched.add(gone)
        // The promise is rejected when this tab ends, or when the browser does not tell which tabs are open.
        watch(gone, people).catch(() => watched.delete(gone))
      }
    },
    stop() {
      isStopped = true
    },
  }
}
