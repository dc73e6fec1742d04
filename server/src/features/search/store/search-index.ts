import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { FoundEntry, Search, SearchIndex } from '../ports.ts'
import { tsqueryOf } from './lexemes.ts'
import type { SearchTables } from './tables.ts'

/**
 * The search index in PostgreSQL. What everybody writes about is found in the newest retros already; only what is rarer is
 * looked for in all, so that nobody waits for a sort of thousands of notes.
 */
export function createSearchIndex(db: Kysely<SearchTables>): SearchIndex {
  return {
    async find(search) {
      if (search.among === 'titles') return findIn(db, titlesOf(db, search), search)
      if (isPlain(search)) {
        const found = await findIn(db, newestOf(db, search), search)
        if (found.length >= search.limit) return found
      }
      return findIn(db, entries(db).where(sql<boolean>`lexemes @@ ${tsqueryOf(search)}::tsquery`), search)
    },
  }
}

type Entries = SelectQueryBuilder<
  SearchTables,
  'search_entry',
  Pick<SearchTables['search_entry'], 'board_id' | 'kind' | 'item_id' | 'note_id' | 'text'>
>

/** How many of the newest retros are searched before all are. */
const FIRST = 16

/** With one or two words; what has more of them is rarer, and hardly found often enough in so few. */
function isPlain({ wanted }: Search): boolean {
  return wanted.flat().length <= 2
}

function entries(db: Kysely<SearchTables>): Entries {
  return db.selectFrom('search_entry').select(['board_id', 'kind', 'item_id', 'note_id', 'text'])
}

/** Titles are few: to read them costs less than to look for words in the index. */
function titlesOf(db: Kysely<SearchTables>, search: Search): Entries {
  return entries(db)
    .where('kind', '=', 'retro')
    .where('board_id', 'in', db.selectFrom('board').select('id').where('team_id', '=', search.teamId))
    .where(readingAll(search))
}

/** So is what was said in the newest retros, in the order of `findIn`. */
function newestOf(db: Kysely<SearchTables>, search: Search): Entries {
  const { teamId, archivedUntil } = search
  const newest = db
    .selectFrom('board')
    .select('id')
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', archivedUntil ?? 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(FIRST)
  return entries(db).where('board_id', 'in', newest).where(readingAll(search))
}

/** As a question about each row, which PostgreSQL does not take to the index of words. */
function readingAll(search: Search): RawBuilder<boolean> {
  return sql<boolean>`(lexemes @@ ${tsqueryOf(search)}::tsquery) is true`
}

/** Of these entries those that may be seen. Whatever may have changed since they were written is asked of the boards. */
async function findIn(
  db: Kysely<SearchTables>,
  found: Entries,
  search: Search,
): Promise<readonly FoundEntry[]> {
  const { teamId, among, archivedUntil, limit } = search
  const rows = await db
    // First and by itself: with the order in sight, PostgreSQL would rather read the text of every note than the index.
    .with(
      (cte) => cte('entry').materialized(),
      () => found,
    )
    .selectFrom('entry')
    .innerJoin('board', 'board.id', 'entry.board_id')
    .leftJoin('team_action as action', (join) =>
      join
        .on('entry.kind', '=', 'action')
        .onRef('action.team_id', '=', 'board.team_id')
        .onRef('action.id', '=', 'entry.item_id'),
    )
    .select(['entry.kind', 'entry.item_id', 'entry.note_id', 'entry.text'])
    .select(['board.id', 'board.title', 'board.created_at'])
    .where('board.team_id', '=', teamId)
    .where('board.deleted_at', 'is', null)
    .where('board.created_at', '>', among === 'titles' ? 0 : (archivedUntil ?? 0))
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
}

/** What was agreed on before what was said about it. */
const KIND_ORDER = sql`array_position(array['retro', 'action', 'group', 'note', 'comment'], entry.kind)`
