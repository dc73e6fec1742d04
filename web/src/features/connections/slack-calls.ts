import type { ChangeSlack, OrgSlack, SlackStatus, SlackTested } from '@retropulse/contract/slack'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../lib/api.ts'

const rootOf = (teamId: string) => `/api/team/${encodeURIComponent(teamId)}/slack`

/** The Slack channel of a team (SLACK-24). */
export const slackQuery = (teamId: string) =>
  queryOptions({
    queryKey: [rootOf(teamId)],
    queryFn: ({ signal }) => valueOf(getJson<SlackStatus>(rootOf(teamId), signal)),
    throwOnError: false,
  })

/** The Slack channels of all teams of an organisation (SLACK-30). */
export const orgSlackQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org-slack', orgId],
    queryFn: ({ signal }) =>
      valueOf(getJson<OrgSlack>(`/api/org/${encodeURIComponent(orgId)}/slack`, signal)),
    throwOnError: false,
  })

export function changeSlack(teamId: string, changes: ChangeSlack): Promise<Answer<undefined>> {
  return postJson(rootOf(teamId), changes)
}

export function disconnectSlack(teamId: string): Promise<Answer<undefined>> {
  return deleteJson(rootOf(teamId))
}

export function testSlack(teamId: string): Promise<Answer<SlackTested>> {
  return postJson(`${rootOf(teamId)}/test`)
}
