import { type BoardEntry, enterBoard } from '@retropulse/domain/orgs/access'
import { isArchived } from '@retropulse/domain/billing/plans'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardRecord, Boards } from '../store/boards.ts'

export interface EnterBoardPorts {
  readonly boards: Pick<Boards, 'find'>
  readonly memberships: Pick<Memberships, 'accessOf' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The record of a board with the privacy of its team: all boards of a private team are private (BOARD-34). */
export interface EnteredRecord extends BoardRecord {
  readonly isTeamPrivate: boolean
}

/**
 * The decision on entry. Of an archived board only the record may be disclosed, to people who could enter it otherwise.
 */
export type Entered =
  | (Extract<BoardEntry, { ok: true }> & { readonly record: EnteredRecord })
  | (Extract<BoardEntry, { refusal: 'archived' }> & { readonly record: EnteredRecord })
  | Extract<BoardEntry, { refusal: 'sign-in-required' | 'invitation-required' }>
  | { readonly ok: false; readonly refusal: 'not-found' }

/**
 * Whether a person may enter a board, and with which role (PERM-15, PERM-16); the socket and every call ask here. A
 * board whose team is in the trash does not exist (TRASH-12).
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
  const team = teamId === null ? null : await ports.memberships.accessOf(teamId, user?.id ?? null)
  if (teamId !== null && team === null) return { ok: false, refusal: 'not-found' }
  const isTeamPrivate = team?.isPrivate ?? false
  const record = { ...found, isPrivate: found.isPrivate || isTeamPrivate, isTeamPrivate }
  const entry = enterBoard({
    isPrivate: record.isPrivate,
    hasTeam: teamId !== null,
    isCreator: user !== null && record.createdBy === user.id,
    isSignedIn: user !== null,
    effectiveRole: team?.effectiveRole ?? null,
    isArchived: await isBoardArchived(record, ports),
  })
  return entry.ok || entry.refusal === 'archived' ? { ...entry, record } : entry
}

/**
 * A board without a team is never archived, since no plan could open it again (CREATE-20). The plan is looked up only
 * for boards that the free plan would have archived (PLAN-14).
 */
async function isBoardArchived(
  { teamId, createdAt }: BoardRecord,
  { memberships, now }: EnterBoardPorts,
): Promise<boolean> {
  if (teamId === null || !isArchived(createdAt, null, now())) return false
  return isArchived(createdAt, await memberships.planOf(teamId), now())
}
