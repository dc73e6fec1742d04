import type { Refused } from '@retropulse/contract/refusal'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, PersonProfile } from '../../auth/api.ts'
import type { AuthorizeBoardPorts } from './authorize-board.ts'
import { lookAsFacilitator } from './read-history.ts'

export interface ReadFacilitatorsPorts extends AuthorizeBoardPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
}

type Facilitator = PersonProfile & { readonly id: PersonId }

/**
 * The facilitators by hand-over, for facilitators, who may take it back (LEAD-2). The list has names on an anonymous
 * board too: it holds no pseudonyms, and so discloses nothing about what these people wrote.
 */
export async function readFacilitators(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadFacilitatorsPorts,
): Promise<{ readonly ok: true; readonly facilitators: readonly Facilitator[] } | Refused> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const ids = look.live.at.state.facilitators.map((author) => asId<PersonId>(author))
  const profiles = await ports.identities.profilesOf(ids)
  return { ok: true, facilitators: ids.map((id) => ({ id, ...(profiles.get(id) ?? NAMELESS) })) }
}

const NAMELESS: PersonProfile = { name: null, picture: null }
