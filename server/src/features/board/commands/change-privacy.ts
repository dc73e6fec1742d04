import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Memberships } from '../../orgs/api.ts'
import type { Boards } from '../store/boards.ts'
import type { AuthorizedBoard } from '../queries/authorize-board.ts'

export interface ChangePrivacyPorts {
  readonly boards: Pick<Boards, 'setPrivate'>
  readonly memberships: Pick<Memberships, 'planOf'>
  /** The board became private: participants who may not enter it any more are disconnected (BOARD-30). */
  readonly onRevoked: (boardId: BoardId) => void
}

/**
 * Why a board may not be made private or public; null: it may. Private needs a plan (BOARD-31) and a facilitator who is
 * on the team and would not be shut out (BOARD-33). Boards of a private team stay private (BOARD-34).
 */
export async function privacyRefusal(
  { record, actor }: AuthorizedBoard,
  isPrivate: boolean,
  { memberships }: Pick<ChangePrivacyPorts, 'memberships'>,
): Promise<Refused | null> {
  if (record.isPrivate === isPrivate) return null
  if (!isPrivate) return record.isTeamPrivate ? { ok: false, code: 'forbidden' } : null
  if (actor?.seesAssignees !== true) return { ok: false, code: 'forbidden' }
  const planId = record.teamId === null ? null : await memberships.planOf(record.teamId)
  return planId === null ? { ok: false, code: 'plan-required' } : null
}

/** Makes a board private or public. */
export async function changePrivacy(
  { record }: AuthorizedBoard,
  isPrivate: boolean,
  { boards, onRevoked }: ChangePrivacyPorts,
): Promise<void> {
  if (record.isPrivate === isPrivate) return
  await boards.setPrivate(record.id, isPrivate)
  if (isPrivate) onRevoked(record.id)
}
