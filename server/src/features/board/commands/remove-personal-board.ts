import type { Refused } from '@retropulse/contract/refusal'
import type { BoardId, PersonId } from '@retropulse/domain/kernel/ids'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import type { Identity } from '../../auth/api.ts'
import type { PersonalBoards } from '../store/personal-boards.ts'

export interface RemovePersonalBoardPorts {
  readonly personalBoards: Pick<PersonalBoards, 'delete' | 'restore' | 'deleteAll'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The board is in the trash: its participants are disconnected. */
  readonly onRevoked: (boardId: BoardId) => void
}

type Done = { readonly ok: true } | Refused

/** Puts a board without a team into the trash, for its creator; to other users it is not found (TRASH-11). */
export async function deletePersonalBoard(
  identity: Identity | null,
  boardId: BoardId,
  { personalBoards, now, onRevoked }: RemovePersonalBoardPorts,
): Promise<Done> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  if (!(await personalBoards.delete(boardId, identity.id, now()))) return { ok: false, code: 'not-found' }
  onRevoked(boardId)
  return { ok: true }
}

/** Restores a board without a team for its creator, within 30 days (TRASH-11, TRASH-1). */
export async function restorePersonalBoard(
  identity: Identity | null,
  boardId: BoardId,
  { personalBoards, now }: Omit<RemovePersonalBoardPorts, 'onRevoked'>,
): Promise<Done> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const isBack = await personalBoards.restore(boardId, identity.id, now() - TRASH_MS)
  return isBack ? { ok: true } : { ok: false, code: 'not-found' }
}

/** Deletes the boards without a team of an account that is erased: no other user leads or finds them (CREATE-23). */
export async function deletePersonalBoardsOf(
  creator: PersonId,
  { personalBoards, now, onRevoked }: RemovePersonalBoardPorts,
): Promise<void> {
  for (const boardId of await personalBoards.deleteAll(creator, now())) onRevoked(boardId)
}
