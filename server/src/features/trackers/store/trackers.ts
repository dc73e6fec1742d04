import type { ChangeTracker, Tracker, TrackerFailure, TrackerInput } from '@retropulse/contract/trackers'
import { restAfter } from '@retropulse/domain/connections/retry'
import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { TrackerKind } from '@retropulse/domain/trackers/tracker-kinds'
import { type Kysely, type Selectable, sql } from 'kysely'
import { openSealedText, sealText } from '../../../platform/secret/sealed-text.ts'
import type { AuditedChange, AuditLog } from '../../orgs/api.ts'
import type { TrackerTarget } from '../ports.ts'
import type { TrackerTables } from './tables.ts'

/** The trackers of teams; tokens and secrets are encrypted at rest (TRACK-4). */
export interface TrackerStore {
  /** Oldest first. */
  of(teamId: TeamId): Promise<readonly StoredTracker[]>
  /** Those of all teams of an organisation, by the names of the teams. */
  ofTeams(orgId: OrgId, limit: number): Promise<readonly TeamTracker[]>
  find(teamId: TeamId, id: string): Promise<StoredTracker | null>
  /** False, and nothing stored, when the team has `max` of them. */
  add(made: NewTracker, max: number, change: AuditedChange): Promise<boolean>
  change(id: string, changes: ChangeTracker, change: AuditedChange): Promise<void>
  /** What was sent there is forgotten, too. */
  remove(id: string, change: AuditedChange): Promise<void>
  /** The secret by which a webhook is known; null when the tracker is not there. */
  hookOf(id: string): Promise<{ readonly kind: TrackerKind; readonly secret: string | null } | null>
  noteHook(id: string, now: number): Promise<void>
  /** Keeps what came of a call. `failure` null: it succeeded. */
  note(id: string, outcome: NotedOutcome, now: number): Promise<void>
}

export interface NotedOutcome {
  readonly failure: TrackerFailure | null
  /** The pause that the tracker asked for, in milliseconds. */
  readonly retryAfterMs: number | null
}

export interface StoredTracker extends Omit<Tracker, 'connectedBy' | 'hookUrl' | 'host'> {
  readonly connectedBy: PersonId | null
  readonly address: string | null
  /** Null: the token was encrypted with another secret. */
  readonly target: TrackerTarget | null
}

export interface TeamTracker {
  readonly team: { readonly id: TeamId; readonly name: string }
  readonly tracker: StoredTracker
}

export interface NewTracker extends TrackerInput {
  readonly id: string
  readonly teamId: TeamId
  readonly hookSecret: string | null
  readonly connectedBy: PersonId
}

export interface TrackerStoreOptions {
  readonly db: Kysely<TrackerTables>
  readonly key: string
  readonly auditLogIn: (transaction: Pick<Kysely<TrackerTables>, 'withTables'>) => Pick<AuditLog, 'record'>
}

/** A tracker that posts often is noted once in so many milliseconds. */
const HOOK_NOTED_MS = 60_000

