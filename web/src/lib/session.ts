import type { Status } from '@retropulse/contract/accounts'
import type { UserMeta } from '@retropulse/contract/orgs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from './api.ts'
import { STATUS_KEY, throwWithoutData } from './query-client.ts'

/** Who is signed in, and what this installation offers. The header needs it too, so it never throws. */
export const statusQuery = queryOptions({
  queryKey: STATUS_KEY,
  queryFn: ({ signal }) => valueOf(getJson<Status>('/status', signal)),
  staleTime: 60_000,
  throwOnError: false,
})

/** The same, for a page that has nothing to show without it. */
export const pageStatusQuery = queryOptions({ ...statusQuery, throwOnError: throwWithoutData })

/** Where the person signed in belongs. */
export const userMetaQuery = queryOptions({
  queryKey: ['user-meta'],
  queryFn: ({ signal }) => valueOf(getJson<UserMeta>('/api/user-meta', signal)),
  staleTime: 60_000,
})

/** The person signed in; null when nobody is, undefined while that is not known. */
export function useProfile(): Status['profile'] | undefined {
  return useQuery(statusQuery).data?.profile
}
