import { deviceAccount, devicePerson } from '../../../lib/device-person.ts'
import { requestIdentity } from '../../../lib/identity.ts'
import type { DevicePerson } from './board-cache.ts'
import { type OutboxStore, openOutboxStore } from './outbox-store.ts'
import { type OpenSocket, openBoardSocket } from './board-socket.ts'
import { browserPageLife, type PageLife } from './page-lifecycle.ts'
import { openTabLocks, type TabLocks } from './tab-locks.ts'
import { nameTab, type TabName } from './tab-name.ts'

/** All that a session needs of the browser; tests bring fakes. */
export interface Dependencies {
  readonly openLink: OpenSocket
  /** GET /uid: the identity of the viewer, kept in a cookie from then on (CONN-1). */
  readonly identify: () => Promise<string>
  readonly pageLife: PageLife
  readonly store: OutboxStore
  readonly locks: TabLocks
  readonly nameTab: () => TabName
  /** The person whose boards this device may show without asking the server (OFFLINE-4). */
  readonly device: DevicePerson
  /** 0 to 1. */
  readonly random: () => number
}

export function browserDependencies(url: string | undefined): Dependencies {
  return {
    openLink: (first, handlers) => openBoardSocket(url, first, handlers),
    identify: () => requestIdentity(url),
    pageLife: browserPageLife,
    store: openOutboxStore(),
    locks: openTabLocks(),
    nameTab,
    device: { ...devicePerson, setAccount: (id) => deviceAccount.set(id) },
    random: Math.random,
  }
}
