import type { CalendarLink, CalendarStatus, OrgCalendar } from '@retropulse/contract/calendar'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'

const rootOf = (teamId: string) => `/api/team/${encodeURIComponent(teamId)}/calendar`

/** How the link to the calendar of a team is doing (CAL-1). */
export const calendarQuery = (teamId: string) =>
  queryOptions({
    queryKey: [rootOf(teamId)],
    queryFn: ({ signal }) => valueOf(getJson<CalendarStatus>(rootOf(teamId), signal)),
    throwOnError: false,
  })

/** The calendar links of all teams of an organisation (CAL-8). */
export const orgCalendarQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org-calendar', orgId],
    queryFn: ({ signal }) =>
      valueOf(getJson<OrgCalendar>(`/api/org/${encodeURIComponent(orgId)}/calendar`, signal)),
    throwOnError: false,
  })

/** Makes a link, in place of the one before (CAL-2). */
export function makeCalendarLink(teamId: string, includesPrivate: boolean): Promise<Answer<CalendarLink>> {
  return postJson(rootOf(teamId), { includesPrivate })
}

export function endCalendarLink(teamId: string): Promise<Answer<undefined>> {
  return deleteJson(rootOf(teamId))
}
