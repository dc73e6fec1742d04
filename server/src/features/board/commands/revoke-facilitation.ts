import type { Actor } from '@retropulse/domain/board/actor'
import { asId, type AuthorId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Memberships } from '../../orgs/api.ts'
import { SYSTEM_AUTHOR } from '../engine/log.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { MadeFacilitators } from '../store/made-facilitators.ts'
import { submitAll, type SubmitPorts } from '../engine/submit-all.ts'

export interface RevokeFacilitationPorts extends SubmitPorts {
  readonly engine: Pick<BoardEngine, 'open' | 'submit'>
  readonly madeFacilitators: MadeFacilitators
  readonly memberships: Pick<Memberships, 'effectiveRoleIn'>
}

/** The server itself, which may take back facilitation also from the last person who has it. */
const SERVER: Actor = {
  id: SYSTEM_AUTHOR,
  pseudonym: SYSTEM_AUTHOR,
  authorIds: [SYSTEM_AUTHOR],
  isFacilitator: true,
  seesAssignees: false,
}

/**
 * A person who left a team, or was removed from it, leads none of its boards any more, those in the trash and archived
 * ones included, since these may open again (LEAD-4).
 */
export async function revokeFacilitation(
  teamId: TeamId,
  personId: PersonId,
  ports: RevokeFacilitationPorts,
): Promise<void> {
  const { engine, madeFacilitators, memberships } = ports
  if (can(await memberships.effectiveRoleIn(teamId, personId), 'board:read')) return
  for (const boardId of await madeFacilitators.boardsOf(teamId, personId)) {
    const live = await engine.open(boardId)
    if (live === null) continue
    const command = { type: 'take-facilitation', from: asId<AuthorId>(personId) } as const
    const taken = await submitAll(live, SERVER, [command], ports)
    if (!taken.ok) throw new Error(`facilitation of a former member was not taken back: ${taken.code}`)
  }
}
