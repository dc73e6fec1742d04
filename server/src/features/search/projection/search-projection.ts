import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql, type Transaction } from 'kysely'
import { advanceCursor, type CursorTables } from '../../../platform/database/advance-cursor.ts'
import type { BoardProjection, PublicBoard } from '../../board/api.ts'
import type { SearchEntry } from '../ports.ts'
import { lexemesOfEntry } from '../store/lexemes.ts'
import type { SearchTables } from '../store/tables.ts'
import { entriesOfBoard } from './board-entries.ts'

/**
 * Change the number when texts are folded differently or other things are indexed: all boards are read again then.
 * Entries with an unchanged text are not rewritten, so a migration has to empty the table too.
 */
const NAME = 'search-2'

/** Follows the boards of teams into the search index, writing what changed. */
export function createSearchProjection(db: Kysely<SearchTables & CursorTables>): BoardProjection {
  return {
    name: NAME,
    write: (public_) =>
      db.transaction().execute(async (transaction) => {
        const { id, teamId, seq } = public_
        if (!(await advanceCursor(transaction, { projection: NAME, subject: id, seq }))) return
        // An action item is indexed by whichever board changed it: locked, so that the latest text stays.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`search ${teamId}`}, 0))`.execute(
          transaction,
        )
        await writeChanges(transaction, public_)
      }),
  }
}

interface PlacedEntry extends SearchEntry {
  readonly boardId: string
}

async function writeChanges(
  transaction: Transaction<SearchTables>,
  { id, teamId, board, actionIds }: PublicBoard,
): Promise<void> {
  const wanted: readonly PlacedEntry[] = [
    ...entriesOfBoard(board).map((entry) => ({ ...entry, boardId: id })),
    ...(await actionsOf(transaction, teamId, id, actionIds)),
  ]
  const stored = new Map(
    (await readStored(transaction, teamId, id, actionIds)).map((row) => [keyOf(row), row]),
  )
  const changed = wanted.filter((entry) => stored.get(keyOf(entry))?.text !== entry.text)
  const keys = new Set(wanted.map(keyOf))
  const gone = [...stored.values()].filter((row) => !keys.has(keyOf(row)))
  for (const batch of batchesOf(changed)) await put(transaction, teamId, batch)
  if (gone.length > 0) await remove(transaction, gone)
}

/** The team's action items that the board shows, or that were added on it, as they are now. */
async function actionsOf(
  transaction: Transaction<SearchTables>,
  teamId: TeamId,
  boardId: BoardId,
  actionIds: readonly string[],
): Promise<readonly PlacedEntry[]> {
  const rows = await transaction
    .selectFrom('team_action')
    .innerJoin('board', 'board.id', 'team_action.added_in')
    .select(['team_action.id', 'team_action.text', 'team_action.added_in'])
    .where('team_action.team_id', '=', teamId)
    .where('team_action.is_deleted', '=', false)
    .where((row) =>
      row.or([
        row('team_action.added_in', '=', boardId),
        row('team_action.id', '=', row.fn.any(row.val([...actionIds]))),
      ]),
    )
    .execute()
  return rows.map(({ id, text, added_in }) => ({
    kind: 'action',
    itemId: id,
    noteId: null,
    text,
    boardId: added_in,
  }))
}

async function readStored(
  transaction: Transaction<SearchTables>,
  teamId: TeamId,
  boardId: BoardId,
  actionIds: readonly string[],
): Promise<readonly PlacedEntry[]> {
  const rows = await transaction
    .selectFrom('search_entry as entry')
    .innerJoin('board', 'board.id', 'entry.board_id')
    .select(['entry.board_id', 'entry.kind', 'entry.item_id', 'entry.note_id', 'entry.text'])
    .where('board.team_id', '=', teamId)
    .where((row) =>
      row.or([
        row('entry.board_id', '=', boardId),
        row.and([
          row('entry.kind', '=', 'action'),
          row('entry.item_id', '=', row.fn.any(row.val([...actionIds]))),
        ]),
      ]),
    )
    .execute()
  return rows.map(({ board_id, kind, item_id, note_id, text }) => ({
    boardId: board_id,
    kind,
    itemId: item_id,
    noteId: note_id,
    text,
  }))
}

async function put(
  transaction: Transaction<SearchTables>,
  teamId: TeamId,
  entries: readonly PlacedEntry[],
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, lexemes: lexemesOfEntry(teamId, entry) }))
  await sql`
    insert into search_entry (board_id, kind, item_id, note_id, text, lexemes, board_created_at)
    select "boardId", kind, "itemId", "noteId", text, array_to_tsvector(lexemes), board.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry ("boardId" text, kind text, "itemId" text, "noteId" text, text text, lexemes text[])
    join board on board.id = "boardId"
    on conflict (board_id, kind, item_id)
    do update set text = excluded.text, lexemes = excluded.lexemes, note_id = excluded.note_id
  `.execute(transaction)
}

async function remove(
  transaction: Transaction<SearchTables>,
  entries: readonly PlacedEntry[],
): Promise<void> {
  // Without the texts, of which a board has megabytes (LIMIT-22).
  const keys = entries.map(({ boardId, kind, itemId }) => ({ boardId, kind, itemId }))
  await sql`
    delete from search_entry using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as gone ("boardId" text, kind text, "itemId" text)
    where board_id = "boardId" and search_entry.kind = gone.kind and item_id = "itemId"
  `.execute(transaction)
}

function keyOf({ boardId, kind, itemId }: PlacedEntry): string {
  return `${boardId} ${kind} ${itemId}`
}

/** Rows of one INSERT, and about the characters of their texts, whose words are found in one turn of the event loop. */
const AT_ONCE = 500
const CHARACTERS_AT_ONCE = 48 * 1024

/** Entries that are written together (LIMIT-22). */
function* batchesOf(entries: readonly PlacedEntry[]): Generator<readonly PlacedEntry[]> {
  let batch: PlacedEntry[] = []
  let characters = 0
  for (const entry of entries) {
    if (
      batch.length === AT_ONCE ||
      (batch.length > 0 && characters + entry.text.length > CHARACTERS_AT_ONCE)
    ) {
      yield batch
      batch = []
      characters = 0
    }
    batch.push(entry)
    characters += entry.text.length
  }
  if (batch.length > 0) yield batch
}
