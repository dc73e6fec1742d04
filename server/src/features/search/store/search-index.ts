import { type Kysely, sql } from 'kysely'
import type { SearchIndex } from '../ports.ts'
import { tsqueryOf } from './lexemes.ts'
import type { SearchTables } from './tables.ts'

/** The search index in PostgreSQL. Whatever may have changed since it was written is asked of the boards themselves. */
export function createSearchIndex(db: Kysely<SearchTables>): SearchIndex {
  return {
    async find({ teamId, wanted, among, archivedUntil, limit }) {
      const open = among === 'titles' ? null : archivedUntil
      const query = sql<boolean>`entry.lexemes @@ ${tsqueryOf(teamId, among, wanted)}::tsquery`
      const rows = await db
        .selectFrom('search_entry as entry')
        .innerJoin('board', 'board.id', 'entry.board_id')
        .leftJoin('team_action as action', (join) =>
          join
            .on('entry.kind', '=', 'action')
            .onRef('action.team_id', '=', 'board.team_id')
            .onRef('action.id', '=', 'entry.item_id'),
        )
        .select(['entry.kind', 'entry.item_id', 'entry.note_id', 'entry.text'])
        .select(['board.id', 'board.title', 'board.created_at'])
        .where(query)
        .where('board.team_id', '=', teamId)
        .where('board.deleted_at', 'is', null)
        .$if(open !== null, (select) => select.where('board.created_at', '>', open ?? 0))
        .where((row) =>
          row.or([
            row('entry.kind', '=', 'retro'),
            // An action is its team's, and may have been changed or deleted on another board (D15).
            row.and([row('action.is_deleted', '=', false), row('action.text', '=', row.ref('entry.text'))]),
            row.and([row('entry.kind', '<>', 'action'), row('board.is_masked', '=', false)]),
          ]),
        )
        .orderBy('board.created_at', 'desc')
        .orderBy('board.id')
        .orderBy(KIND_ORDER)
        .orderBy('entry.item_id')
        .limit(limit)
        .execute()
      return rows.map(({ kind, item_id, note_id, text, id, title, created_at }) => ({
        kind,
        itemId: item_id,
        noteId: note_id,
        text,
        board: { id, name: title, timestamp: created_at },
      }))
    },
  }
}

/** What was agreed on before what was said about it. */
const KIND_ORDER = sql`array_position(array['retro', 'action', 'group', 'note', 'comment'], entry.kind)`
