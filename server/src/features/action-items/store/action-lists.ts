import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { Day } from '@retropulse/domain/kernel/day'
import { type ActionId, asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { TeamBoards } from '../../orgs/api.ts'
import type { ActionItemTables } from './tables.ts'

/** An action item in the list of a team. */
export interface ListedAction
  extends
    Pick<ActionItem, 'id' | 'text' | 'status' | 'due' | 'timeStamp' | 'updatedTime'>,
    Pick<ActionItem, 'addedIn' | 'resolvedIn'> {
  readonly teamId: TeamId
  readonly assignee: string | null
  readonly createdBy: string | null
  readonly noteId: string | null
  readonly isDeleted: boolean
  /** A program added it, not a person on a page (API-25). */
  readonly addedByProgram: boolean
  /** The board where it was added; null when that is in the trash or erased. `begunAt`: milliseconds since 1970. */
  readonly retro: { readonly name: string; readonly begunAt: number; readonly isMasked: boolean } | null
}

/** A filter of action items; all conditions have to hold. */
export interface ActionsWanted {
  readonly status?: 'open' | 'done' | undefined
  /** A user's id, or `none`. */
  readonly assignee?: string | undefined
  readonly board?: BoardId | undefined
  /** Only these. */
  readonly ids?: readonly ActionId[] | undefined
  /** Only open action items that were due before this day. */
  readonly overdue?: Day | undefined
  /** The place of the last action item of the page before. */
  readonly after?: ActionPlace | undefined
}

export interface ActionPlace {
  readonly status: 0 | 1
  /** The due date of an open action item; '~', which sorts after all days, when it has none. */
  readonly due: string
  /** The negated time, so that later ones sort first. */
  readonly at: number
  readonly id: string
}

/** Which action items a channel receives. */
export interface ChannelInput {
  readonly includesPrivate: boolean
  /** Only these, open or done; undefined: all that are open. */
  readonly ids?: readonly ActionId[]
  readonly limit: number
}

/** The lists of teams' action items (ACTION-26). `openAfter`: boards begun until then are archived. */
export interface ActionLists extends Pick<TeamBoards, 'actionsOfTeams'> {
  page(
    teamId: TeamId,
    openAfter: number,
    wanted: ActionsWanted,
    limit: number,
  ): Promise<readonly ListedAction[]>
  /** The action items with these ids, in the trash or not. */
  pick(teamId: TeamId, ids: readonly ActionId[]): Promise<readonly ListedAction[]>
  /** The open action items of a user in all teams, those that the user has left included. */
  ofAssignee(userId: PersonId, limit: number): Promise<readonly ListedAction[]>
  countsOf(teamId: TeamId, openAfter: number): Promise<{ readonly open: number; readonly done: number }>
  /**
   * The open action items of a team for a channel, by due date, and the ones with these ids whatever their state. Those
   * of private retros only where `includesPrivate`, those of retros in the trash never.
   */
  forChannel(teamId: TeamId, input: ChannelInput): Promise<readonly ListedAction[]>
  /** Retros where action items were added, newest first. */
  retrosOf(teamId: TeamId): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Marks the action item that a program is about to add (API-25). */
  markOfProgram(teamId: TeamId, id: ActionId): Promise<void>
  /** A team's boards that are neither archived nor in the trash, newest first. */
  latestBoards(teamId: TeamId, openAfter: number, limit: number): Promise<readonly BoardId[]>
}

/** Lists of the teams' action items, read from PostgreSQL. */
export function createActionLists(db: Kysely<ActionItemTables>): ActionLists {
  return {
    async page(teamId, openAfter, wanted, limit) {
      const after = wanted.after === undefined ? sql`true` : sql`${PLACE} > ${place(wanted.after)}`
      const rows = await select(sql`
        WHERE a.team_id = ${teamId} AND NOT a.is_deleted AND ${isTold(openAfter)}
          AND ${fits(wanted)} AND ${after}
        ORDER BY ${PLACE} LIMIT ${limit}`)
      return rows
    },

    async pick(teamId, ids) {
      if (ids.length === 0) return []
      return select(sql`WHERE a.team_id = ${teamId} AND a.id = ANY(${[...ids]})`)
    },

    async ofAssignee(userId, limit) {
      return select(sql`
        WHERE a.assignee = ${userId} AND a.status = 0 AND NOT a.is_deleted
        ORDER BY ${PLACE} LIMIT ${limit}`)
    },

    async countsOf(teamId, openAfter) {
      const { rows } = await sql<{ open: number; done: number }>`
        SELECT count(*) FILTER (WHERE a.status = 0) AS open, count(*) FILTER (WHERE a.status = 1) AS done
        FROM ${TABLES} WHERE a.team_id = ${teamId} AND NOT a.is_deleted AND ${isTold(openAfter)}`.execute(db)
      return rows[0] ?? { open: 0, done: 0 }
    },

    async forChannel(teamId, { includesPrivate, ids, limit }) {
      const wanted = ids === undefined ? sql`a.status = 0` : sql`a.id = ANY(${[...ids]})`
      return select(sql`
        JOIN team ON team.id = a.team_id AND team.deleted_at IS NULL
        WHERE a.team_id = ${teamId} AND NOT a.is_deleted AND b.id IS NOT NULL AND ${wanted}
          AND (${includesPrivate} OR NOT (b.is_private OR team.is_private))
        ORDER BY ${PLACE} LIMIT ${limit}`)
    },

    async actionsOfTeams(teamIds) {
      if (teamIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('team_action')
        .select(({ fn }) => [
          'team_id',
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('status', '=', 0).as('open'),
        ])
        .where('team_id', 'in', [...teamIds])
        .where('is_deleted', '=', false)
        .groupBy('team_id')
        .execute()
      return new Map(rows.map(({ team_id, open, all }) => [asId<TeamId>(team_id), { open, all }]))
    },

    async markOfProgram(teamId, id) {
      await db.insertInto('program_action').values({ team_id: teamId, action_id: id }).execute()
    },

    async retrosOf(teamId) {
      const { rows } = await sql<{ id: string; name: string }>`
        SELECT b.id, b.title AS name FROM board b
        WHERE b.team_id = ${teamId} AND b.deleted_at IS NULL AND b.id IN (
          SELECT a.added_in FROM team_action a WHERE a.team_id = ${teamId} AND NOT a.is_deleted)
        ORDER BY b.created_at DESC, b.id LIMIT ${RETROS_MAX}`.execute(db)
      return rows
    },

    async latestBoards(teamId, openAfter, limit) {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM board WHERE team_id = ${teamId} AND deleted_at IS NULL AND created_at > ${openAfter}
        ORDER BY created_at DESC, id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => asId<BoardId>(id))
    },
  }

  async function select(rest: RawBuilder<unknown>): Promise<readonly ListedAction[]> {
    const { rows } = await sql<ActionRow>`
      SELECT a.team_id, a.id, a.text, a.status, a.due, a.assignee, a.created_by, a.added_in, a.resolved_in, a.note_id,
        a.time_stamp, a.updated_time, a.is_deleted, b.title AS retro, b.created_at AS begun, b.is_masked,
        EXISTS (SELECT FROM program_action p WHERE p.team_id = a.team_id AND p.action_id = a.id) AS added_by_program
      FROM ${TABLES} ${rest}`.execute(db)
    return rows.map(listedAction)
  }
}

/** Retros offered in the filter. */
const RETROS_MAX = 500

/** `b` is the board where an action item was added, `r` where it was done; null for boards in the trash (ACTION-31). */
const TABLES = sql`team_action a
  LEFT JOIN board b ON b.id = a.added_in AND b.deleted_at IS NULL
  LEFT JOIN board r ON r.id = a.resolved_in AND r.deleted_at IS NULL`

/** Open action items by due date, then the newest; done ones after them, the one done last first (ACTION-26). */
const PLACE = sql`(a.status, CASE a.status WHEN 0 THEN coalesce(a.due, '~') ELSE '' END COLLATE "C",
  -(CASE a.status WHEN 0 THEN a.time_stamp ELSE coalesce(a.updated_time, a.time_stamp) END), a.id COLLATE "C")`

function place({ status, due, at, id }: NonNullable<ActionsWanted['after']>): RawBuilder<unknown> {
  return sql`(${status}::smallint, ${due}::text COLLATE "C", ${at}::bigint, ${id}::text COLLATE "C")`
}

/**
 * Open action items are always listed; done ones only while one of their two boards can be read: an archived board, or
 * one in the trash, discloses nothing of what is on it (ACTION-31).
 */
function isTold(openAfter: number): RawBuilder<boolean> {
  return sql`(a.status = 0 OR b.created_at > ${openAfter} OR r.created_at > ${openAfter})`
}

function fits({ status, assignee, board, overdue, ids }: ActionsWanted): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (ids !== undefined) conditions.push(sql`a.id = ANY(${[...ids]})`)
  if (status !== undefined) conditions.push(sql`a.status = ${status === 'open' ? 0 : 1}`)
  if (assignee === 'none') conditions.push(sql`a.assignee IS NULL`)
  else if (assignee !== undefined) conditions.push(sql`a.assignee = ${assignee}`)
  // A retro in the trash matches nothing.
  if (board !== undefined) conditions.push(sql`b.id = ${board}`)
  if (overdue !== undefined) conditions.push(sql`(a.status = 0 AND a.due < ${overdue})`)
  return sql`(${sql.join(conditions, sql` AND `)})`
}

