import type {
  ChangeTracker,
  ConnectTracker,
  SendToTracker,
  TeamTrackers,
  TrackerConnected,
  TrackerIssues,
  Trackers,
  TrackerTargets,
  TrackerTested,
} from '@retropulse/contract/trackers'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'

function teamPath(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}

export const trackersQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['trackers', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Trackers>(`${teamPath(teamId)}/trackers`, signal)),
    throwOnError: false,
  })

/** The trackers of all teams of an organisation (TRACK-15). */
export const teamTrackersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org-trackers', orgId],
    queryFn: ({ signal }) =>
      valueOf(getJson<TeamTrackers>(`/api/org/${encodeURIComponent(orgId)}/trackers`, signal)),
    throwOnError: false,
  })

/** The trackers that action items can be sent to (TRACK-7). */
export const targetsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['tracker-targets', teamId],
    queryFn: ({ signal }) => valueOf(getJson<TrackerTargets>(`${teamPath(teamId)}/tracker-targets`, signal)),
    throwOnError: false,
  })

/** What is being sent is looked at often, what waits for a tracker now and then. In milliseconds. */
const SENDING_MS = 1500
const WAITING_MS = 30_000

export const issuesKey = (teamId: string) => ['tracker-issues', teamId]

/** What became of these action items, of which there are at most a hundred (TRACK-8). */
export const issuesQuery = (teamId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...issuesKey(teamId), ids],
    queryFn: ({ signal }) =>
      valueOf(getJson<TrackerIssues>(`${teamPath(teamId)}/tracker-issues?ids=${ids.join(',')}`, signal)),
    throwOnError: false,
    refetchInterval({ state }) {
      const queued = state.data?.issues.filter((issue) => issue.state === 'queued') ?? []
      if (queued.length === 0) return false
      return queued.some(({ failure }) => failure === null) ? SENDING_MS : WAITING_MS
    },
  })

export function sendToTracker(teamId: string, input: SendToTracker): Promise<Answer<TrackerIssues>> {
  return postJson(`${teamPath(teamId)}/tracker-issues`, input)
}

export function connectTracker(teamId: string, input: ConnectTracker): Promise<Answer<TrackerConnected>> {
  return postJson(`${teamPath(teamId)}/trackers`, input)
}

export function changeTracker(
  teamId: string,
  id: string,
  changes: ChangeTracker,
): Promise<Answer<undefined>> {
  return postJson(`${teamPath(teamId)}/trackers/${id}`, changes)
}

export function disconnectTracker(teamId: string, id: string): Promise<Answer<undefined>> {
  return deleteJson(`${teamPath(teamId)}/trackers/${id}`)
}

/** Makes a new secret for the webhook; the former one counts no more (TRACK-13). */
export function renewHookSecret(teamId: string, id: string): Promise<Answer<TrackerConnected>> {
  return postJson(`${teamPath(teamId)}/trackers/${id}/secret`)
}

export function testTracker(teamId: string, id: string): Promise<Answer<TrackerTested>> {
  return postJson(`${teamPath(teamId)}/trackers/${id}/test`)
}
