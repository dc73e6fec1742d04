import { emptyFacts } from '@retropulse/domain/insights/board-facts'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { StoredRetro, RetroFacts } from '../ports.ts'
import type { InsightTables, ReadTables } from './tables.ts'

/** The read model of insights in PostgreSQL, joined with the present state of boards, actions and mood polls. */
export function createRetroFacts(anyDb: Kysely<InsightTables>): RetroFacts {
  const db = anyDb.withTables<Pick<ReadTables, keyof ReadTables>>()
  return {
    async retrosOf(teamId, { limit, finishedBefore, people }) {
      const rows = await db
        .selectFrom('board')
        .leftJoin('board_fact', 'board_fact.board_id', 'board.id')
        .select(['board.id', 'board.title', 'board.created_at', 'board.seq as board_seq'])
        .select(['board.columns as board_columns', 'board.is_masked as is_masked_now', ...FACTS])
        .select(sql<boolean>`board.removed_people && ${people}::text[]`.as('is_reader_removed'))
        .where('board.team_id', '=', teamId)
        .where('board.deleted_at', 'is', null)
        .where('board.active_at', '<=', finishedBefore)
        .orderBy('board.created_at', 'desc')
        .orderBy('board.id')
        .limit(limit)
        .execute()
      return rows.map(retroOf)
    },

    async countOf(teamId, finishedBefore) {
      const { count } = await db
        .selectFrom('board')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('team_id', '=', teamId)
        .where('deleted_at', 'is', null)
        .where('active_at', '<=', finishedBefore)
        .executeTakeFirstOrThrow()
      return count
    },

    async runningOf(teamId, finishedBefore) {
      const rows = await db
        .selectFrom('board')
        .select(['id', 'title', 'created_at'])
        .where('team_id', '=', teamId)
        .where('deleted_at', 'is', null)
        .where('active_at', '>', finishedBefore)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ id: asId<BoardId>(row.id), name: row.title, createdAt: row.created_at }))
    },

    async miniaturesOf(teamId, boardIds) {
      if (boardIds.length === 0) return []
      const rows = await db
        .selectFrom('board')
        .leftJoin('board_fact', 'board_fact.board_id', 'board.id')
        .select([
          'board.id',
          'board.created_at',
          'board.seq as board_seq',
          'board.is_masked as is_masked_now',
        ])
        .select(['board.columns as board_columns', 'board_fact.seq', 'board_fact.is_masked'])
        .select(['board_fact.is_mood_over', 'board_fact.miniature'])
        .where('board.team_id', '=', teamId)
        .where('board.id', 'in', [...boardIds])
        .where('board.deleted_at', 'is', null)
        .execute()
      return rows.map((row) => ({
        id: asId<BoardId>(row.id),
        createdAt: row.created_at,
        isMasked: row.is_masked_now || row.is_masked === true,
        isUpToDate: row.seq === row.board_seq,
        isMoodOver: row.is_mood_over ?? false,
        miniature: row.seq === null ? emptyFacts(row.board_columns).miniature : row.miniature,
      }))
    },

    async overdueOf(teamId, today) {
      const { count } = await db
        .selectFrom('team_action')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('team_id', '=', teamId)
        .where('status', '=', 0)
        .where('is_deleted', '=', false)
        .where('due', '<', today)
        .executeTakeFirstOrThrow()
      return count
    },

    async notesOf(boardIds) {
      if (boardIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('board_fact')
        .innerJoin('board', 'board.id', 'board_fact.board_id')
        .select(['board_id', 'notes'])
        .where('board_id', 'in', [...boardIds])
        .where('board.is_masked', '=', false)
        .where('board.deleted_at', 'is', null)
        .execute()
      return new Map(rows.map(({ board_id, notes }) => [asId<BoardId>(board_id), notes]))
    },

    async actionsOf(teamId, boardIds) {
      if (boardIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('team_action')
        .select(['added_in', 'status', 'time_stamp'])
        .where('team_id', '=', teamId)
        .where('added_in', 'in', [...boardIds])
        .where('is_deleted', '=', false)
        .execute()
      const facts = rows.map((row) => ({
        boardId: asId<BoardId>(row.added_in),
        isDone: row.status === 1,
        createdAt: row.time_stamp,
      }))
      return Map.groupBy(facts, ({ boardId }) => boardId)
    },
  }
}

/** All columns but the notes, which are long. */
const FACTS = [
  'board_fact.seq',
  'board_fact.is_masked',
  'board_fact.is_mood_over',
  'board_fact.people_count',
  'board_fact.cards_count',
  'board_fact.votes_count',
  'board_fact.emoji_count',
  'board_fact.columns',
  'board_fact.contribution',
  'board_fact.top_voted',
  'board_fact.top_reacted',
  'board_fact.side',
] as const

type FactRow = Omit<Selectable<InsightTables['board_fact']>, 'board_id' | 'notes' | 'miniature'>
type Row = { readonly [Name in keyof FactRow]: FactRow[Name] | null } & {
  readonly id: string
  readonly title: string
  readonly created_at: number
  readonly board_seq: number
  readonly board_columns: ReadTables['board']['columns']
  readonly is_masked_now: boolean
  readonly is_reader_removed: boolean
}

function retroOf(row: Row): StoredRetro {
  const facts = factsOf(row)
  return {
    id: asId<BoardId>(row.id),
    name: row.title,
    createdAt: row.created_at,
    isMasked: row.is_masked_now || facts.isMasked,
    isReaderRemoved: row.is_reader_removed,
    isUpToDate: row.seq === row.board_seq,
    seq: row.seq ?? 0,
    facts,
  }
}

/** A board that the read model does not have yet has only just begun. */
function factsOf(row: Row): StoredRetro['facts'] {
  const none = emptyFacts(row.board_columns)
  return {
    isMasked: row.is_masked ?? none.isMasked,
    isMoodOver: row.is_mood_over ?? none.isMoodOver,
    peopleCount: row.people_count ?? none.peopleCount,
    cardsCount: row.cards_count ?? none.cardsCount,
    votesCount: row.votes_count ?? none.votesCount,
    emojiCount: row.emoji_count ?? none.emojiCount,
    columns: row.columns ?? none.columns,
    contribution: row.contribution,
    topVotedCards: row.top_voted ?? none.topVotedCards,
    topReactedCards: row.top_reacted ?? none.topReactedCards,
    side: row.side ?? none.side,
  }
}
