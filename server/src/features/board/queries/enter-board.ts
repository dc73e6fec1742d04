import { type BoardEntry, enterBoard } from '@retropulse/domain/orgs/access'
import { isArchived } from '@retropulse/domain/orgs/plans'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { BoardRecord, Boards } from '../ports.ts'

export interface EnterBoardPorts {
  readonly boards: Pick<Boards, 'find'>
  readonly memberships: Pick<Memberships, 'doorOf' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A board's record with what its team adds: a private team's boards are private, whatever they say themselves. */
export interface EnteredRecord extends BoardRecord {
  readonly isTeamPrivate: boolean
}

/** Who got in, or why not. Of an archived board only its record may be told, and only to who would enter it otherwise. */
export type Entered =
  | (Extract<BoardEntry, { ok: true }> & { readonly record: EnteredRecord })
  | (Extract<BoardEntry, { refusal: 'archived' }> & { readonly record: EnteredRecord })
  | Extract<BoardEntry, { refusal: 'sign-in-required' | 'invitation-required' }>
  | { readonly ok: false; readonly refusal: 'not-found' }

/**
 * Whether somebody may enter a board, and as what (board.md §2 and §6): every door asks here. A board whose team is in
 * the trash is nowhere (D27).
 */
export async function enterBoardAs(
  identity: Identity | null,
  boardId: BoardId,
  ports: EnterBoardPorts,
): Promise<Entered> {
  const found = await ports.boards.find(boardId)
  if (found === null) return { ok: false, refusal: 'not-found' }
  const user = identity?.kind === 'user' ? identity : null
  const { teamId } = found
  const team = teamId === null ? null : await ports.memberships.doorOf(teamId, user?.id ?? null)
  if (teamId !== null && team === null) return { ok: false, refusal: 'not-found' }
  const isTeamPrivate = team?.isPrivate ?? false
  const record = { ...found, isPrivate: found.isPrivate || isTeamPrivate, isTeamPrivate }
  const entry = enterBoard({
    isPrivate: record.isPrivate,
    hasTeam: teamId !== null,
    isCreator: user !== null && record.createdBy === user.id,
    isSignedIn: user !== null,
    standing: team?.standing ?? null,
    isArchived: await isBoardArchived(record, ports),
  })
  return entry.ok || entry.refusal === 'archived' ? { ...entry, record } : entry
}

/**
 * A board without a team belongs to nobody who could buy a plan, and so it is never archived: it could not open
 * again (D27). The plan is asked for only when the free one would have closed the board.
 */
async function isBoardArchived(
  { teamId, createdAt }: BoardRecord,
  { memberships, now }: EnterBoardPorts,
): Promise<boolean> {
  if (teamId === null || !isArchived(createdAt, null, now())) return false
  return isArchived(createdAt, await memberships.planOf(teamId), now())
}
