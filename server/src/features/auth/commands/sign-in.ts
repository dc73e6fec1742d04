import type { PersonId } from '@retropulse/domain/kernel/ids'
import { asId } from '@retropulse/domain/kernel/ids'
import type { People, SignIn } from '../ports.ts'

/** Completes a sign-in or sign-up: what somebody wrote as a guest in this browser is theirs from now on (D1). */
export async function enterAccount(
  attempt: Promise<SignIn>,
  guestId: PersonId | null,
  people: Pick<People, 'claimGuest'>,
): Promise<SignIn> {
  const entered = await attempt
  if (entered.ok && guestId !== null) await people.claimGuest(guestId, asId<PersonId>(entered.profile.sub))
  return entered
}
