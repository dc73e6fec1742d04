import type { SearchResults } from '@retropulse/contract/search'
import { queryOptions } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'

/**
 * The results of a query. Each query has a key of its own, so that a late answer never replaces a newer one
 * (SEARCH-13).
 */
export const searchQuery = (teamId: string, asked: string) =>
  queryOptions({
    queryKey: ['search', teamId, asked],
    queryFn: ({ signal }) =>
      valueOf(
        getJson<SearchResults>(
          `/api/search/team/${encodeURIComponent(teamId)}?${new URLSearchParams({ q: asked }).toString()}`,
          signal,
        ),
      ),
    // The list says so, with its retry (SEARCH-12).
    throwOnError: false,
  })