interface ActionRow {
  readonly team_id: string
  readonly id: string
  readonly text: string
  readonly status: 0 | 1
  readonly due: string | null
  readonly assignee: string | null
  readonly created_by: string | null
  readonly added_in: string
  readonly resolved_in: string | null
  readonly note_id: string | null
  readonly time_stamp: number
  readonly updated_time: number | null
  readonly is_deleted: boolean
  readonly retro: string | null
  readonly begun: number | null
  readonly is_masked: boolean | null
  readonly added_by_program: boolean
}

function listedAction(row: ActionRow): ListedAction {
  return {
    teamId: asId<TeamId>(row.team_id),
    id: asId<ActionId>(row.id),
    text: row.text,
    status: row.status,
    due: row.due,
    assignee: row.assignee,
    createdBy: row.created_by,
    addedIn: asId<BoardId>(row.added_in),
    resolvedIn: row.resolved_in === null ? null : asId<BoardId>(row.resolved_in),
    noteId: row.note_id,
    timeStamp: row.time_stamp,
    updatedTime: row.updated_time,
    isDeleted: row.is_deleted,
    addedByProgram: row.added_by_program,
    retro:
      row.retro === null
        ? null
        : { name: row.retro, begunAt: row.begun ?? 0, isMasked: row.is_masked ?? false },
  }
}
