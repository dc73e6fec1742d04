import type { InsightLimit, TeamInsights, TeamThemes } from '@retropulse/contract/insights'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getFile, getJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/** The calls about a team's insights (teams.md §7). */

/** While the server still looks for themes. */
const ASK_AGAIN_MS = 1000

/** Another range shows the one before until it is there. */
export const insightsQuery = (teamId: string, limit: InsightLimit) =>
  queryOptions({
    queryKey: ['team', teamId, 'insights', limit],
    queryFn: ({ signal }) => valueOf(getJson<TeamInsights>(insightsAt(teamId, limit), signal)),
    placeholderData: keepPreviousData,
    // The rest of the dashboard stays: the part says itself what went wrong (teams.md §8).
    throwOnError: false,
  })

export const themesQuery = (teamId: string, limit: InsightLimit) =>
  queryOptions({
    queryKey: ['team', teamId, 'themes', limit],
    queryFn: ({ signal }) => valueOf(getJson<TeamThemes>(`${teamAt(teamId)}/themes?limit=${limit}`, signal)),
    refetchInterval: ({ state }) => (state.data?.themes === null ? ASK_AGAIN_MS : false),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })

/** The insights as a table for spreadsheets. */
export function insightsFile(teamId: string, limit: InsightLimit): Promise<Answer<Blob>> {
  return getFile(`${insightsAt(teamId, limit)}&format=csv`)
}

function insightsAt(teamId: string, limit: InsightLimit): string {
  return `${teamAt(teamId)}/insights?limit=${limit}`
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
