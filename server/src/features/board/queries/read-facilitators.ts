import type { RefusalCode } from '@retropulse/contract/refusal'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity, PersonProfile } from '../../auth/ports.ts'
import type { LookPorts } from './look-at-board.ts'
import { lookAsFacilitator } from './read-history.ts'

export interface ReadFacilitatorsPorts extends LookPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
}

type Facilitator = PersonProfile & { readonly id: PersonId }

/**
 * Whom facilitators made one, for facilitators, who may take it back. The socket of an anonymous board names nobody;
 * this list says nothing of what they wrote, since it has no pseudonyms in it (D9).
 */
export async function readFacilitators(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadFacilitatorsPorts,
): Promise<
  | { readonly ok: true; readonly facilitators: readonly Facilitator[] }
  | { readonly ok: false; readonly code: RefusalCode }
> {
  const look = await lookAsFacilitator(identity, boardId, ports)
  if (!look.ok) return look
  const ids = look.live.at.state.facilitators.map((author) => asId<PersonId>(author))
  const profiles = await ports.identities.profilesOf(ids)
  return { ok: true, facilitators: ids.map((id) => ({ id, ...(profiles.get(id) ?? NAMELESS) })) }
}

const NAMELESS: PersonProfile = { name: null, picture: null }
