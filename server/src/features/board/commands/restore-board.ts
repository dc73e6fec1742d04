import type { Refused } from '@retropulse/contract/refusal'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/ports.ts'
import type { BoardTrash } from '../ports.ts'
import type { TeamBoard } from '../queries/look-at-team-board.ts'
import { meetTeam, type MeetTeamPorts } from '../queries/meet-team.ts'

export interface RestoreBoardPorts extends MeetTeamPorts {
  readonly trash: Pick<BoardTrash, 'find' | 'restore'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NOT_FOUND: Refused = { ok: false, code: 'not-found' }

/**
 * Brings a board back for whoever could delete it, 30 days long (D27). Anybody else is not told that there was one. It was
 * begun before, so it takes no other free retro.
 */
export async function restoreBoard(
  identity: Identity | null,
  { teamId, boardId }: TeamBoard,
  ports: RestoreBoardPorts,
): Promise<{ readonly ok: true } | Refused> {
  const met = await meetTeam(identity, teamId, 'board:delete', ports)
  if (!met.ok) return met.code === 'forbidden' ? NOT_FOUND : met
  const board = await ports.trash.find(boardId)
  if (board?.teamId !== teamId || !isInTrash(board.deletedAt, ports.now())) return NOT_FOUND
  const fact = { kind: 'board-restored', teamId, to: board.title } as const
  const deed = { orgId: met.team.orgId, actorId: met.actorId, facts: [fact] }
  return (await ports.trash.restore(boardId, deed)) ? { ok: true } : NOT_FOUND
}
