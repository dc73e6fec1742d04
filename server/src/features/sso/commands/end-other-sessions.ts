import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { ExternalSignIn } from '../../auth/ports.ts'
import type { Organisations } from '../../orgs/ports.ts'
import { type ConnectionRecord, providerIdOf } from '../ports.ts'

export interface EndOtherSessionsPorts {
  readonly externals: Pick<ExternalSignIn, 'endSessions'>
  readonly organisations: Pick<Organisations, 'membersOf'>
}

/**
 * Ends the sessions that an enforced connection would not let begin (D4): of accounts at its proved domains, where the
 * session began otherwise. The primary owner keeps theirs, as they keep their password, and so does the owner who made
 * the change (`actorId`), who would otherwise be signed out before the provider was ever tried.
 */
export async function endOtherSessions(
  { id, orgId, isEnforced, domains }: ConnectionRecord,
  actorId: PersonId,
  { externals, organisations }: EndOtherSessionsPorts,
): Promise<void> {
  const proven = domains.filter(({ isProven }) => isProven).map(({ name }) => name)
  if (!isEnforced || proven.length === 0) return
  const members = await organisations.membersOf(orgId)
  const primary = members.filter(({ isPrimaryOwner }) => isPrimaryOwner).map(({ userId }) => userId)
  await externals.endSessions({
    domains: proven,
    exceptProviderId: providerIdOf(id),
    exceptUserIds: [...primary, actorId],
  })
}
