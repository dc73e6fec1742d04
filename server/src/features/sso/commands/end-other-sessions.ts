import type { OrgId, PersonId } from '@retropulse/domain/kernel/ids'
import type { ExternalSignIn } from '../../auth/api.ts'
import type { Organisations } from '../../orgs/api.ts'
import { type ConnectionRecord, type Connections, providerIdOf } from '../ports.ts'

export interface EndOtherSessionsPorts {
  readonly externals: Pick<ExternalSignIn, 'endSessions'>
  readonly organisations: Pick<Organisations, 'membersOf'>
}

/**
 * SSO-21: ends the sessions at the proved domains of an enforced connection that began otherwise. SSO-22: the primary
 * owner keeps password and sessions, and the owner who made the change (`actorId`) keeps the sessions: otherwise this
 * owner would be signed out before the provider was ever tried.
 */
export async function endOtherSessions(
  { id, orgId, isEnforced, domains }: ConnectionRecord,
  actorId: PersonId | null,
  { externals, organisations }: EndOtherSessionsPorts,
): Promise<void> {
  const proven = domains.filter(({ isProven }) => isProven).map(({ name }) => name)
  if (!isEnforced || proven.length === 0) return
  const members = await organisations.membersOf(orgId)
  const primary = members.filter(({ isPrimaryOwner }) => isPrimaryOwner).map(({ userId }) => userId)
  await externals.endSessions({
    domains: proven,
    exceptProviderId: providerIdOf(id),
    exceptUserIds: actorId === null ? primary : [...primary, actorId],
  })
}

/**
 * SSO-22: another person became the primary owner. The former one has no more right to sessions that began with a
 * password than others have.
 */
export async function endSessionsOfFormerOwner(
  orgId: OrgId,
  formerId: PersonId,
  {
    connections,
    externals,
    organisations,
  }: EndOtherSessionsPorts & { readonly connections: Pick<Connections, 'ofOrg'> },
): Promise<void> {
  const members = await organisations.membersOf(orgId)
  const others = members.map(({ userId }) => userId).filter((userId) => userId !== formerId)
  for (const { id, isEnforced, domains } of await connections.ofOrg(orgId)) {
    const proven = domains.filter(({ isProven }) => isProven).map(({ name }) => name)
    if (!isEnforced || proven.length === 0) continue
    const exceptProviderId = providerIdOf(id)
    await externals.endSessions({ domains: proven, exceptProviderId, exceptUserIds: others })
  }
}

/**
 * ORG-30: an organisation came back from the trash, where its connections forbade nothing (ORG-28), and enforces them
 * again. Its primary owner, who restored it, keeps the sessions (SSO-22).
 */
export async function endSessionsFromBefore(
  orgId: OrgId,
  ports: EndOtherSessionsPorts & { readonly connections: Pick<Connections, 'ofOrg'> },
): Promise<void> {
  for (const connection of await ports.connections.ofOrg(orgId))
    await endOtherSessions(connection, null, ports)
}
