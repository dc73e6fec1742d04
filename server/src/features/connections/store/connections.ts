import type { ChangeConnection, Connection, ConnectionInput } from '@retropulse/contract/connections'
import { CONNECTIONS_MAX } from '@retropulse/domain/connections/limits'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import { sealText } from '../../../platform/secret/sealed-text.ts'
import type { AuditedChange, AuditLog } from '../../orgs/api.ts'
import type { ConnectionTables } from './tables.ts'

/** What a connection belongs to: a team, or with `teamId` null the organisation. */
export interface Place {
  readonly orgId: OrgId
  readonly teamId: TeamId | null
}

/** The connections of organisations and teams; addresses and secrets are encrypted at rest (LINK-5). */
export interface Connections {
  /** Those of the place alone, oldest first. */
  of(place: Place): Promise<readonly StoredConnection[]>
  /** Those of all teams of an organisation, which has at most CONNECTIONS_MAX, by the names of the teams. */
  ofTeams(orgId: OrgId): Promise<readonly TeamConnection[]>
  find(place: Place, id: string): Promise<StoredConnection | null>
  /** False, and nothing stored, when the organisation has `max` of them, those of its teams included. */
  add(place: Place, made: NewConnection, max: number, change: AuditedChange): Promise<boolean>
  /** The connection that goes with the Slack channel of a team; null: there is none (SLACK-29). */
  idOfSlack(teamId: TeamId): Promise<string | null>
  /** Leads a connection to another address, as new: it has neither failed nor rested. */
  follow(id: string, to: Pick<NewConnection, 'url' | 'host' | 'name'>): Promise<void>
  change(id: string, changes: ChangeConnection, change: AuditedChange): Promise<void>
  remove(id: string, change: AuditedChange): Promise<void>
  /** Replaces the secret; the former one counts until the moment, in milliseconds since 1970 (LINK-9). */
  replaceSecret(id: string, secret: string, until: number, change: AuditedChange): Promise<void>
}

export type StoredConnection = Omit<Connection, 'connectedBy'> & { readonly connectedBy: PersonId | null }

export interface TeamConnection {
  readonly team: { readonly id: TeamId; readonly name: string }
  readonly connection: StoredConnection
}

export interface NewConnection extends ConnectionInput {
  readonly id: string
  readonly host: string
  readonly secret: string
  readonly connectedBy: PersonId
  /** The team with whose Slack channel it goes; undefined: with none. */
  readonly slackTeam?: TeamId
}

export interface ConnectionStoreOptions {
  readonly db: Kysely<ConnectionTables>
  readonly key: string
  readonly auditLogIn: (transaction: Pick<Kysely<ConnectionTables>, 'withTables'>) => Pick<AuditLog, 'record'>
}

/** Connections in PostgreSQL. */
export function createConnections({ db, key, auditLogIn }: ConnectionStoreOptions): Connections {
  const at = ({ orgId, teamId }: Place) =>
    db
      .selectFrom('connection')
      .selectAll()
      .where('org_id', '=', orgId)
      .where((where) => where('team_id', teamId === null ? 'is' : '=', teamId))
  const audited = (
    change: AuditedChange,
    work: (transaction: Kysely<ConnectionTables>) => Promise<unknown>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const done = await work(transaction)
      if (done !== false) await auditLogIn(transaction).record(change)
      return done !== false
    })

  return {
    async of(place) {
      const rows = await at(place).orderBy('created_at').orderBy('id').execute()
      return rows.map(presented)
    },

    async ofTeams(orgId) {
      const { rows } = await sql<Row & { readonly team_name: string }>`
        SELECT connection.*, team.name AS team_name FROM connection JOIN team ON team.id = connection.team_id
        WHERE connection.org_id = ${orgId} AND team.deleted_at IS NULL
        ORDER BY team.name, team.id, connection.created_at, connection.id LIMIT ${CONNECTIONS_MAX}`.execute(
        db,
      )
      return rows.map((row) => ({
        team: { id: asId<TeamId>(row.team_id ?? ''), name: row.team_name },
        connection: presented(row),
      }))
    },

    async find(place, id) {
      const row = await at(place).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : presented(row)
    },

    add: ({ orgId, teamId }, made, max, change) =>
      audited(change, async (transaction) => {
        // Locked, so that several at once never pass the limit.
        await transaction
          .withTables<{ organisation: { id: string } }>()
          .selectFrom('organisation')
          .select('id')
          .where('id', '=', orgId)
          .forUpdate()
          .execute()
        const { count } = await transaction
          .selectFrom('connection')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('org_id', '=', orgId)
          .executeTakeFirstOrThrow()
        if (count >= max) return false
        const { id, kind, name, url, host, secret, events, includesPrivate, connectedBy, slackTeam } = made
        return transaction
          .insertInto('connection')
          .values({
            id,
            org_id: orgId,
            team_id: teamId,
            kind,
            name,
            host,
            events,
            url_encrypted: sealText(url, key, id),
            secret_encrypted: sealText(secret, key, id),
            includes_private: includesPrivate,
            created_by: connectedBy,
            slack_team: slackTeam ?? null,
          })
          .onConflict((conflict) => conflict.column('slack_team').doNothing())
          .execute()
      }),

    async idOfSlack(teamId) {
      const row = await db
        .selectFrom('connection')
        .select('id')
        .where('slack_team', '=', teamId)
        .executeTakeFirst()
      return row?.id ?? null
    },

    async follow(id, { url, host, name }) {
      await db
        .updateTable('connection')
        .set({
          url_encrypted: sealText(url, key, id),
          host,
          name,
          failures: 0,
          paused_until: null,
          last_failure: null,
          last_failure_at: null,
          last_success_at: null,
        })
        .where('id', '=', id)
        .execute()
    },

    async change(id, { name, events, includesPrivate }, change) {
      await audited(change, (transaction) =>
        transaction
          .updateTable('connection')
          .set({
            ...(name !== undefined && { name }),
            ...(events !== undefined && { events }),
            ...(includesPrivate !== undefined && { includes_private: includesPrivate }),
          })
          .where('id', '=', id)
          .execute(),
      )
    },

    async remove(id, change) {
      await audited(change, (transaction) =>
        transaction.deleteFrom('connection').where('id', '=', id).execute(),
      )
    },

    async replaceSecret(id, secret, until, change) {
      await audited(change, (transaction) =>
        transaction
          .updateTable('connection')
          .set((set) => ({
            previous_secret_encrypted: set.ref('secret_encrypted'),
            previous_until: new Date(until),
            secret_encrypted: sealText(secret, key, id),
          }))
          .where('id', '=', id)
          .execute(),
      )
    },
  }
}

type Row = Selectable<ConnectionTables['connection']>

function presented(row: Row): StoredConnection {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    host: row.host,
    events: [...row.events],
    includesPrivate: row.includes_private,
    connectedBy: row.created_by === null ? null : asId<PersonId>(row.created_by),
    createdAt: row.created_at.getTime(),
    lastSuccessAt: row.last_success_at?.getTime() ?? null,
    lastFailureAt: row.last_failure_at?.getTime() ?? null,
    lastFailure: row.last_failure,
    pausedUntil: row.paused_until?.getTime() ?? null,
  }
}
