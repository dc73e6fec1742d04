import { ACTIONS_MAX } from '@retropulse/domain/board/limits'
import { asId, type BoardId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { BoardTables, CommitParticipant, NewBoardState, WrittenRows } from '../../board/api.ts'
import { changesActions } from './changes-actions.ts'
import { type ActionChangeRow, actionChangesOf } from './action-changes.ts'
import type { ActionItemTables } from './tables.ts'

/** The teams' action items, as far as they follow from the log of boards. */
export const actionItemsInCommits: CommitParticipant = {
  concerns: changesActions,
  write: writeActions,
  hasRoomFor,
  purgeBoard,
}

/** Writes the changes of rows to the teams' action items, in the transaction that writes the rows. */
async function writeActions(
  transaction: Kysely<BoardTables>,
  written: readonly WrittenRows[],
): Promise<void> {
  const acting = written.filter(({ rows }) => rows.some(changesActions))
  const teams = await lockTeams(
    transaction,
    acting.map(({ boardId }) => boardId),
  )
  const changes = actionChangesOf(acting, teams)
  if (changes.length > 0) await writeChanges(transaction, changes)
}

/**
 * The teams of boards, for those that have one, locked until the end of the transaction. Boards are locked first, then
 * teams, each in the order of their ids: otherwise two processes could deadlock.
 */
async function lockTeams(
  transaction: Kysely<BoardTables>,
  boardIds: readonly BoardId[],
): Promise<ReadonlyMap<BoardId, TeamId>> {
  if (boardIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; team_id: string }>`
    SELECT board.id, board.team_id
    FROM board JOIN team ON team.id = board.team_id
    WHERE board.id = ANY(${[...boardIds]})
    ORDER BY team.id
    FOR NO KEY UPDATE OF team`.execute(transaction)
  return new Map(rows.map((row) => [asId<BoardId>(row.id), asId<TeamId>(row.team_id)]))
}

/**
 * Of two action items under one id the first stays as it is, whatever is done to its namesake (ACTION-34); the board of
 * the second soon receives the first, if that is open.
 */
async function writeChanges(
  transaction: Kysely<BoardTables>,
  changes: readonly ActionChangeRow[],
): Promise<void> {
  await sql`
    WITH change AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS c (
        team_id text, id text, adds boolean, text text, status smallint, resolved_in text, time_stamp bigint,
        updated_time bigint, updated_by text, edited_time bigint, created_by text, added_in text,
        assignees jsonb, dues jsonb, note_id text, is_deleted boolean, written_in text)
    ), added AS (
      INSERT INTO team_action (team_id, id, text, status, resolved_in, time_stamp, updated_time, updated_by,
        edited_time, created_by, added_in, assignee, due, note_id, is_deleted)
      SELECT team_id, id, text, coalesce(status, 0), resolved_in, time_stamp, updated_time, updated_by,
        edited_time, created_by, added_in, assignees ->> 0, dues ->> 0, note_id, coalesce(is_deleted, false)
      FROM change WHERE adds
      ON CONFLICT DO NOTHING
    )
    UPDATE team_action AS action
    SET text = coalesce(change.text, action.text),
        status = coalesce(change.status, action.status),
        resolved_in = CASE WHEN change.status IS NULL THEN action.resolved_in ELSE change.resolved_in END,
        updated_time = coalesce(change.updated_time, action.updated_time),
        updated_by = CASE WHEN change.updated_time IS NULL THEN action.updated_by ELSE change.updated_by END,
        edited_time = coalesce(change.edited_time, action.edited_time),
        assignee = CASE WHEN change.assignees IS NULL THEN action.assignee ELSE change.assignees ->> 0 END,
        due = CASE WHEN change.dues IS NULL THEN action.due ELSE change.dues ->> 0 END,
        is_deleted = coalesce(change.is_deleted, action.is_deleted)
    FROM change
    WHERE action.team_id = change.team_id AND action.id = change.id AND action.added_in = change.written_in
      AND change.adds IS NOT TRUE`.execute(transaction)
}

/**
 * True when every board of the team can take in the open action items of the new board (ACTION-38). Boards that are
 * created at the same time wait for the lock.
 */
async function hasRoomFor(
  transaction: Kysely<BoardTables>,
  { teamId, orgId, state }: NewBoardState,
): Promise<boolean> {
  const brought = state.actions.values().filter(({ status }) => status === 0).length
  if (brought === 0 || teamId === null) return true
  await sql`SELECT id FROM organisation WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(transaction)
  const { count } = await transaction
    .withTables<Pick<ActionItemTables, keyof ActionItemTables>>()
    .selectFrom('team_action')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('status', '=', 0)
    .where('is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count + brought <= ACTIONS_MAX
}

/** Open action items stay the team's (TRASH-10), and done ones while their other board exists (ACTION-31). */
async function purgeBoard(transaction: Kysely<BoardTables>, boardId: BoardId): Promise<void> {
  await sql`
    DELETE FROM team_action AS action USING board AS purged
    WHERE purged.id = ${boardId} AND action.team_id = purged.team_id
      AND purged.id IN (action.added_in, action.resolved_in)
      AND CASE WHEN action.is_deleted THEN action.added_in = purged.id
        ELSE action.status = 1 AND NOT EXISTS (
          SELECT FROM board AS other
          WHERE other.id IN (action.added_in, action.resolved_in) AND other.id <> purged.id) END`.execute(
    transaction,
  )
}
