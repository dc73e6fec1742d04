import type { Status } from '@retropulse/contract/accounts'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { deviceAccount } from '../../lib/device-person.ts'
import { STATUS_KEY } from '../../lib/query-client.ts'

/**
 * OFFLINE-15: what this tab has read as one account is forgotten once that account has signed out or another one is
 * signed in, perhaps in another tab: a page that has data would go on showing it, since each of its reads is refused
 * from then on.
 */
export function forgetReadsOfOthers(queries: QueryClient): void {
  let reader: string | undefined
  /** An account has read what is in the cache, or was refused since it had signed out. */
  let hadReader = false
  let known = deviceAccount.get()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== STATUS_HASH || type === 'removed') return
    const status = queries.getQueryData<Status>(STATUS_KEY)
    const account = status?.profile?.sub
    if (status === undefined || account === reader) return
    reader = account
    // As this tab tells the device, which it does not hear itself.
    known = account ?? null
    if (hadReader) void queries.resetQueries({ predicate: ({ queryHash }) => queryHash !== STATUS_HASH })
    hadReader = true
  })
  // Only other tabs are heard here. Without storage the account is asked for whenever the user comes back to this tab.
  addEventListener('storage', () => {
    const account = deviceAccount.get()
    if (account === known) return
    known = account
    if (hadReader && account !== (reader ?? null)) void queries.invalidateQueries()
  })
}

const STATUS_HASH = hashKey(STATUS_KEY)
