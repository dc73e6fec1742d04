import type { Briefing, InsightLimit, TeamInsights, RecurringTopics } from '@retropulse/contract/insights'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getFile, getJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'

/** The calls about a team's insights (INSIGHT-5, TOPIC-1). */

/** The pause before asking again while the server is still searching for topics (TOPIC-5). */
const ASK_AGAIN_MS = 1000

/** While another range loads, the data of the previous range stays. */
export const insightsQuery = (teamId: string, limit: InsightLimit) =>
  queryOptions({
    queryKey: ['team', teamId, 'insights', limit],
    queryFn: ({ signal }) => valueOf(getJson<TeamInsights>(insightsAt(teamId, limit), signal)),
    placeholderData: keepPreviousData,
    // INSIGHT-3: the section says itself what went wrong; the rest of the dashboard stays.
    throwOnError: false,
  })

/** What the team should know before its next retro (DASH-33). The dashboard does without it when it cannot be loaded. */
export const briefingQuery = (teamId: string, today: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'briefing', today],
    queryFn: ({ signal }) => valueOf(getJson<Briefing>(`${teamAt(teamId)}/briefing?today=${today}`, signal)),
    throwOnError: false,
    retry: false,
  })

export const recurringTopicsQuery = (teamId: string, limit: InsightLimit) =>
  queryOptions({
    queryKey: ['team', teamId, 'themes', limit],
    queryFn: ({ signal }) =>
      valueOf(getJson<RecurringTopics>(`${teamAt(teamId)}/themes?limit=${limit}`, signal)),
    refetchInterval: ({ state }) => (state.data?.themes === null ? ASK_AGAIN_MS : false),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })

/** The insights as CSV (INSIGHT-16). */
export function insightsFile(teamId: string, limit: InsightLimit): Promise<Answer<Blob>> {
  return getFile(`${insightsAt(teamId, limit)}&format=csv`)
}

function insightsAt(teamId: string, limit: InsightLimit): string {
  return `${teamAt(teamId)}/insights?limit=${limit}`
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
