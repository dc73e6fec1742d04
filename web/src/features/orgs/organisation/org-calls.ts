import type { CancelInvite, ChangeOrgRole, Invite, Invited, OrgMembers } from '@retropulse/contract/orgs'
import { queryOptions } from '@tanstack/react-query'
import { deleteJson, getJson, postJson, valueOf } from '../../../lib/api.ts'
import type { Answer } from '../../../lib/api.ts'
import { isDenied, problemIn } from '../../../lib/problem.ts'

/** The calls about an organisation's people (teams.md §7). */

/** Those with a role in it, and those invited. Being denied is no failure of the page: it leads to the overview (teams.md §6). */
export const membersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['org', orgId, 'members'],
    queryFn: ({ signal }) => valueOf(getJson<OrgMembers>(`${orgAt(orgId)}/members`, signal)),
    throwOnError: (error, query) => query.state.data === undefined && !isDenied(problemIn(error)),
  })

export function invite(orgId: string, wish: Invite): Promise<Answer<Invited>> {
  return postJson(`${orgAt(orgId)}/invite`, wish)
}

export function cancelInvite(orgId: string, email: string): Promise<Answer<undefined>> {
  return deleteJson(`${orgAt(orgId)}/invite`, { email } satisfies CancelInvite)
}

/** `id` is the member's. */
export function changeOrgRole(
  orgId: string,
  change: { readonly id: string; readonly role: ChangeOrgRole['role'] },
): Promise<Answer<undefined>> {
  return postJson(`${orgAt(orgId)}/user-meta`, change)
}

export function removeOrgMember(orgId: string, userId: string): Promise<Answer<undefined>> {
  return deleteJson(`${orgAt(orgId)}/member/${encodeURIComponent(userId)}`)
}

export function orgAt(orgId: string): string {
  return `/api/org/${encodeURIComponent(orgId)}`
}
