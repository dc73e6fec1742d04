/** Why an invitation to an organisation does not open for anyone any more; `not-found` never was one. */
export type OrgInviteRefusal =
  | 'not-found'
  | 'invite-used'
  | 'invite-cancelled'
  | 'invite-replaced'
  | 'invite-expired'

/** Why a team's link does not open. */
export type TeamLinkRefusal = 'not-found' | 'invite-replaced' | 'invite-disabled'

/** For whom an invitation to an organisation opens (D39). */
export interface InviteAudience {
  /** Where it was sent, in lower case. */
  readonly email: string
  /** The owner let everyone in who has the link. */
  readonly isForAnyone: boolean
}

/** D39: an invitation opens for a user who is signed in with its address, or for everyone with the link. */
export function opensFor({ email, isForAnyone }: InviteAudience, userEmail: string): boolean {
  return isForAnyone || email === userEmail.trim().toLowerCase()
}

/**
 * An address as it is shown to a visitor whose own it may not be: enough to recognise one of one's own by, and nothing
 * of the rest before the @, not even its length.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, Math.max(at, 0)))
  return `${at > 2 ? first : ''}•••${at < 0 ? '' : email.slice(at)}`
}
