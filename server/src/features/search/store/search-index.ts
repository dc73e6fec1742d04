import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { FoundEntry, Search, SearchIndex } from '../ports.ts'
import { tsqueriesOf } from './lexemes.ts'
import type { SearchTables } from './tables.ts'

/**
 * The search index in PostgreSQL. Titles have an index of their own (migration 18). Frequent words are found in the
 * newest retros already; only rarer ones are searched in all, so that no request sorts thousands of notes.
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

/** How many of the newest retros are searched first, as long as they have no more notes than `FIRST_NOTES`. */
const FIRST = 16
const FIRST_NOTES = 4000

/** One word, or two without alternatives; longer queries match too rarely to fill a page from the newest retros. */
function isPlain({ among, wanted }: Search): boolean {
  return among === 'items' && (wanted.length === 1 || wanted.flat().length === 2)
}

function entries(db: Kysely<SearchTables>, { among }: Pick<Search, 'among'>): Entries {
  return db
    .selectFrom('search_entry')
    .select(['board_id', 'kind', 'item_id', 'note_id', 'text', 'board_created_at'])
    .where('kind', among === 'titles' ? '=' : '<>', sql.lit('retro'))
}

/** Entries of the newest retros: reading them all costs less than thousands of matches from the index. */
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
  // A condition on each row (`is true`), for which PostgreSQL does not use the index of words.
  return entries(db, search)
    .where('board_id', 'in', db.selectFrom(newest).select('id').where('notes_before', '<', FIRST_NOTES))
    .where(sql<boolean>`(${reading(search)}) is true`)
}

function reading(search: Search): RawBuilder<boolean> {
  const words = tsqueriesOf(search).map((query) => sql`lexemes @@ ${query}::tsquery`)
  return sql<boolean>`${sql.join(words, sql` and `)}`
}

/** The newest of these entries that the team may see; nearly all may, so that few more than wanted are read. */
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
 * Entries with their retro, and whether they may be seen. What may have changed since the entry was written is read
 * from the boards by primary key, row by row: outdated statistics of growing tables would mislead the planner.
 */
async function lookAt(
  db: Kysely<SearchTables>,
  newest: Entries,
  { teamId, among, archivedUntil, people }: Search,
): Promise<readonly Looked[]> {
  const { rows } = await sql<Looked>`
    with entry as materialized (${newest})
    select entry.kind, entry.item_id, entry.note_id, entry.text, entry.board_id, board.title, board.created_at,
      board.team_id = ${teamId} and board.deleted_at is null
      and board.created_at > ${among === 'titles' ? 0 : (archivedUntil ?? 0)}
      and case entry.kind
        when 'retro' then true
        -- An action item is the team's: another board may have changed or deleted it (SEARCH-9).
        when 'action' then coalesce(not action.is_deleted and action.text = entry.text, false)
        else not board.is_masked and not board.removed_people && ${people}::text[]
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

/** The newest retro first; within a retro action items before what was said. */
const ORDER = sql`board_created_at desc, board_id, array_position(array['retro', 'action', 'group', 'note', 'comment'], kind), item_id`
/** Reads the wanted number times `SPARE`, then each time times `MORE`, while too few of the entries may be seen. */
const SPARE = 2
const MORE = 8
