import type { Status } from '@retropulse/contract/accounts'
import type { UserMeta } from '@retropulse/contract/orgs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson, valueOf } from './api.ts'
import { STATUS_KEY, throwWithoutData } from './query-client.ts'

/**
 * The signed-in user, and what this installation offers (AUTH-5). The header needs it on every page, so it never
 * throws.
 */
export const statusQuery = queryOptions({
  queryKey: STATUS_KEY,
  queryFn: ({ signal }) => valueOf(getJson<Status>('/status', signal)),
  staleTime: 60_000,
  throwOnError: false,
})

/** Like `statusQuery`, for a page that has nothing to show without the answer. */
export const pageStatusQuery = queryOptions({ ...statusQuery, throwOnError: throwWithoutData })

/** The organisations and teams of the signed-in user (ORG-8). */
export const userMetaQuery = queryOptions({
  queryKey: ['user-meta'],
  queryFn: ({ signal }) => valueOf(getJson<UserMeta>('/api/user-meta', signal)),
  staleTime: 60_000,
})

/** The profile of the signed-in user; null for a guest, undefined while that is not known. */
export function useProfile(): Status['profile'] | undefined {
  return useQuery(statusQuery).data?.profile
}
