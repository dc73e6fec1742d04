import type { BoardTrash as Trash } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardTrash } from '../store/board-trash.ts'

export interface ReadBoardTrashPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly trash: Pick<BoardTrash, 'listOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The retros of a team that can be restored, for users who could delete them (TRASH-9). */
export async function readBoardTrash(
  identity: Identity | null,
  teamId: TeamId,
  ports: ReadBoardTrashPorts,
): Promise<{ readonly ok: true; readonly trash: Trash } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:delete', ports.memberships)
  if (!authorized.ok) return authorized
  const deleted = await ports.trash.listOf(teamId, ports.now() - TRASH_MS)
  return {
    ok: true,
    trash: { boards: deleted.map(({ id, title, deletedAt }) => ({ id, name: title, deletedAt })) },
  }
}
