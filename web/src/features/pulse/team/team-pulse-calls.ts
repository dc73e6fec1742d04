import type { SaveSchedule, TeamPulse, TeamSchedule } from '@retropulse/contract/pulse-survey'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, putJson, valueOf } from '../../../lib/api.ts'

/** The surveys of a team with their results, the latest first (PULSE-53). */
export const teamPulseQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'pulse'],
    queryFn: ({ signal }) => valueOf(getJson<TeamPulse>(`${teamAt(teamId)}/pulse`, signal)),
    throwOnError: false,
  })

/** When the surveys of a team start by themselves (PULSE-65). */
export const scheduleQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId, 'pulse-schedule'],
    queryFn: ({ signal }) => valueOf(getJson<TeamSchedule>(`${teamAt(teamId)}/pulse-schedule`, signal)),
    throwOnError: false,
  })

export function saveSchedule(teamId: string, input: SaveSchedule): Promise<Answer<undefined>> {
  return putJson(`${teamAt(teamId)}/pulse-schedule`, input)
}

export function deleteSchedule(teamId: string): Promise<Answer<undefined>> {
  return deleteJson(`${teamAt(teamId)}/pulse-schedule`)
}

export function restoreSurvey(teamId: string, id: string): Promise<Answer<undefined>> {
  return postJson(`${teamAt(teamId)}/pulse/${encodeURIComponent(id)}/restore`)
}

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
