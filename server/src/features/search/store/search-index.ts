import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { FoundEntry, Search, SearchIndex } from '../ports.ts'
import { tsqueriesOf } from './lexemes.ts'
import type { SearchTables } from './tables.ts'

/**
 * The search index in PostgreSQL. Titles have an index of their own (migration 18). What everybody writes about is found in
 * the newest retros already; only what is rarer is looked for in all, so that nobody waits for a sort of thousands of notes.
 */
export function createSearchIndex(db: Kysely<SearchTables>): SearchIndex {
  return {
    async find(search) {
      if (isPlain(search)) {
        const found = await findIn(db, newestOf(db, search), search)
        if (found.length >= search.limit) return found
      }
      return findIn(db, entries(db, search).where(reading(search)), search)
    },
  }
}

type Entry = Pick<
  SearchTables['search_entry'],
  'board_id' | 'kind' | 'item_id' | 'note_id' | 'text' | 'board_created_at'
>
type Entries = SelectQueryBuilder<SearchTables, 'search_entry', Entry>

/** How many of the newest retros are searched before all are; as many as come to so many notes. */
const FIRST = 16
const FIRST_NOTES = 4000

/** With one word, or two typed as they are; what has more of them is rarer, and hardly found often enough in so few. */
function isPlain({ among, wanted }: Search): boolean {
  return among === 'items' && (wanted.length === 1 || wanted.flat().length === 2)
}

function entries(db: Kysely<SearchTables>, { among }: Pick<Search, 'among'>): Entries {
  return db
    .selectFrom('search_entry')
    .select(['board_id', 'kind', 'item_id', 'note_id', 'text', 'board_created_at'])
    .where('kind', among === 'titles' ? '=' : '<>', sql.lit('retro'))
}

/** What was said in the newest retros, in the order of `findIn`: to read it costs less than thousands of finds in the index. */
function newestOf(db: Kysely<SearchTables>, search: Search): Entries {
  const { teamId, archivedUntil } = search
  const newest = db
    .selectFrom('board')
    .select('id')
    .select(
      sql<number>`sum(notes_count) over (order by created_at desc, id) - notes_count`.as('notes_before'),
    )
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', archivedUntil ?? 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(FIRST)
    .as('newest')
  // As a question about each row, which PostgreSQL does not take to the index of words.
  return entries(db, search)
    .where('board_id', 'in', db.selectFrom(newest).select('id').where('notes_before', '<', FIRST_NOTES))
    .where(sql<boolean>`(${reading(search)}) is true`)
}

function reading(search: Search): RawBuilder<boolean> {
  const words = tsqueriesOf(search).map((query) => sql`lexemes @@ ${query}::tsquery`)
  return sql<boolean>`${sql.join(words, sql` and `)}`
}

/** Of these entries the newest that may be seen; nearly all may, so that few more than wanted are looked at. */
async function findIn(
  db: Kysely<SearchTables>,
  found: Entries,
  search: Search,
): Promise<readonly FoundEntry[]> {
  for (let count = search.limit * SPARE; ; count *= MORE) {
    const newest = await lookAt(db, found.orderBy(ORDER).limit(count), search)
    const seen = newest.filter((entry) => entry.is_seen)
    if (seen.length < search.limit && newest.length === count) continue
    return seen
      .slice(0, search.limit)
      .map(({ kind, item_id, note_id, text, board_id, title, created_at }) => ({
        kind,
        itemId: item_id,
        noteId: note_id,
        text,
        board: { id: board_id, name: title, timestamp: created_at },
      }))
  }
}

type Looked = Omit<Entry, 'board_created_at'> &
  Pick<SearchTables['board'], 'title' | 'created_at'> & { readonly is_seen: boolean }

/**
 * Each with its retro, and whether it may be seen. Whatever may have changed since it was written is asked of the boards, one by
 * one: whatever PostgreSQL believes to know of tables that have just grown, it goes by their keys.
 */
async function lookAt(
  db: Kysely<SearchTables>,
  newest: Entries,
  { teamId, among, archivedUntil }: Search,
): Promise<readonly Looked[]> {
  const { rows } = await sql<Looked>`
    with entry as materialized (${newest})
    select entry.kind, entry.item_id, entry.note_id, entry.text, entry.board_id, board.title, board.created_at,
      board.team_id = ${teamId} and board.deleted_at is null
      and board.created_at > ${among === 'titles' ? 0 : (archivedUntil ?? 0)}
      and case entry.kind
        when 'retro' then true
        -- An action is its team's, and may have been changed or deleted on another board (D15).
        when 'action' then coalesce(not action.is_deleted and action.text = entry.text, false)
        else not board.is_masked
      end as is_seen
    from entry
    join board on board.id = entry.board_id
    left join lateral (
      select is_deleted, text from team_action
      where entry.kind = 'action' and team_id = ${teamId} and id = entry.item_id
      offset 0
    ) as action on true
    order by ${ORDER}`.execute(db)
  return rows
}

/** The newest retro first; of one what was agreed on before what was said about it. */
const ORDER = sql`board_created_at desc, board_id, array_position(array['retro', 'action', 'group', 'note', 'comment'], kind), item_id`
/** As many entries as are wanted are looked at, times this; and again that many times more, while too few of them may be seen. */
const SPARE = 2
const MORE = 8
