import type { Refused } from '@retropulse/contract/refusal'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, PersonProfile } from '../../auth/api.ts'
import type { AuthorizeBoardPorts } from './authorize-board.ts'
import { lookAsFacilitator } from './read-history.ts'

export interface ReadRemovedPeoplePorts extends AuthorizeBoardPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
}

type RemovedPerson = PersonProfile & { readonly id: PersonId }

/** People removed from a board, newest last, for facilitators, who may let them back in (LEAD-15, LEAD-13). */
export async function readRemovedPeople(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadRemovedPeoplePorts,
): Promise<{ readonly ok: true; readonly people: readonly RemovedPerson[] } | Refused> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const { state } = look.live.at
  // Empty on an anonymous board; complete again once authors are shown (LEAD-15).
  const ids = state.isAnonymous ? [] : state.removedPeople.map((person) => asId<PersonId>(person))
  const profiles = await ports.identities.profilesOf(ids)
  return {
    ok: true,
    people: ids.map((id) => ({ id, ...(profiles.get(id) ?? { name: null, picture: null }) })),
  }
}
