import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identities } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'

export interface PrimaryOwnerPorts {
  readonly organisations: Pick<Organisations, 'membersOf'>
  readonly identities: Pick<Identities, 'emailsOf'>
}

/** Whether an address is that of the organisation's primary owner (SSO-22, PERM-31). */
export async function isPrimaryOwners(
  email: string,
  orgId: OrgId,
  { organisations, identities }: PrimaryOwnerPorts,
): Promise<boolean> {
  const members = await organisations.membersOf(orgId)
  const owner = members.find(({ isPrimaryOwner }) => isPrimaryOwner)
  if (owner === undefined) return false
  return (await identities.emailsOf([owner.userId])).get(owner.userId) === email.toLowerCase()
}
