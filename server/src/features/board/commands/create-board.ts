import type { CreateBoard } from '@retropulse/contract/board'
import { columnMeanings } from '@retropulse/domain/board/formats'
import { asId, type BoardId, type ColumnId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { Boards } from '../ports.ts'

export interface CreateBoardPorts {
  readonly boards: Pick<Boards, 'create'>
  readonly memberships: Memberships
  readonly now: () => number
  readonly newId: () => string
}

export type BoardCreated =
  | { readonly ok: true; readonly id: BoardId }
  | { readonly ok: false; readonly code: 'sign-in-required' | 'not-found' | 'forbidden' | 'team-archived' }

/** Starts a retro in a team, for those who hold board:create there (teams.md §6), unless the team is archived. */
export async function createBoard(
  identity: Identity | null,
  teamId: TeamId,
  wish: CreateBoard,
  ports: CreateBoardPorts,
): Promise<BoardCreated> {
  if (identity?.kind !== 'user') return { ok: false, code: 'sign-in-required' }
  const team = await ports.memberships.findTeam(teamId)
  if (team === null) return { ok: false, code: 'not-found' }
  const standing = await ports.memberships.standingIn(teamId, identity.id)
  if (standing === null) return { ok: false, code: 'not-found' }
  if (!can(standing, 'board:create')) return { ok: false, code: 'forbidden' }
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  const id = asId<BoardId>(ports.newId())
  await ports.boards.create({
    id,
    teamId,
    orgId: team.orgId,
    createdBy: asId<PersonId>(identity.id),
    isPrivate: false,
    title: cleanLine(wish.name),
    columns: columnsOf(wish),
    isAnonymous: wish.isAnonymous ?? team.isAnonymous,
    at: ports.now(),
  })
  return { ok: true, id }
}

function columnsOf(wish: CreateBoard) {
  const meanings = columnMeanings(wish.columns, wish.format)
  return wish.columns.map((name, at) => ({
    id: asId<ColumnId>(`c${at + 1}`),
    name: cleanLine(name),
    meaning: meanings[at] ?? 'other',
  }))
}
