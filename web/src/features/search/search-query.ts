import type { SearchResults } from '@retropulse/contract/search'
import { queryOptions } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'

/** What a search finds. Each text is a read of its own, so that a late answer never stands in for a newer one. */
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
    // The list says so, with its retry.
    throwOnError: false,
  })
