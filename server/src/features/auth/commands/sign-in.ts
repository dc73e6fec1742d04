import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { SignIn } from '../queries/external-sign-in.ts'
import type { People } from '../store/people.ts'

/** AUTH-24: completes a sign-in or sign-up; what the guest of this browser wrote becomes the user's own. */
export async function enterAccount(
  attempt: Promise<SignIn>,
  guestId: PersonId | null,
  people: Pick<People, 'claimGuest'>,
): Promise<SignIn> {
  const entered = await attempt
  if (entered.ok && guestId !== null) await people.claimGuest(guestId, asId<PersonId>(entered.profile.sub))
  return entered
}
