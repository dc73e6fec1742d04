import type { Status } from '@retropulse/contract/accounts'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isTemporary, problemIn } from './problem.ts'

const RETRIES = 2

/**
 * The cache of everything read from the server. A page whose first read fails throws to the error boundary
 * around it, which draws the failure and its retry; a page that has something to show keeps showing it.
 * Reads are tried even when the browser believes to be offline, so that nobody waits for ever.
 */
export function createQueryClient({ signInRequired }: { readonly signInRequired: () => void }): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (problemIn(error).status !== 401) return
        // The sign-in page would send a person back whom the cache still takes for signed in.
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

/** What the answer of GET /status is kept under. */
export const STATUS_KEY = ['status'] as const

/** For a read without whose answer the page has nothing to show. */
export function throwWithoutData(_error: Error, query: { state: { data: unknown } }): boolean {
  return query.state.data === undefined
}
