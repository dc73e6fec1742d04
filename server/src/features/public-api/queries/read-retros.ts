import type { Page, PageQuery, PublicRetro, PublicRetroDetails } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'
import { isArchived } from '@retropulse/domain/billing/plans'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { BoardApi, ListedBoard } from '../../board/api.ts'
import type { Memberships, Program, TeamRef } from '../../orgs/api.ts'
import { type ProgramTeamPorts, retroOf, teamOf } from './of-organisation.ts'
import { pageOf, placeOfTime, timePlaceIn } from './page-of.ts'

export interface ReadRetrosPorts extends ProgramTeamPorts {
  readonly board: Pick<BoardApi, 'authorizeBoard'> & {
    readonly boards: Pick<BoardApi['boards'], 'find' | 'findListed' | 'pageOf'>
  }
  readonly memberships: Pick<Memberships, 'findTeam' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The retros of a team, the newest first. `origin`: that of the installation's pages. */
export async function listRetros(
  program: Pick<Program, 'orgId'>,
  { teamId, origin, ...query }: PageQuery & { readonly teamId: TeamId; readonly origin: string },
  ports: ReadRetrosPorts,
): Promise<{ readonly ok: true; readonly page: Page<PublicRetro> } | Refused> {
  const list = `retros ${teamId}` as const
  const from = timePlaceIn(list, query)
  if (!from.ok) return from
  const authorized = await teamOf(program, teamId, ports)
  if (!authorized.ok) return authorized
  const { after } = from
  const listed = await ports.board.boards.pageOf(
    teamId,
    after && { createdAt: after.time, id: asId<BoardId>(after.id) },
    query.limit + 1,
  )
  const place = await placeOf(authorized.team, origin, ports)
  const page = pageOf(list, listed, query.limit, ({ createdAt, id }) => placeOfTime({ time: createdAt, id }))
  return {
    ok: true,
    page: { data: page.data.map((board) => presented(board, place)), nextCursor: page.nextCursor },
  }
}

/** A retro with its columns, which an archived one does not show. */
export async function readRetro(
  program: Program,
  { boardId, origin }: { readonly boardId: BoardId; readonly origin: string },
  ports: ReadRetrosPorts,
): Promise<{ readonly ok: true; readonly retro: PublicRetroDetails } | Refused> {
  const { boards, authorizeBoard } = ports.board
  const authorized = await retroOf(program, boardId, { boards })
  if (!authorized.ok) return authorized
  const [team, listed, opened] = await Promise.all([
    teamOf(program, authorized.record.teamId, ports),
    boards.findListed(boardId),
    authorizeBoard(program.identity, boardId),
  ])
  if (!team.ok) return team
  if (listed === null) return { ok: false, code: 'not-found' }
  if (!opened.ok && opened.code !== 'archived') return opened
  const place = await placeOf(team.team, origin, ports)
  const state = opened.ok ? opened.live.at.state : null
  return {
    ok: true,
    retro: {
      ...presented(listed, place),
      columns: (state?.columns ?? []).map(({ id, name, meaning }) => ({ id, name, meaning })),
      hiddenNotesCount: state?.isMasked === true ? state.notes.size : 0,
    },
  }
}

/** What the retros of a team have in common. */
interface RetroPlaceOf {
  readonly team: TeamRef
  readonly origin: string
  readonly isArchived: (createdAt: number) => boolean
}

async function placeOf(team: TeamRef, origin: string, ports: ReadRetrosPorts): Promise<RetroPlaceOf> {
  const planId = await ports.memberships.planOf(team.id)
  const now = ports.now()
  return { team, origin, isArchived: (createdAt) => isArchived(createdAt, planId, now) }
}

function presented(board: ListedBoard, { team, origin, isArchived: isOld }: RetroPlaceOf): PublicRetro {
  return {
    id: board.id,
    name: board.title,
    team: { id: team.id, name: team.name },
    url: retroUrl(origin, board.id),
    createdAt: board.createdAt,
    updatedAt: board.updatedAt,
    isAnonymous: board.isAnonymous,
    isPrivate: board.isPrivate || team.isPrivate,
    isArchived: isOld(board.createdAt),
    notesCount: board.notesCount,
  }
}

/** The page of a retro. */
export function retroUrl(origin: string, boardId: string): string {
  return `${origin}/board/${encodeURIComponent(boardId)}`
}
