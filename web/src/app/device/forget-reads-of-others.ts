import type { Status } from '@retropulse/contract/accounts'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { deviceAccount } from '../../lib/device-person.ts'
import { STATUS_KEY } from '../../lib/query-client.ts'

/**
 * OFFLINE-15: what this tab has read as one account is forgotten once another account is signed in, perhaps by another
 * tab: a page that has data would go on showing it, since each of its reads is refused from then on.
 */
export function forgetReadsOfOthers(queries: QueryClient): void {
  /** The account that has read what is in the cache, also after it has signed out; undefined: none has. */
  let reader: string | undefined
  let known = deviceAccount.get()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== STATUS_HASH || type === 'removed') return
    const account = queries.getQueryData<Status>(STATUS_KEY)?.profile?.sub
    if (account === undefined || account === reader) return
    const isAnother = reader !== undefined
    reader = account
    if (isAnother) void queries.resetQueries({ predicate: ({ queryHash }) => queryHash !== STATUS_HASH })
  })
  // Only other tabs are heard here. Without storage the account is asked for whenever the user comes back to this tab.
  addEventListener('storage', () => {
    const account = deviceAccount.get()
    if (account === known) return
    known = account
    if (reader !== undefined && account !== reader) void queries.invalidateQueries()
  })
}

const STATUS_HASH = hashKey(STATUS_KEY)
