import type { DeleteAccount } from '@retropulse/contract/accounts'
import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Abandoned, MembershipRemoval, Heirs } from '../ports.ts'
import type { RequestHeaders, UserIdentity } from '../queries/identity.ts'
import type { Accounts } from '../store/accounts.ts'
import type { Erasure } from '../store/erasure.ts'
import type { Profiles } from '../store/profiles.ts'

export interface DeleteAccountPorts {
  readonly accounts: Pick<Accounts, 'isPassword'>
  readonly profiles: Pick<Profiles, 'find'>
  readonly membershipRemoval: MembershipRemoval
  /**
   * Organisations that have no people left: their keys, invitations and single sign-on must stop working (ORG-25). The
   * heirs of the others have another role by now, also on open boards.
   */
  readonly onAbandoned: (abandoned: Abandoned) => Promise<void>
  /** The user's boards without a team (CREATE-23). */
  readonly personalBoards: { readonly deleteOf: (personId: PersonId) => Promise<void> }
  readonly erasure: Erasure
  /** Removes what the server keeps of email to an address; omitted: it keeps none. */
  readonly forgetMail?: (address: string) => Promise<void>
  /** The ids belong to no account any more: disconnect their sockets and clear their names (PROFILE-13). */
  readonly onErased: (ids: readonly PersonId[]) => void
}

/**
 * PROFILE-11, PROFILE-12, PROFILE-13: deletes an account after the user confirmed with the password, or with the email
 * address where the account has no password. What the user wrote stays, without an author. An organisation of the user
 * that has other people needs an heir; otherwise the deletion is refused.
 */
export async function deleteAccount(
  person: UserIdentity,
  confirmation: DeleteAccount,
  headers: RequestHeaders,
  ports: DeleteAccountPorts,
): Promise<'deleted' | 'not-confirmed' | 'primary-owner' | 'unknown-member'> {
  if (!(await isConfirmed(person, confirmation, headers, ports))) return 'not-confirmed'
  const heirs: Heirs = new Map(
    Object.entries(confirmation.heirs ?? {}).map(([orgId, heir]) => [asId<OrgId>(orgId), heir]),
  )
  const abandoned = await ports.membershipRemoval.leaveAll(person, heirs)
  if (abandoned === 'primary-owner' || abandoned === 'unknown-member') return abandoned
  await ports.onAbandoned(abandoned)
  await ports.personalBoards.deleteOf(person.id)
  ports.onErased(await ports.erasure.erase(person.id))
  await ports.forgetMail?.(person.email)
  return 'deleted'
}

async function isConfirmed(
  { id, email }: UserIdentity,
  confirmation: DeleteAccount,
  headers: RequestHeaders,
  { accounts, profiles }: DeleteAccountPorts,
): Promise<boolean> {
  const { hasPassword } = await profiles.find(id)
  if ('password' in confirmation) return hasPassword && accounts.isPassword(headers, confirmation.password)
  return !hasPassword && confirmation.email.trim().toLowerCase() === email
}
