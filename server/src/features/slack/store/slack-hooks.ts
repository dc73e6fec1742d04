import type { DeliveryFailure } from '@retropulse/contract/connections'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { type Kysely, type Selectable, sql } from 'kysely'
import { openSealedText, sealText } from '../../../platform/secret/sealed-text.ts'
import type { AuditedChange, AuditLog } from '../../orgs/api.ts'
import type { SlackHook } from '../ports.ts'
import type { SlackTables } from './tables.ts'

/** The channel of a team, and how it is doing. Moments in milliseconds since 1970. */
export interface StoredHook extends SlackHook {
  readonly teamId: TeamId
  readonly connectedBy: PersonId | null
  readonly connectedAt: number
  readonly lastSuccessAt: number | null
  readonly lastFailureAt: number | null
  readonly lastFailure: DeliveryFailure | null
  readonly digest: DigestInput
}

/** The channel of a team without its address. */
export interface ChannelOfTeam extends Omit<StoredHook, 'url'> {
  readonly teamName: string
}

/** Whether a channel gets the weekly digest, and whether action items of private retros stand in it (SLACK-26). */
export interface DigestInput {
  readonly isOn: boolean
  readonly includesPrivate: boolean
}

/** The webhooks of teams, one each; addresses are encrypted at rest (SLACK-7). */
export interface SlackHooks {
  /** Null also for a webhook that was encrypted with another secret. */
  find(teamId: TeamId): Promise<StoredHook | null>
  /** The channels of the teams of an organisation, by the name of the team; none of teams in the trash. */
  ofOrg(orgId: OrgId, limit: number): Promise<readonly ChannelOfTeam[]>
  /** Replaces the team's webhook; the choice of the digest stays. */
  keep(teamId: TeamId, hook: SlackHook, connectedBy: PersonId, change: AuditedChange): Promise<void>
  /** Removes a dead webhook, unless the team has connected again in the meantime. */
  remove(teamId: TeamId, dead: Pick<SlackHook, 'url'>): Promise<void>
  disconnect(teamId: TeamId, change: AuditedChange): Promise<void>
  setDigest(teamId: TeamId, input: DigestInput, change: AuditedChange): Promise<void>
  /** Notes what came of a message; `at` in milliseconds since 1970. */
  note(teamId: TeamId, outcome: 'sent' | DeliveryFailure, at: number): Promise<void>
  /** Teams after `after` whose channel is to get the digest of this Monday (YYYY-MM-DD) and did not yet, by id. */
  dueForDigest(monday: string, after: string, limit: number): Promise<readonly TeamId[]>
  noteDigest(teamId: TeamId, monday: string): Promise<void>
}

export interface SlackHooksOptions {
  readonly db: Kysely<SlackTables>
  /** Encrypts addresses; with another one, teams have to connect again. */
  readonly key: string
  readonly auditLogIn: (transaction: Pick<Kysely<SlackTables>, 'withTables'>) => Pick<AuditLog, 'record'>
}

/** Webhooks in PostgreSQL; addresses are encrypted with `key` and bound to their team (SLACK-7). */
export function createSlackHooks({ db, key, auditLogIn }: SlackHooksOptions): SlackHooks {
  const rowOf = (teamId: TeamId) =>
    db.selectFrom('slack_hook').selectAll().where('team_id', '=', teamId).executeTakeFirst()
  const audited = (
    change: AuditedChange,
    work: (transaction: Kysely<SlackTables>) => Promise<unknown>,
  ): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await work(transaction)
      await auditLogIn(transaction).record(change)
    })

  return {
    async find(teamId) {
      const row = await rowOf(teamId)
      const url = row === undefined ? null : openSealedText(row.url_encrypted, key, teamId)
      return row === undefined || url === null ? null : hookOf(row, url)
    },

    async ofOrg(orgId, limit) {
      const { rows } = await sql<Selectable<SlackTables['slack_hook']> & { team_name: string }>`
        SELECT hook.*, team.name AS team_name FROM slack_hook AS hook JOIN team ON team.id = hook.team_id
        WHERE team.org_id = ${orgId} AND team.deleted_at IS NULL
        ORDER BY team.name, team.id LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({ ...channelOf(row), teamName: row.team_name }))
    },

    async keep(teamId, { url, channelName, configurationUrl }, connectedBy, change) {
      const row = {
        url_encrypted: sealText(url, key, teamId),
        channel_name: channelName,
        configuration_url: configurationUrl,
        connected_by: connectedBy,
        at: new Date(),
        last_success_at: null,
        last_failure_at: null,
        last_failure: null,
      }
      await audited(change, (transaction) =>
        transaction
          .insertInto('slack_hook')
          .values({ team_id: teamId, ...row })
          .onConflict((conflict) => conflict.column('team_id').doUpdateSet(row))
          .execute(),
      )
    },

    async remove(teamId, dead) {
      const row = await rowOf(teamId)
      if (row === undefined || openSealedText(row.url_encrypted, key, teamId) !== dead.url) return
      await db
        .deleteFrom('slack_hook')
        .where('team_id', '=', teamId)
        .where('url_encrypted', '=', row.url_encrypted)
        .execute()
    },

    disconnect: (teamId, change) =>
      audited(change, (transaction) =>
        transaction.deleteFrom('slack_hook').where('team_id', '=', teamId).execute(),
      ),

    setDigest: (teamId, { isOn, includesPrivate }, change) =>
      audited(change, (transaction) =>
        transaction
          .updateTable('slack_hook')
          .set({ has_digest: isOn, includes_private: includesPrivate })
          .where('team_id', '=', teamId)
          .execute(),
      ),

    async note(teamId, outcome, at) {
      await db
        .updateTable('slack_hook')
        .set(
          outcome === 'sent'
            ? { last_success_at: new Date(at) }
            : { last_failure_at: new Date(at), last_failure: outcome },
        )
        .where('team_id', '=', teamId)
        .execute()
    },

    async dueForDigest(monday, after, limit) {
      const { rows } = await sql<{ team_id: string }>`
        SELECT hook.team_id FROM slack_hook AS hook JOIN team ON team.id = hook.team_id
        WHERE hook.has_digest AND hook.digest_of IS DISTINCT FROM ${monday}::date AND hook.team_id > ${after}
          AND team.deleted_at IS NULL
        ORDER BY hook.team_id LIMIT ${limit}`.execute(db)
      return rows.map(({ team_id }) => asId<TeamId>(team_id))
    },

    async noteDigest(teamId, monday) {
      await db.updateTable('slack_hook').set({ digest_of: monday }).where('team_id', '=', teamId).execute()
    },
  }
}

function hookOf(row: Selectable<SlackTables['slack_hook']>, url: string): StoredHook {
  return { ...channelOf(row), url }
}

function channelOf(row: Selectable<SlackTables['slack_hook']>): Omit<StoredHook, 'url'> {
  return {
    teamId: asId<TeamId>(row.team_id),
    channelName: row.channel_name,
    configurationUrl: row.configuration_url,
    connectedBy: row.connected_by === null ? null : asId<PersonId>(row.connected_by),
    connectedAt: row.at.getTime(),
    lastSuccessAt: row.last_success_at?.getTime() ?? null,
    lastFailureAt: row.last_failure_at?.getTime() ?? null,
    lastFailure: row.last_failure,
    digest: { isOn: row.has_digest, includesPrivate: row.includes_private },
  }
}
