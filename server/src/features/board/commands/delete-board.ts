import type { BoardCard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { BoardTrash, TeamRetros } from '../ports.ts'
import type { EnterBoardPorts } from '../queries/enter-board.ts'
import { enterTeamBoardAs, type TeamBoard } from '../queries/look-at-team-board.ts'
import { meetTeam, type MeetTeamPorts } from '../queries/meet-team.ts'
import { readCards } from '../queries/team-cards.ts'

export interface DeleteBoardPorts extends EnterBoardPorts {
  readonly memberships: Pick<Memberships, 'doorOf' | 'planOf' | 'membersCountOf'> &
    MeetTeamPorts['memberships']
  readonly retros: Pick<TeamRetros, 'listOf' | 'findListed'>
  readonly trash: Pick<BoardTrash, 'delete'>
  /** The board is nowhere any more: everybody on it has to leave. */
  readonly onShut: (boardId: BoardId) => void
}

/**
 * Puts a team's board into the trash (D27), for those who hold board:delete there (teams.md §6), and answers the team's
 * other boards. What the team promised itself on it stays the team's (D15).
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
  const met = await meetTeam(identity, teamId, 'board:delete', ports)
  // Whoever may enter the board knows that there is one.
  if (!met.ok) return { ok: false, code: met.code === 'not-found' ? 'forbidden' : met.code }
  const { team, actorId } = met
  const fact = { kind: 'board-deleted', teamId, from: board.title } as const
  const deed = { orgId: team.orgId, actorId, facts: [fact] }
  if (!(await ports.trash.delete(boardId, ports.now(), deed))) return { ok: false, code: 'not-found' }
  ports.onShut(boardId)
  const planId = await ports.memberships.planOf(teamId)
  return { ok: true, boards: await readCards(team, planId, ports) }
}
