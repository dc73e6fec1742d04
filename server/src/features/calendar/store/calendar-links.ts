import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { AuditedChange, AuditLog } from '../../orgs/api.ts'
import type { CalendarTables } from './tables.ts'

/** The link to the calendar of a team. Moments in milliseconds since 1970. */
export interface StoredLink {
  readonly teamId: TeamId
  readonly includesPrivate: boolean
  readonly createdBy: PersonId | null
  readonly createdAt: number
  readonly lastReadAt: number | null
}

/** The links of teams, one each; of their tokens only hashes are stored (CAL-2). */
export interface CalendarLinks {
  of(teamId: TeamId): Promise<StoredLink | null>
  /** The links of the teams of an organisation, by the name of the team; none of teams in the trash. */
  ofOrg(orgId: OrgId, limit: number): Promise<readonly (StoredLink & { readonly teamName: string })[]>
  /** Null for a link of a team or an organisation in the trash, too (CAL-4). */
  withHash(tokenHash: string): Promise<StoredLink | null>
  /** Replaces the team's link. */
  replace(link: NewLink, change: AuditedChange): Promise<void>
  remove(teamId: TeamId, change: AuditedChange): Promise<void>
  /** Notes that a calendar asked, once an hour at most. */
  noteRead(teamId: TeamId, at: number): Promise<void>
}

export interface NewLink extends Pick<StoredLink, 'teamId' | 'includesPrivate' | 'createdAt'> {
  readonly tokenHash: string
  readonly createdBy: PersonId
}

export interface CalendarLinksOptions {
  readonly db: Kysely<CalendarTables>
  readonly auditLogIn: (transaction: Pick<Kysely<CalendarTables>, 'withTables'>) => Pick<AuditLog, 'record'>
}

export function createCalendarLinks({ db, auditLogIn }: CalendarLinksOptions): CalendarLinks {
  return {
    async of(teamId) {
      const row = await db
        .selectFrom('calendar_link')
        .selectAll()
        .where('team_id', '=', teamId)
        .executeTakeFirst()
      return row === undefined ? null : linkOf(row)
    },

    async ofOrg(orgId, limit) {
      const { rows } = await sql<Selectable<CalendarTables['calendar_link']> & { team_name: string }>`
        SELECT link.*, team.name AS team_name FROM calendar_link AS link JOIN team ON team.id = link.team_id
        WHERE team.org_id = ${orgId} AND team.deleted_at IS NULL
        ORDER BY team.name, team.id LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({ ...linkOf(row), teamName: row.team_name }))
    },

    async withHash(tokenHash) {
      const { rows } = await sql<Selectable<CalendarTables['calendar_link']>>`
        SELECT link.* FROM calendar_link AS link
        JOIN team ON team.id = link.team_id JOIN organisation ON organisation.id = team.org_id
        WHERE link.token_hash = ${tokenHash} AND team.deleted_at IS NULL AND organisation.deleted_at IS NULL`.execute(
        db,
      )
      return rows[0] === undefined ? null : linkOf(rows[0])
    },

    async replace({ teamId, tokenHash, includesPrivate, createdBy, createdAt }, change) {
      const row = {
        token_hash: tokenHash,
        includes_private: includesPrivate,
        created_by: createdBy,
        created_at: new Date(createdAt),
        last_read_at: null,
      }
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('calendar_link')
          .values({ team_id: teamId, ...row })
          .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
          .execute()
        await auditLogIn(transaction).record(change)
      })
    },

    async remove(teamId, change) {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('calendar_link').where('team_id', '=', teamId).execute()
        await auditLogIn(transaction).record(change)
      })
    },

    async noteRead(teamId, at) {
      await db
        .updateTable('calendar_link')
        .set({ last_read_at: new Date(at) })
        .where('team_id', '=', teamId)
        .where((where) =>
          where.or([where('last_read_at', 'is', null), where('last_read_at', '<', new Date(at - HOUR_MS))]),
        )
        .execute()
    },
  }
}

function linkOf(row: Selectable<CalendarTables['calendar_link']>): StoredLink {
  return {
    teamId: asId<TeamId>(row.team_id),
    includesPrivate: row.includes_private,
    createdBy: row.created_by === null ? null : asId<PersonId>(row.created_by),
    createdAt: row.created_at.getTime(),
    lastReadAt: row.last_read_at?.getTime() ?? null,
  }
}
