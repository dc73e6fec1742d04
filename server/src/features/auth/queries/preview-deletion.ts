import type { AccountDeletion } from '@retropulse/contract/accounts'
import type { PersonId } from '@retropulse/domain/kernel/ids'
import type { Departures, Identities } from '../ports.ts'

export interface PreviewDeletionPorts {
  readonly departures: Pick<Departures, 'preview'>
  readonly identities: Pick<Identities, 'profilesOf' | 'emailsOf'>
}

/** What deleting an account takes along, with the names of the people who could own its organisations instead (D9, D27). */
export async function previewDeletion(
  personId: PersonId,
  { departures, identities }: PreviewDeletionPorts,
): Promise<AccountDeletion> {
  const { organisations, teams } = await departures.preview(personId)
  const ids = [...new Set(organisations.flatMap(({ heirs }) => heirs))]
  const [profiles, emails] = await Promise.all([identities.profilesOf(ids), identities.emailsOf(ids)])
  return {
    organisations: organisations.map(({ heirs, teams: ownTeams, ...org }) => ({
      ...org,
      teams: [...ownTeams],
      heirs: heirs.map((id) => ({ id, name: profiles.get(id)?.name ?? '', email: emails.get(id) ?? '' })),
    })),
    teams: [...teams],
  }
}
