import { boardFrom } from '@retropulse/domain/board/snapshot'
import type { BoardCache, DevicePerson } from './board-cache.ts'
import type { Follower } from './follower.ts'
import type { Outbox } from './outbox.ts'
import type { CachedBoard } from './outbox-store.ts'

export interface DeviceLoaderOptions {
  /** The id of the viewer, where the page knows it already. */
  readonly hint: string | null
  readonly device: DevicePerson
  readonly cache: Pick<BoardCache, 'recall' | 'forget' | 'prune'>
  readonly outbox: Pick<Outbox, 'openFor'>
  readonly follower: Pick<Follower, 'recall'>
  /** What the device keeps has been loaded; called once for each person. */
  readonly onLoaded: () => void
}

/** Loads what this device keeps of a board, as soon as it is known for which person. */
export interface DeviceLoader {
  /** The server has answered who the viewer is. */
  readonly identified: (personId: string) => void
  /** The server has let the viewer in. */
  readonly recognised: (viewer: { readonly isSignedIn: boolean }) => void
  /** The server cannot be reached: the board opens for the person that this device last was (OFFLINE-4). */
  readonly unreachable: () => void
  /** True once it is known what to ask the server for. */
  readonly isLoaded: () => boolean
  readonly close: () => void
}

export function createDeviceLoader(options: DeviceLoaderOptions): DeviceLoader {
  const { hint, device, cache, outbox, follower, onLoaded } = options
  // True while the page only assumes who the viewer is; the answer to the join confirms it. Until then drafts and
  // commands stay those of the assumed person.
  let isBelief = false
  let isGuest = false
  let isIdentified = false
  let isLoaded = false
  let isClosed = false

  async function load(personId: string): Promise<void> {
    const [cached] = await Promise.all([cache.recall(personId), outbox.openFor(personId, [])])
    if (isClosed) return
    if (cached !== null) recall(cached)
    isLoaded = true
    onLoaded()
  }

  function recall({ personId, seq, state, you, audience }: CachedBoard): void {
    try {
      follower.recall({ confirmed: { seq, state: boardFrom(state), viewer: you }, you, audience })
    } catch {
      // A copy that is damaged must not keep the board from being loaded from the server.
      cache.forget(personId)
    }
  }

  function believe(personId: string | null): void {
    if (personId === null) return
    isBelief = true
    void load(personId)
  }

  believe(hint)
  return {
    // A guest under a new identity keeps what was typed: no other person has used this page (CONN-21). What an account
    // typed is not for the guest whom the browser has after the account signed out (CONN-20).
    identified(personId) {
      device.set(personId)
      cache.prune(personId)
      if (isGuest || !(isBelief || isIdentified)) void load(personId)
      isIdentified = true
    },
    recognised({ isSignedIn }) {
      isGuest = !isSignedIn
    },
    unreachable() {
      if (!isBelief && !isLoaded) believe(device.get())
    },
    isLoaded: () => isLoaded,
    close() {
      isClosed = true
    },
  }
}
