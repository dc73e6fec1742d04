import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Memberships } from '../../orgs/ports.ts'
import type { Boards } from '../ports.ts'
import type { Look } from '../queries/look-at-board.ts'

export interface ChangePrivacyPorts {
  readonly boards: Pick<Boards, 'setPrivate'>
  readonly memberships: Pick<Memberships, 'planOf'>
  /** The board is its team's alone from now on: whoever else is on it has to leave. */
  readonly onShut: (boardId: BoardId) => void
}

/**
 * Why a board may not be made private, or opened to anyone with the link (board.md §2); null: it may. Private needs a
 * plan, and somebody who would not shut themselves out: a facilitator of the team. A private team's boards stay private.
 */
export async function privacyRefusal(
  { record, actor }: Look,
  isPrivate: boolean,
  { memberships }: Pick<ChangePrivacyPorts, 'memberships'>,
): Promise<Refused | null> {
  if (record.isPrivate === isPrivate) return null
  if (!isPrivate) return record.isTeamPrivate ? { ok: false, code: 'forbidden' } : null
  if (actor?.seesAssignees !== true) return { ok: false, code: 'forbidden' }
  const planId = record.teamId === null ? null : await memberships.planOf(record.teamId)
  return planId === null ? { ok: false, code: 'plan-required' } : null
}

/** Makes a board its team's alone, or opens it to anyone with the link. */
export async function changePrivacy(
  { record }: Look,
  isPrivate: boolean,
  { boards, onShut }: ChangePrivacyPorts,
): Promise<void> {
  if (record.isPrivate === isPrivate) return
  await boards.setPrivate(record.id, isPrivate)
  if (isPrivate) onShut(record.id)
}
