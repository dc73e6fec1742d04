import { SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { devicePerson } from '../../../lib/device-person.ts'
import type { DevicePerson } from './board-cache.ts'
import { type KeptStore, openKeptStore } from './kept-store.ts'
import { type OpenLink, openSocketLink } from './link.ts'
import { browserPageLife, type PageLife } from './page-life.ts'
import { openTabLocks, type TabLocks } from './tab-locks.ts'
import { nameTab, type TabName } from './tab-name.ts'

/** All that a session needs of the world around it; tests bring their own. */
export interface Surroundings {
  readonly openLink: OpenLink
  /** GET /uid: who this is, with a cookie that says so from now on (D1). */
  readonly identify: () => Promise<string>
  readonly pageLife: PageLife
  readonly store: KeptStore
  readonly locks: TabLocks
  readonly nameTab: () => TabName
  /** Whose boards this device may show without asking the server. */
  readonly device: DevicePerson
  /** 0 to 1 */
  readonly random: () => number
}

export function browserSurroundings(url: string | undefined): Surroundings {
  return {
    openLink: (first, handlers) => openSocketLink(url, first, handlers),
    identify: () => fetchIdentity(url),
    pageLife: browserPageLife,
    store: openKeptStore(),
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
