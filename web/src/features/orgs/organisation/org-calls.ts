import type { MakeApiKey } from '@retropulse/contract/api-keys'
import type { Audit } from '@retropulse/contract/audit'
import type {
  CancelInvite,
  ChangeOrg,
  ChangeOrgRole,
  Invite,
  Invited,
  OrgMembers,
} from '@retropulse/contract/orgs'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, valueOf } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import { isDenied, problemIn } from '../../../lib/problem.ts'

/** A person with a role in the organisation. */
export type OrgMember = OrgMembers['members'][number]

/** Calls about an organisation that are for its owners (ORG-11, ORG-16). */

/**
 * The people with a role in the organisation and the invitations. A 403 is no failure of the page: it leads to the
 * overview (PERM-42).
 */
export const membersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'members'],
    queryFn: ({ signal }) => valueOf(getJson<OrgMembers>(`${orgAt(orgId)}/members`, signal)),
    throwOnError: (error, query) => query.state.data === undefined && !isDenied(problemIn(error)),
  })

export function invite(orgId: string, input: Invite): Promise<Answer<Invited>> {
  return postJson(`${orgAt(orgId)}/invite`, input)
}

export function cancelInvite(orgId: string, email: string): Promise<Answer<undefined>> {
  return deleteJson(`${orgAt(orgId)}/invite`, { email } satisfies CancelInvite)
}

/** `id` is that of the person whose role changes. */
export function changeOrgRole(
  orgId: string,
  change: { readonly id: string; readonly role: ChangeOrgRole['role'] },
): Promise<Answer<undefined>> {
  return postJson(`${orgAt(orgId)}/user-meta`, change)
}

export function removeOrgMember(orgId: string, userId: string): Promise<Answer<undefined>> {
  return deleteJson(`${orgAt(orgId)}/member/${encodeURIComponent(userId)}`)
}

/** Makes another person the primary owner (ORG-26). */
export function transferOrg(orgId: string, userId: string): Promise<Answer<undefined>> {
  return postJson(`${orgAt(orgId)}/primary-owner`, { id: userId })
}

export function changeOrg(orgId: string, change: ChangeOrg): Promise<Answer<undefined>> {
  return postJson(`${orgAt(orgId)}/settings`, change)
}

/** The key is in this answer only (API-9). */
export function makeApiKey(orgId: string, input: MakeApiKey): Promise<Answer<{ key: string }>> {
  return postJson(`${orgAt(orgId)}/api-keys`, input)
}

export function revokeApiKey(orgId: string, keyId: string): Promise<Answer<undefined>> {
  return deleteJson(`${orgAt(orgId)}/api-keys/${encodeURIComponent(keyId)}`)
}

/** The activity log, the latest entries first, in pages of 50. */
export const activityQuery = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: ['org', orgId, 'activity'],
    initialPageParam: null,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number | null }) => {
      const before = pageParam === null ? '' : `?before=${pageParam}`
      return valueOf(getJson<Audit>(`${orgAt(orgId)}/audit${before}`, signal))
    },
    getNextPageParam: ({ entries, hasMore }: Audit) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    // The log stands at the end of a page that has more to show, so it says itself what went wrong.
    throwOnError: false,
  })

export function orgAt(orgId: string): string {
  return `/api/org/${encodeURIComponent(orgId)}`
}
