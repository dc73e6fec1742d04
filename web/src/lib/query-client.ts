import type { Status } from '@retropulse/contract/accounts'
import { type InvalidateQueryFilters, QueryCache, QueryClient } from '@tanstack/react-query'
import { isTemporary, problemIn } from './problem.ts'

const RETRIES = 2

/**
 * The cache of everything read from the server. A page whose first read fails throws to the error boundary around it,
 * which shows the failure and its retry (ERROR-5); a page that has data keeps showing it. Reads are sent even when the
 * browser takes itself for offline, which may be wrong.
 */
export function createQueryClient({ signInRequired }: { readonly signInRequired: () => void }): QueryClient {
  const client = new FreshQueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (problemIn(error).status !== 401) return
        // The sign-in page would redirect a user whom the cache still takes for signed in.
        client.setQueryData<Status>(STATUS_KEY, (status) => status && { ...status, profile: null })
        signInRequired()
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < RETRIES && isTemporary(problemIn(error)),
        retryDelay: (failures) => 400 * 2 ** failures,
        throwOnError: throwWithoutData,
      },
    },
  })
  return client
}

/**
 * A first read that is under way when something changes may answer with what was before the change, and the library
 * would keep that answer: such a read is started again, as the library does with later ones.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const first: InvalidateQueryFilters = { ...filters, type: 'active', fetchStatus: 'fetching' }
    const running = filters?.refetchType === 'none' ? [] : this.getQueryCache().findAll(first)
    for (const query of running) if (query.state.data === undefined) void query.cancel({ silent: true })
    return super.invalidateQueries(filters, options)
  }
}

/** The key of the answer of GET /status. */
export const STATUS_KEY = ['status'] as const

/** For a read without whose answer the page has nothing to show. */
export function throwWithoutData(_error: Error, query: { state: { data: unknown } }): boolean {
  return query.state.data === undefined
}
