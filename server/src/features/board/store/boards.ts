import type { BoardEvent } from '@retropulse/domain/board/event'
import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import type { Boards } from '../ports.ts'
import type { BoardTables } from './tables.ts'

/** The table of boards in PostgreSQL. */
export function createBoards(db: Kysely<BoardTables>): Boards {
  return {
    async create(board) {
      const { title, columns, isAnonymous, at } = board
      const created: BoardEvent = { type: 'board-created', title, columns, isAnonymous, at }
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('board')
          .values({
            id: board.id,
            team_id: board.teamId,
            org_id: board.orgId,
            created_by: board.createdBy,
            is_private: board.isPrivate,
            created_at: at,
            seq: 1,
            title,
            columns: JSON.stringify(columns),
            notes_count: 0,
            updated_at: at,
          })
          .execute()
        await transaction
          .insertInto('board_log')
          .values({
            board_id: board.id,
            seq: 1,
            command_id: 'create-board',
            actor: board.createdBy,
            at,
            events: JSON.stringify([created]),
          })
          .execute()
      })
    },

    async find(boardId) {
      const row = await db
        .selectFrom('board')
        .select(['id', 'team_id', 'org_id', 'created_by', 'is_private', 'created_at'])
        .where('id', '=', boardId)
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        id: asId<BoardId>(row.id),
        teamId: row.team_id === null ? null : asId<TeamId>(row.team_id),
        orgId: row.org_id === null ? null : asId<OrgId>(row.org_id),
        createdBy: asId<PersonId>(row.created_by),
        isPrivate: row.is_private,
        createdAt: row.created_at,
      }
    },

    async setPrivate(boardId, isPrivate) {
      await db.updateTable('board').set({ is_private: isPrivate }).where('id', '=', boardId).execute()
    },

    async privateAmong(boardIds) {
      if (boardIds.length === 0) return new Set()
      const rows = await db
        .selectFrom('board')
        .select('id')
        .where('id', 'in', [...boardIds])
        .where('is_private', '=', true)
        .execute()
      return new Set(rows.map((row) => asId<BoardId>(row.id)))
    },

    async listOfTeam(teamId) {
      const rows = await db
        .selectFrom('board')
        .select(['id', 'title', 'created_at', 'updated_at', 'notes_count', 'columns', 'is_private'])
        .where('team_id', '=', teamId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.title,
        timestamp: row.created_at,
        updatedAt: row.updated_at,
        cardsCount: row.notes_count,
        columns: row.columns.map((column) => column.name),
        meanings: row.columns.map((column) => column.meaning),
        isPrivate: row.is_private,
      }))
    },

    async countOfTeams(teamIds) {
      if (teamIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('board')
        .select((select) => ['team_id', select.fn.countAll<number>().as('count')])
        .where('team_id', 'in', [...teamIds])
        .groupBy('team_id')
        .execute()
      return new Map(rows.map((row) => [asId<TeamId>(row.team_id ?? ''), row.count]))
    },

    async begunSince(teamIds, since) {
      if (teamIds.length === 0) return []
      const rows = await db
        .selectFrom('board')
        .select(['id', 'team_id', 'title', 'created_at', 'notes_count'])
        .where('team_id', 'in', [...teamIds])
        .where('created_at', '>=', since)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        teamId: asId<TeamId>(row.team_id ?? ''),
        name: row.title,
        timestamp: row.created_at,
        cardsCount: row.notes_count,
      }))
    },

    async actionsOfTeams(teamIds) {
      if (teamIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('team_action')
        .select((select) => [
          'team_id',
          select.fn.countAll<number>().as('all'),
          select.fn.countAll<number>().filterWhere('status', '=', 0).as('open'),
        ])
        .where('team_id', 'in', [...teamIds])
        .where('is_deleted', '=', false)
        .groupBy('team_id')
        .execute()
      return new Map(rows.map(({ team_id, open, all }) => [asId<TeamId>(team_id), { open, all }]))
    },
  }
}
