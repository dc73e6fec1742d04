import type { Refused } from '@retropulse/contract/refusal'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { BoardAuthorization } from '../../board/api.ts'
import { findTeamReader, type TeamReaderPorts } from '../queries/team-reader.ts'
import type { ActionLists } from '../store/action-lists.ts'
import { type ActionHomesPorts, createActionHomes, enterAsUser } from './action-homes.ts'

export type MayChangeActionsPorts = TeamReaderPorts &
  ActionHomesPorts &
  Pick<BoardAuthorization, 'authorizeTeamBoard'> & {
    readonly actionLists: Pick<ActionLists, 'latestBoards' | 'pick'>
  }

/** Whether a user could change each of these action items from the list of the team (ACTION-29). */
export async function mayChangeActions(
  identity: Identity | null,
  teamId: TeamId,
  ids: readonly ActionId[],
  ports: MayChangeActionsPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await findTeamReader(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const known = await ports.actionLists.pick(authorized.team.id, ids)
  const where = { teamId: authorized.team.id, openAfter: authorized.openAfter }
  const homes = createActionHomes(where, enterAsUser(authorized, ports), ports)
  for (const id of ids) {
    const action = known.find((one) => one.id === id)
    if (action === undefined || action.isDeleted) return { ok: false, code: 'unknown-action' }
    const found = await homes.of(action)
    if (!found.ok) return found
  }
  return { ok: true }
}
