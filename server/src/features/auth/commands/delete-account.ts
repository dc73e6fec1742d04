import type { DeleteAccount } from '@retropulse/contract/accounts'
import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import type {
  Abandoned,
  Accounts,
  Departures,
  Erasure,
  Heirs,
  Profiles,
  RequestHeaders,
  UserIdentity,
} from '../ports.ts'

export interface DeleteAccountPorts {
  readonly accounts: Pick<Accounts, 'isPassword'>
  readonly profiles: Pick<Profiles, 'find'>
  readonly departures: Departures
  /** Nobody runs these organisations any more: nothing of theirs may go on speaking for people, or letting them in. */
  readonly onAbandoned: (abandoned: Abandoned) => Promise<void>
  readonly erasure: Erasure
  /** Somebody is nobody from now on: whoever shows them, or lets them stay, has to know. */
  readonly onErased: (ids: readonly PersonId[]) => void
}

/**
 * Deletes an account (D9): what somebody wrote stays, and nobody can say any more whose it is. They confirm with their
 * password, or with their address where they have none. An organisation of theirs with other people in it needs an heir:
 * without one the deletion is refused.
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
  const abandoned = await ports.departures.leaveAll(person, heirs)
  if (abandoned === 'primary-owner' || abandoned === 'unknown-member') return abandoned
  await ports.onAbandoned(abandoned)
  ports.onErased(await ports.erasure.erase(person.id))
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
