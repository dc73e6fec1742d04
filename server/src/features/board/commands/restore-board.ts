import type { Refused } from '@retropulse/contract/refusal'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardTrash } from '../store/board-trash.ts'
import type { TeamBoard } from '../queries/authorize-team-board.ts'

export interface RestoreBoardPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly trash: Pick<BoardTrash, 'find' | 'restore'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NOT_FOUND: Refused = { ok: false, code: 'not-found' }

/**
 * Restores a board within 30 days, for users who could delete it (TRASH-8); to others it is not disclosed that it is in
 * the trash (TRASH-18). It was counted when it was begun, so it uses up no free retro.
 */
export async function restoreBoard(
  identity: Identity | null,
  { teamId, boardId }: TeamBoard,
  ports: RestoreBoardPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:delete', ports.memberships)
  if (!authorized.ok) return authorized.code === 'forbidden' ? NOT_FOUND : authorized
  const board = await ports.trash.find(boardId)
  if (board?.teamId !== teamId || !isInTrash(board.deletedAt, ports.now())) return NOT_FOUND
  const fact = { kind: 'board-restored', teamId, to: board.title } as const
  const auditedChange = { orgId: authorized.team.orgId, actorId: authorized.actorId, facts: [fact] }
  return (await ports.trash.restore(boardId, auditedChange)) ? { ok: true } : NOT_FOUND
}
