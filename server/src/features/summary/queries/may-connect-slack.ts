import { can } from '@retropulse/domain/orgs/policy'
import type { BoardId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { Boards } from '../../board/api.ts'

/** The team to connect, and the board from which the user came. */
export interface SlackErrand {
  readonly teamId: TeamId
  /** Null: the user came from the integrations page. */
  readonly boardId: BoardId | null
}

export interface MayConnectPorts {
  readonly memberships: Pick<Memberships, 'findTeam' | 'effectiveRoleIn'>
  readonly boards: Pick<Boards, 'find'>
}

/**
 * Whether a user may choose the channel of a team: users who may edit its boards (SLACK-4). To users with no role in
 * the team, it does not exist.
 */
export async function mayConnectSlack(
  identity: Identity | null,
  { teamId, boardId }: SlackErrand,
  { memberships, boards }: MayConnectPorts,
): Promise<
  | { readonly ok: true; readonly personId: PersonId }
  | { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' | 'forbidden' }
> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if ((await memberships.findTeam(teamId)) === null) return { ok: false, code: 'not-found' }
  const effectiveRole = await memberships.effectiveRoleIn(teamId, identity.id)
  if (effectiveRole === null) return { ok: false, code: 'not-found' }
  if (!can(effectiveRole, 'board:edit')) return { ok: false, code: 'forbidden' }
  const isElsewhere = boardId !== null && (await boards.find(boardId))?.teamId !== teamId
  return isElsewhere ? { ok: false, code: 'not-found' } : { ok: true, personId: identity.id }
}
