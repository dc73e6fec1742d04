import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { Boards } from '../../board/api.ts'

/** The team to connect, and the board from which the user came. */
export interface SlackConnectContext {
  readonly teamId: TeamId
  /** Null: the user came from the integrations page. */
  readonly boardId: BoardId | null
}

export interface MayConnectPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly boards: Pick<Boards, 'find'>
}

/**
 * Whether a user may choose the channel of a team: users who may edit its boards (SLACK-4). To users with no role in
 * the team, it does not exist.
 */
export async function mayConnectSlack(
  identity: Identity | null,
  { teamId, boardId }: SlackConnectContext,
  { memberships, boards }: MayConnectPorts,
): Promise<{ readonly ok: true; readonly personId: PersonId } | Unauthorized> {
  const authorized = await authorizeTeam(identity, teamId, 'board:edit', memberships)
  if (!authorized.ok) return authorized
  const isElsewhere = boardId !== null && (await boards.find(boardId))?.teamId !== teamId
  return isElsewhere ? { ok: false, code: 'not-found' } : { ok: true, personId: authorized.actorId }
}
