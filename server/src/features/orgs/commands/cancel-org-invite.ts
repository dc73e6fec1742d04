import type { CancelInvite } from '@retropulse/contract/orgs'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import { isEmail } from '@retropulse/domain/orgs/invite-emails'
import type { Identity } from '../../auth/api.ts'
import type { Invites } from '../store/invites.ts'
import type { Organisations } from '../store/organisations.ts'
import { authorizeOrg } from '../queries/authorize.ts'

/** INVITE-12: cancels an invitation; its link does not open any more. */
export async function cancelOrgInvite(
  identity: Identity | null,
  orgId: OrgId,
  input: CancelInvite,
  { organisations, invites }: { organisations: Pick<Organisations, 'find'>; invites: Invites },
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const email = input.email.trim().toLowerCase()
  if (!isEmail(email)) return { ok: false, code: 'not-found' }
  const facts = [{ kind: 'org-invite-cancelled', from: email } as const]
  const isCancelled = await invites.cancelInvitation(orgId, email, {
    orgId,
    actorId: authorized.actor.id,
    facts,
  })
  return isCancelled ? { ok: true } : { ok: false, code: 'not-found' }
}
