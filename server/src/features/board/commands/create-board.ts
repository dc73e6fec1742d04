import type { CreateBoard } from '@retropulse/contract/board'
import type { RefusalCode, Refused } from '@retropulse/contract/refusal'
import type { BoardPlan } from '@retropulse/domain/board/begin'
import { columnMeanings } from '@retropulse/domain/board/formats'
import type { Column } from '@retropulse/domain/board/state'
import { asId, type BoardId, type ColumnId, type TeamId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { retroAllowance } from '@retropulse/domain/orgs/plans'
import type { Identity } from '../../auth/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { Boards } from '../ports.ts'
import { lookAtBoard, type Look, type LookPorts } from '../queries/look-at-board.ts'
import { meetTeam, type MeetTeamPorts } from '../queries/meet-team.ts'
import { newBoard } from './new-board.ts'

export interface CreateBoardPorts extends LookPorts {
  readonly boards: Pick<Boards, 'create' | 'find'>
  readonly memberships: Pick<Memberships, 'doorOf' | 'planOf'> & MeetTeamPorts['memberships']
  readonly newId: () => string
  /** There is a new retro, which what follows boards does not know yet. */
  readonly onBegun: (boardId: BoardId) => void
}

export type BoardCreated =
  | { readonly ok: true; readonly id: BoardId }
  | { readonly ok: false; readonly code: RefusalCode }

/**
 * Starts a retro in a team, for those who hold board:create there (teams.md §6), unless the team is archived or its
 * organisation has had its free retros (teams.md §9). How it begins is the first row of its log.
 */
export async function createBoard(
  identity: Identity | null,
  teamId: TeamId,
  wish: CreateBoard,
  ports: CreateBoardPorts,
): Promise<BoardCreated> {
  const met = await meetTeam(identity, teamId, 'board:create', ports)
  if (!met.ok) return met
  const { team, actorId } = met
  if (team.isArchived) return { ok: false, code: 'team-archived' }
  const source = await findSource(identity, wish.fromBoard, ports)
  if (source !== null && !source.ok) return source
  const planId = await ports.memberships.planOf(teamId)
  const id = asId<BoardId>(ports.newId())
  // Private takes a plan (board.md §2); that a source's team is private is that team's business.
  const isPrivate =
    planId !== null && source !== null && source.record.isPrivate && !source.record.isTeamPrivate
  const record = { id, teamId, orgId: team.orgId, createdBy: actorId, isPrivate, createdAt: ports.now() }
  const begun = newBoard(record, planFor(wish, source, team.isAnonymous))
  if (!begun.ok) return begun
  const made = await ports.boards.create(begun.board, retroAllowance(planId))
  if (made !== 'made') return { ok: false, code: 'plan-required' }
  ports.onBegun(id)
  return { ok: true, id }
}

/** The board to begin like; one that the asker may not read, or nobody at the moment, is not there. */
async function findSource(
  identity: Identity | null,
  boardId: BoardId | undefined,
  ports: LookPorts,
): Promise<Look | Refused | null> {
  if (boardId === undefined) return null
  const look = await lookAtBoard(identity, boardId, ports)
  return look.ok ? look : { ok: false, code: 'not-found' }
}

/** What the wish says, else the source, else the team. */
function planFor(wish: CreateBoard, source: Look | null, isTeamAnonymous: boolean): BoardPlan {
  const like = source?.live.at.state
  const ground = wish.theme === undefined && wish.backgroundUrl === undefined ? like : wish
  return {
    title: cleanLine(wish.name),
    columns: columnsFor(wish, like?.columns ?? []),
    isAnonymous: wish.isAnonymous ?? like?.isAnonymous ?? isTeamAnonymous,
    isCompact: wish.compact ?? like?.isCompact ?? false,
    theme: ground?.theme ?? null,
    backgroundUrl: ground?.backgroundUrl ?? null,
    disablesGifs: like?.disableGifs ?? false,
    // A retro that asked for moods at its start does so again.
    startsMoodPoll: wish.startMoodPoll ?? (like !== undefined && like.moodPoll !== null),
  }
}

/** A column of the same name and place keeps what it asked for (D30). Blank ones are left out, but one is there always. */
function columnsFor(wish: CreateBoard, before: readonly Column[]): readonly Column[] {
  const ofFormat = columnMeanings(wish.columns, wish.format)
  const columns = wish.columns.map((typed, at) => {
    const name = cleanLine(typed)
    const kept = before[at]?.name === name ? before[at].meaning : undefined
    return { name, meaning: wish.meanings?.[at] ?? kept ?? ofFormat[at] ?? 'other' }
  })
  const named = columns.filter(({ name }) => hasContent(name))
  const some = named.length > 0 ? named : [{ name: '', meaning: 'other' as const }]
  return some.map((column, at) => ({ id: asId<ColumnId>(`c${at + 1}`), ...column }))
}