/** Trackers in PostgreSQL. */
export function createTrackerStore({ db, key, auditLogIn }: TrackerStoreOptions): TrackerStore {
  const at = (teamId: TeamId) => db.selectFrom('tracker').selectAll().where('team_id', '=', teamId)
  const audited = (
    change: AuditedChange,
    work: (transaction: Kysely<TrackerTables>) => Promise<unknown>,
  ): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const isDone = (await work(transaction)) !== false
      if (isDone) await auditLogIn(transaction).record(change)
      return isDone
    })

  return {
    async of(teamId) {
      const rows = await at(teamId).orderBy('created_at').orderBy('id').execute()
      return rows.map((row) => presented(row, key))
    },

    async ofTeams(orgId, limit) {
      const { rows } = await sql<Selectable<TrackerTables['tracker']> & { readonly team_name: string }>`
        SELECT tracker.*, team.name AS team_name FROM tracker JOIN team ON team.id = tracker.team_id
        WHERE team.org_id = ${orgId} AND team.deleted_at IS NULL
        ORDER BY team.name, team.id, tracker.created_at, tracker.id LIMIT ${limit}`.execute(db)
      return rows.map((row) => ({
        team: { id: asId<TeamId>(row.team_id), name: row.team_name },
        tracker: presented(row, key),
      }))
    },

    async find(teamId, id) {
      const row = await at(teamId).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : presented(row, key)
    },

    add: (made, max, change) =>
      audited(change, async (transaction) => {
        // Locked, so that several at once never pass the limit.
        await sql`SELECT id FROM team WHERE id = ${made.teamId} FOR UPDATE`.execute(transaction)
        const { count } = await transaction
          .selectFrom('tracker')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('team_id', '=', made.teamId)
          .executeTakeFirstOrThrow()
        if (count >= max) return false
        const { id, teamId, kind, project, address, email, issueType, token, hookSecret } = made
        return transaction
          .insertInto('tracker')
          .values({
            id,
            team_id: teamId,
            kind,
            project,
            address,
            email,
            issue_type: issueType,
            token_encrypted: sealText(token, key, `${id} token`),
            hook_secret_encrypted: sealedHookSecret(id, hookSecret, key),
            includes_private: made.includesPrivate,
            created_by: made.connectedBy,
          })
          .execute()
      }),

    async change(id, { includesPrivate, token, hookSecret }, change) {
      await audited(change, (transaction) =>
        transaction
          .updateTable('tracker')
          .set({
            ...(includesPrivate !== undefined && { includes_private: includesPrivate }),
            // TRACK-16: the failures of the former token no longer count.
            ...(token !== undefined && {
              token_encrypted: sealText(token, key, `${id} token`),
              failures: 0,
              paused_until: null,
            }),
            ...(hookSecret !== undefined && { hook_secret_encrypted: sealedHookSecret(id, hookSecret, key) }),
          })
          .where('id', '=', id)
          .execute(),
      )
    },

    async remove(id, change) {
      await audited(change, (transaction) => transaction.deleteFrom('tracker').where('id', '=', id).execute())
    },

    async hookOf(id) {
      const row = await db
        .selectFrom('tracker')
        .select(['kind', 'hook_secret_encrypted'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const sealed = row.hook_secret_encrypted
      return { kind: row.kind, secret: sealed && openSealedText(sealed, key, `${id} hook`) }
    },

    async noteHook(id, now) {
      await sql`
        UPDATE tracker SET last_hook_at = ${new Date(now)}
        WHERE id = ${id} AND (last_hook_at IS NULL OR last_hook_at < ${new Date(now - HOOK_NOTED_MS)})`.execute(
        db,
      )
    },

    async note(id, { failure, retryAfterMs }, now) {
      const counts = failure !== null && failure !== 'rate-limited' ? 1 : 0
      const row = await db
        .updateTable('tracker')
        .set((set) =>
          failure === null
            ? { last_success_at: new Date(now), failures: 0, paused_until: null }
            : {
                last_failure_at: new Date(now),
                last_failure: failure,
                failures: set('failures', '+', counts),
              },
        )
        .where('id', '=', id)
        .returning('failures')
        .executeTakeFirst()
      const rest = Math.max(restAfter(row?.failures ?? 0), failure === null ? 0 : (retryAfterMs ?? 0))
      if (rest === 0) return
      await db
        .updateTable('tracker')
        .set({ paused_until: new Date(now + rest) })
        .where('id', '=', id)
        .execute()
    },
  }
}

function sealedHookSecret(id: string, secret: string | null, key: string): string | null {
  return secret === null ? null : sealText(secret, key, `${id} hook`)
}

type TrackerRow = Pick<
  Selectable<TrackerTables['tracker']>,
  'project' | 'address' | 'email' | 'issue_type' | 'token_encrypted'
>

/** Where issues are made; null when the token was encrypted with another secret. */
export function targetOf(row: TrackerRow, id: string, key: string): TrackerTarget | null {
  const token = openSealedText(row.token_encrypted, key, `${id} token`)
  const { project, address, email, issue_type: issueType } = row
  return token === null ? null : { project, address, email, issueType, token }
}

function presented(row: Selectable<TrackerTables['tracker']>, key: string): StoredTracker {
  return {
    id: row.id,
    kind: row.kind,
    project: row.project,
    address: row.address,
    target: targetOf(row, row.id, key),
    includesPrivate: row.includes_private,
    connectedBy: row.created_by === null ? null : asId<PersonId>(row.created_by),
    createdAt: row.created_at.getTime(),
    lastSuccessAt: row.last_success_at?.getTime() ?? null,
    lastFailureAt: row.last_failure_at?.getTime() ?? null,
    lastFailure: row.last_failure,
    pausedUntil: row.paused_until?.getTime() ?? null,
    hasHookSecret: row.hook_secret_encrypted !== null,
    lastHookAt: row.last_hook_at?.getTime() ?? null,
  }
}
