import type { AccountDeletion } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { MembershipRemoval } from '../ports.ts'
import type { Identities } from './identity.ts'

export interface PreviewDeletionPorts {
  readonly membershipRemoval: Pick<MembershipRemoval, 'preview'>
  readonly personalBoards: { readonly countOf: (personId: PersonId) => Promise<number> }
  readonly identities: Pick<Identities, 'profilesOf' | 'emailsOf'>
}

/** PROFILE-10: what deleting an account takes along, with the names of possible heirs of its organisations. */
export async function previewDeletion(
  personId: PersonId,
  { membershipRemoval, personalBoards, identities }: PreviewDeletionPorts,
): Promise<AccountDeletion> {
  const [{ organisations, teams }, personalBoardsCount] = await Promise.all([
    membershipRemoval.preview(personId),
    personalBoards.countOf(personId),
  ])
  const ids = [...new Set(organisations.flatMap(({ heirs }) => heirs))]
  const [profiles, emails] = await Promise.all([identities.profilesOf(ids), identities.emailsOf(ids)])
  return {
    organisations: organisations.map(({ heirs, teams: ownTeams, ...org }) => ({
      ...org,
      teams: [...ownTeams],
      heirs: heirs.map((id) => ({ id, name: profiles.get(id)?.name ?? '', email: emails.get(id) ?? '' })),
    })),
    teams: [...teams],
    personalBoardsCount,
  }
}
