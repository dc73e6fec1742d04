import { type BoardEntry, enterBoard } from '@retropulse/domain/orgs/access'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { BoardRecord, Boards } from '../ports.ts'

export type Entered =
  | {
      readonly ok: true
      readonly record: BoardRecord
      readonly isFacilitator: boolean
      readonly isMember: boolean
    }
  | { readonly ok: false; readonly refusal: 'not-found' | Extract<BoardEntry, { ok: false }>['refusal'] }

/** Whether somebody may enter a board, and as what (board.md §2 and §6). */
export async function enterBoardAs(
  identity: Identity | null,
  boardId: BoardId,
  { boards, memberships }: { boards: Pick<Boards, 'find'>; memberships: Pick<Memberships, 'standingIn'> },
): Promise<Entered> {
  const record = await boards.find(boardId)
  if (record === null) return { ok: false, refusal: 'not-found' }
  const user = identity?.kind === 'user' ? identity : null
  const standing =
    user === null || record.teamId === null ? null : await memberships.standingIn(record.teamId, user.id)
  const entry = enterBoard({
    isPrivate: record.isPrivate,
    hasTeam: record.teamId !== null,
    isCreator: user !== null && record.createdBy === user.id,
    isSignedIn: user !== null,
    standing,
  })
  return entry.ok ? { ok: true, record, isFacilitator: entry.isFacilitator, isMember: entry.isMember } : entry
}
