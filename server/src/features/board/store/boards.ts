import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import type { BoardState } from '@retropulse/domain/board/state'
import type { LogRow } from '../engine/log.ts'
import { asId, type BoardId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import { refusalOfTeamIn, type TeamRefusal } from '../../orgs/api.ts'
import type { CommitParticipant } from './commit-participant.ts'
import type { BoardPulse, BoardTables } from './tables.ts'

/** The facts about a board that are not in its log. */
export interface BoardRecord {
  readonly id: BoardId
  readonly teamId: TeamId | null
  readonly orgId: OrgId | null
  readonly createdBy: PersonId
  readonly isPrivate: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Null or absent: the retro is about no survey. */
  readonly pulse?: BoardPulse | null
  /** The steps that Run offers (RUN-13); empty or absent: the usual ones. */
  readonly runSteps?: readonly RunStep[]
}

/** A board to be created. */
export interface NewBoard extends BoardRecord {
  /** The first rows of its log, from 1 on without a gap. */
  readonly rows: readonly LogRow[]
  /** The board after them. */
  readonly state: BoardState
}

/** The table of boards. Boards in the trash are not found, except where a method says so. */
export interface Boards {
  /** Creates a board with the first rows of its log, or nothing. */
  create(board: NewBoard, allowance: number | null): Promise<BoardMade>
  find(boardId: BoardId): Promise<BoardRecord | null>
  setPrivate(boardId: BoardId, isPrivate: boolean): Promise<void>
  /** Which of the boards are not public. */
  restrictedAmong(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, BoardRestriction>>
}

/**
 * 'plan-required': its organisation has begun as many retros as `allowance` (null: any number), deleted ones included
 * (PLAN-7). 'too-many-actions': the team would have more open action items than one board takes (ACTION-38), and each
 * of its boards has all of them.
 */
export type BoardMade = 'made' | 'plan-required' | 'too-many-actions' | TeamRefusal

/** 'private': closed to persons outside the team; 'deleted', while it is in the trash: closed to all. */
export type BoardRestriction = 'private' | 'deleted'

/** The table of boards in PostgreSQL. */
export function createBoards(db: Kysely<BoardTables>, participant: CommitParticipant): Boards {
  return {
    create: (board, allowance) =>
      db.transaction().execute(async (transaction) => {
        if (!(await participant.hasRoomFor(transaction, board))) return 'too-many-actions'
        if (board.orgId !== null) await lockOrg(transaction, board.orgId)
        const refusal = board.teamId === null ? null : await refusalOfTeamIn(transaction, board.teamId)
        if (refusal !== null) return refusal
        if (board.orgId !== null && !(await countBegun(transaction, board.orgId, allowance)))
          return 'plan-required'
        await insertBoard(transaction, board)
        await participant.write(transaction, [{ ...board, boardId: board.id }])
        return 'made'
      }),

    async find(boardId) {
      const row = await db
        .selectFrom('board')
        .select(['id', 'team_id', 'org_id', 'created_by', 'is_private', 'created_at', 'pulse', 'run_steps'])
        .where('id', '=', boardId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        id: asId<BoardId>(row.id),
        teamId: row.team_id === null ? null : asId<TeamId>(row.team_id),
        orgId: row.org_id === null ? null : asId<OrgId>(row.org_id),
        createdBy: asId<PersonId>(row.created_by),
        isPrivate: row.is_private,
        createdAt: row.created_at,
        pulse: row.pulse,
        runSteps: row.run_steps,
      }
    },

    async setPrivate(boardId, isPrivate) {
      await db.updateTable('board').set({ is_private: isPrivate }).where('id', '=', boardId).execute()
    },

    async restrictedAmong(boardIds) {
      if (boardIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('board')
        .select(['id', 'deleted_at'])
        .where('id', 'in', [...boardIds])
        .where((where) => where.or([where('is_private', '=', true), where('deleted_at', 'is not', null)]))
        .execute()
      return new Map(
        rows.map(({ id, deleted_at }) => [asId<BoardId>(id), deleted_at === null ? 'private' : 'deleted']),
      )
    },
  }
}

/** Before its team is locked, as where an organisation is deleted; counting would lock it later. */
async function lockOrg(transaction: Kysely<BoardTables>, orgId: OrgId): Promise<void> {
  await sql`SELECT FROM organisation WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(transaction)
}

/** Counts one more retro of an organisation; concurrent calls wait, so that two never take the last one (PLAN-7). */
async function countBegun(
  transaction: Kysely<BoardTables>,
  orgId: OrgId,
  allowance: number | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE organisation SET retros_begun = retros_begun + 1
    WHERE id = ${orgId} AND (${allowance}::integer IS NULL OR retros_begun < ${allowance}::integer)`.execute(
    transaction,
  )
  return (numAffectedRows ?? 0n) > 0n
}

/** Writes the row of a new board and the first rows of its log. */
export async function insertBoard(transaction: Kysely<BoardTables>, board: NewBoard): Promise<void> {
  const { rows, state } = board
  await transaction
    .insertInto('board')
    .values({
      id: board.id,
      team_id: board.teamId,
      org_id: board.orgId,
      created_by: board.createdBy,
      is_private: board.isPrivate,
      created_at: board.createdAt,
      seq: rows.length,
      title: state.title,
      columns: JSON.stringify(state.columns),
      notes_count: state.notes.size,
      updated_at: rows.at(-1)?.at ?? board.createdAt,
      is_masked: state.isMasked,
      is_anonymous: state.isAnonymous,
      is_compact: state.isCompact,
      theme: state.theme,
      background_url: state.backgroundUrl,
      ...(board.pulse && { pulse: JSON.stringify(board.pulse) }),
      ...(board.runSteps && { run_steps: JSON.stringify(board.runSteps) }),
    })
    .execute()
  await insertRows(transaction, board)
}

async function insertRows(transaction: Kysely<BoardTables>, { id, rows }: NewBoard): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const values = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({
      board_id: id,
      seq: row.seq,
      command_id: row.commandId,
      actor: row.actor,
      at: row.at,
      events: JSON.stringify(row.events),
    }))
    await transaction.insertInto('board_log').values(values).execute()
  }
}

/** Below the number of parameters that a statement may have. */
const ROWS_AT_ONCE = 1000
