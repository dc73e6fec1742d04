import { SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { devicePerson } from '../../../lib/device-person.ts'
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
    identify: () => fetchIdentity(url),
    pageLife: browserPageLife,
    store: openOutboxStore(),
    locks: openTabLocks(),
    nameTab,
    device: devicePerson,
    random: Math.random,
  }
}

async function fetchIdentity(url = ''): Promise<string> {
  const response = await fetch(`${url}/uid`, { signal: AbortSignal.timeout(SOCKET_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`GET /uid answered ${response.status}`)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'uid' in body && typeof body.uid === 'string')
    return body.uid
  throw new Error('GET /uid answered without an id')
}
