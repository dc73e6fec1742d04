import type { BoardCard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardTrash } from '../store/board-trash.ts'
import type { TeamRetros } from '../store/team-retros.ts'
import type { EnterBoardPorts } from '../queries/enter-board.ts'
import { enterTeamBoardAs, type TeamBoard } from '../queries/authorize-team-board.ts'
import { readCards } from '../queries/team-cards.ts'

export interface DeleteBoardPorts extends EnterBoardPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'accessOf' | 'planOf' | 'membersCountOf'>
  readonly retros: Pick<TeamRetros, 'pageOf' | 'findListed'>
  readonly trash: Pick<BoardTrash, 'delete'>
  /** The board is in the trash: its participants are disconnected (TRASH-8). */
  readonly onRevoked: (boardId: BoardId) => void
}

/**
 * Puts a board of a team into the trash, for users with board:delete (PERM-8), and returns the other boards of the team
 * (TRASH-8). Its open action items stay the team's (TRASH-10).
 */
export async function deleteBoard(
  identity: Identity | null,
  at: TeamBoard,
  ports: DeleteBoardPorts,
): Promise<{ readonly ok: true; readonly boards: readonly BoardCard[] } | Refused> {
  const entered = await enterTeamBoardAs(identity, at, ports)
  // An archived board is deleted like any other.
  if (!entered.ok && entered.refusal !== 'archived') return { ok: false, code: entered.refusal }
  const { teamId, boardId } = at
  const board = await ports.retros.findListed(boardId)
  if (board === null) return { ok: false, code: 'not-found' }
  const authorized = await authorizeTeam(identity, teamId, 'board:delete', ports.memberships)
  // A user who may enter the board knows that it exists, and gets `forbidden` in place of `not-found`.
  if (!authorized.ok)
    return { ok: false, code: authorized.code === 'not-found' ? 'forbidden' : authorized.code }
  const { team, actorId } = authorized
  const fact = { kind: 'board-deleted', teamId, from: board.title } as const
  const auditedChange = { orgId: team.orgId, actorId, facts: [fact] }
  if (!(await ports.trash.delete(boardId, ports.now(), auditedChange)))
    return { ok: false, code: 'not-found' }
  ports.onRevoked(boardId)
  const planId = await ports.memberships.planOf(teamId)
  return { ok: true, boards: await readCards(team, planId, ports) }
}
