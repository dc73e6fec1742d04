import type { CreateOrg, Org } from '@retropulse/contract/orgs'
import type { Team } from '@retropulse/contract/teams'
import { queryOptions } from '@tanstack/react-query'
import { getJson, postJson, valueOf } from '../../lib/api.ts'
import type { Answer } from '../../lib/api.ts'
import { isDenied, problemIn } from '../../lib/problem.ts'

/** An organisation with its teams. */
export const orgQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId],
    queryFn: ({ signal }) => valueOf(getJson<Org>(`/api/org/${encodeURIComponent(orgId)}`, signal)),
  })

/**
 * The same for a component that only accompanies the reader of an organisation, such as the head of its pages. It starts
 * no read of its own after a failure: such a component is drawn again when the failure is shown, so that failing and
 * reading would take turns for ever.
 */
export const accompaniedOrgQuery = (orgId: string) =>
  queryOptions({ ...orgQuery(orgId), throwOnError: false, retryOnMount: false })

/** A team with its retros. Being denied is no failure of the page: it leads to the overview (SHELL-7). */
export const teamQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) => valueOf(getJson<Team>(`/api/team/${encodeURIComponent(teamId)}`, signal)),
    throwOnError: (error, query) => query.state.data === undefined && !isDenied(problemIn(error)),
  })

/** Creates an organisation and its first team, with the user as primary owner (ORG-3). */
export function createOrg(names: CreateOrg): Promise<Answer<{ orgId: string; teamId: string }>> {
  return postJson('/api/org', names)
}
