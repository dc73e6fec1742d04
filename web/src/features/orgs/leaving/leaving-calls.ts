import type { DeletedOrgs, DeleteOrg } from '@retropulse/contract/orgs'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, deleteJson, getJson, postJson, valueOf } from '../../../lib/api.ts'
import { orgAt } from '../organisation/org-calls.ts'

/** An organisation that the user can restore. */
export type DeletedOrg = DeletedOrgs['organisations'][number]

/** The organisations that the user can restore (ORG-29); the pages that show them say what went wrong. */
export const deletedOrgsQuery = queryOptions({
  queryKey: ['deleted-orgs'],
  queryFn: ({ signal }) => valueOf(getJson<DeletedOrgs>('/api/deleted-orgs', signal)),
  throwOnError: false,
})

/** `name`: that of the organisation, as the user typed it (ORG-27). */
export function deleteOrg(orgId: string, name: string): Promise<Answer<undefined>> {
  return deleteJson(orgAt(orgId), { name } satisfies DeleteOrg)
}

export function restoreOrg(orgId: string): Promise<Answer<undefined>> {
  return postJson(`${orgAt(orgId)}/restore`)
}
