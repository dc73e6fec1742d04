import type { CreateBoard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { retroAllowance } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { Boards } from '../store/boards.ts'
import type { AuthorizeBoardPorts } from '../queries/authorize-board.ts'
import { newBoard } from './new-board.ts'
import { findSource, planFor, stepsFor } from './plan-new-board.ts'

export interface CreateBoardPorts extends AuthorizeBoardPorts {
  readonly boards: Pick<Boards, 'create' | 'find'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'accessOf' | 'planOf' | 'hasTooManyTeams'>
  readonly newId: () => string
}

export type BoardCreated = { readonly ok: true; readonly id: BoardId } | Refused

/**
 * Starts a retro in a team, for users with board:create (CREATE-15), unless the team is archived (TEAM-14) or its
 * organisation has used up its free retros (PLAN-7). The values it begins with are the first row of its log.
 */
export async function createBoard(
  identity: Identity | null,
  teamId: TeamId,
  input: CreateBoard,
  ports: CreateBoardPorts,
): Promise<BoardCreated> {
  const authorized = await authorizeTeam(identity, teamId, 'board:create', ports.memberships)
  if (!authorized.ok) return authorized
  const { team, actorId } = authorized
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  if (await ports.memberships.hasTooManyTeams(teamId)) return { ok: false, code: 'team-limit' }
  const source = await findSource(identity, input.fromBoard, ports)
  if (source !== null && !source.ok) return source
  const planId = await ports.memberships.planOf(teamId)
  const id = asId<BoardId>(ports.newId())
  // A copy is private only on a plan, and only if the source itself is, not just its team (CREATE-14).
  const isPrivate =
    planId !== null && source !== null && source.record.isPrivate && !source.record.isTeamPrivate
  const record = {
    id,
    teamId,
    orgId: team.orgId,
    createdBy: actorId,
    isPrivate,
    createdAt: ports.now(),
    runSteps: stepsFor(input, source),
  }
  const begun = newBoard(record, planFor(input, source, team.isAnonymous))
  if (!begun.ok) return begun
  const made = await ports.boards.create(begun.board, retroAllowance(planId))
  if (made !== 'made') return { ok: false, code: made === 'too-many-actions' ? 'plan-required' : made }
  return { ok: true, id }
}
