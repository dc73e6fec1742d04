/** Why an invitation to an organisation does not open any more; with `not-found` there never was one (INVITE-18). */
export type OrgInviteRefusal =
  | 'not-found'
  | 'invite-used'
  | 'invite-cancelled'
  | 'invite-replaced'
  | 'invite-expired'

/** Why the invite link of a team does not open (INVITE-5). */
export type TeamLinkRefusal = 'not-found' | 'invite-replaced' | 'invite-disabled'

/** For whom an invitation to an organisation opens (INVITE-15, INVITE-16). */
export interface InviteAudience {
  /** The invited address, in lower case. */
  readonly email: string
  /** The owner chose that the invitation opens for every user with the link. */
  readonly isForAnyone: boolean
}

/** True where an invitation opens for a user with this address (INVITE-15, INVITE-16). */
export function opensFor({ email, isForAnyone }: InviteAudience, userEmail: string): boolean {
  return isForAnyone || email === userEmail.trim().toLowerCase()
}

/**
 * An address as visitors with another one read it (INVITE-15): a person recognises an address of their own, and learns
 * nothing else of the part before the @, not even its length.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, Math.max(at, 0)))
  return `${at > 2 ? first : ''}•••${at < 0 ? '' : email.slice(at)}`
}
