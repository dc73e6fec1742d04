import type { Column } from '@retropulse/domain/board/state'
import type { BegunRetro, TeamBoards } from '../../orgs/api.ts'
import type { BoardRecord } from './boards.ts'
import { asId, type BoardId, type OrgId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { BoardTables } from './tables.ts'

/** A board in a list, as it is stored. */
export interface ListedBoard extends Pick<BoardRecord, 'id' | 'orgId' | 'isPrivate' | 'createdAt' | 'pulse'> {
  readonly isAnonymous: boolean
  readonly isCompact: boolean
  readonly title: string
  readonly columns: readonly Column[]
  readonly notesCount: number
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  readonly theme: string | null
  readonly backgroundUrl: string | null
}

/** The place of a board in the list of its team. */
export type RetroPlace = Pick<ListedBoard, 'createdAt' | 'id'>

/** Lists of the boards of teams, without those in the trash. */
export interface TeamRetros extends Pick<TeamBoards, 'countOfTeams' | 'begunSince' | 'begunIn'> {
  /** Newest first. */
  listOf(teamId: TeamId): Promise<readonly ListedBoard[]>
  /** At most `count` boards of a team after a place in the same order; null: from the newest. */
  pageOf(teamId: TeamId, after: RetroPlace | null, count: number): Promise<readonly ListedBoard[]>
  findListed(boardId: BoardId): Promise<ListedBoard | null>
  /** Which of the boards belong to a team, each with its team, newest first. */
  teamsOf(
    boardIds: readonly BoardId[],
  ): Promise<readonly { readonly boardId: BoardId; readonly teamId: TeamId }[]>
  /** The oldest `count` boards begun at `from` (milliseconds since 1970) or later, and all of the last one's moment. */
  listFrom(teamId: TeamId, from: number, count: number): Promise<readonly ListedBoard[]>
}

/** Lists of teams' boards in PostgreSQL. */
export function createTeamRetros(db: Kysely<BoardTables>): TeamRetros {
  const listed = () => db.selectFrom('board').select(LISTED).where('deleted_at', 'is', null)
  const begunAfter = (teamIds: readonly TeamId[], { created_at, id }: Place) =>
    db
      .selectFrom('board')
      .select(BEGUN)
      .where('team_id', 'in', [...teamIds])
      .where((where) =>
        where.or([
          where('created_at', '>', created_at),
          where.and([where('created_at', '=', created_at), where('id', '>', id)]),
        ]),
      )
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
  return {
    async listOf(teamId) {
      const rows = await listed()
        .where('team_id', '=', teamId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(listedOf)
    },

    async pageOf(teamId, after, count) {
      const rows = await listed()
        .where('team_id', '=', teamId)
        .$if(after !== null, (query) =>
          query.where((where) =>
            where.or([
              where('created_at', '<', after?.createdAt ?? 0),
              where.and([where('created_at', '=', after?.createdAt ?? 0), where('id', '>', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute()
      return rows.map(listedOf)
    },

    async findListed(boardId) {
      const row = await listed().where('id', '=', boardId).executeTakeFirst()
      return row === undefined ? null : listedOf(row)
    },

    async listFrom(teamId, from, count) {
      const rows = await listed()
        .where('team_id', '=', teamId)
        .where('created_at', '>=', from)
        .orderBy('created_at')
        .fetch(count, 'with ties')
        .execute()
      return rows.map(listedOf)
    },

    async teamsOf(boardIds) {
      if (boardIds.length === 0) return []
      const rows = await db
        .selectFrom('board')
        .select(['id', 'team_id'])
        .where('id', 'in', [...boardIds])
        .where('team_id', 'is not', null)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map((row) => ({ boardId: asId<BoardId>(row.id), teamId: asId<TeamId>(row.team_id ?? '') }))
    },

    async countOfTeams(teamIds) {
      if (teamIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('board')
        .select((select) => ['team_id', select.fn.countAll<number>().as('count')])
        .where('team_id', 'in', [...teamIds])
        .where('deleted_at', 'is', null)
        .groupBy('team_id')
        .execute()
      return new Map(rows.map((row) => [asId<TeamId>(row.team_id ?? ''), row.count]))
    },

    async begunSince(teamIds, since) {
      if (teamIds.length === 0) return []
      const retros: BegunRetro[] = []
      let after: Place | null = { created_at: since, id: '' }
      // In pages: other work of the process waits for a page to be parsed (LIMIT-22).
      while (after !== null) {
        const page: readonly BegunRow[] = await begunAfter(teamIds, after).limit(PAGE_SIZE).execute()
        for (const row of page) retros.push(begunOf(row))
        after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)
      }
      return retros
    },

    async begunIn(orgId) {
      const { rows } = await sql<{ retros_begun: number }>`
        SELECT retros_begun FROM organisation WHERE id = ${orgId}`.execute(db)
      return rows[0]?.retros_begun ?? 0
    },
  }
}

/** Rows that are read at once. */
const PAGE_SIZE = 2000

const BEGUN = ['id', 'team_id', 'title', 'created_at', 'notes_count'] as const
type BegunRow = Pick<Selectable<BoardTables['board']>, (typeof BEGUN)[number]>
/** Where the next page begins: after this moment (milliseconds since 1970) and id. */
type Place = Pick<BegunRow, 'created_at' | 'id'>

function begunOf(row: BegunRow): BegunRetro {
  return {
    id: row.id,
    teamId: asId<TeamId>(row.team_id ?? ''),
    name: row.title,
    timestamp: row.created_at,
    cardsCount: row.notes_count,
  }
}

export const LISTED = [
  'id',
  'title',
  'created_at',
  'updated_at',
  'notes_count',
  'columns',
  'is_private',
  'is_anonymous',
  'is_compact',
  'org_id',
  'theme',
  'background_url',
  'pulse',
] as const

export function listedOf(row: Pick<Selectable<BoardTables['board']>, (typeof LISTED)[number]>): ListedBoard {
  return {
    id: asId<BoardId>(row.id),
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    notesCount: row.notes_count,
    columns: row.columns,
    isPrivate: row.is_private,
    isAnonymous: row.is_anonymous,
    isCompact: row.is_compact,
    orgId: row.org_id === null ? null : asId<OrgId>(row.org_id),
    theme: row.theme,
    backgroundUrl: row.background_url,
    pulse: row.pulse,
  }
}
