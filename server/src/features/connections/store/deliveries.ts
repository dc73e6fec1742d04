import type { Delivery, Withheld } from '@retropulse/contract/connections'
import type { ConnectionKind, EventType } from '@retropulse/domain/connections/event-types'
import { DELIVERIES_MAX } from '@retropulse/domain/connections/limits'
import { pauseAfter, restAfter } from '@retropulse/domain/connections/retry'
import { type Kysely, sql } from 'kysely'
import { openSealedText } from '../../../platform/secret/sealed-text.ts'
import type { SendOutcome, Target } from '../ports.ts'
import type { ConnectionTables } from './tables.ts'

/**
 * What is sent to connections: a queue that outlives the process, and the log of what became of it (LINK-10). It holds
 * ids, and neither texts nor names (LINK-17).
 */
export interface Deliveries {
  /**
   * Takes what is due, at most one of each connection and none of those that are named, which are being sent to. Others
   * do not get it while it is being sent; a process that dies meanwhile leaves it to them. No organisation has more than
   * `ofOneOrg` of them at a time, so that slow services of one delay no other (LINK-11).
   */
  claim(wanted: {
    readonly now: number
    readonly limit: number
    readonly ofOneOrg: number
    readonly except: readonly string[]
  }): Promise<readonly ClaimedDelivery[]>
  /** A test, to be sent at once and only once. Null when there is no such connection. */
  claimTest(connectionId: string, id: string, now: number): Promise<ClaimedDelivery | null>
  settle(claimed: ClaimedDelivery, outcome: SendOutcome, now: number): Promise<void>
  /** Keeps why it may not be sent; it is not tried again (LINK-7). */
  withhold(claimed: ClaimedDelivery, why: Withheld): Promise<void>
  /** It is not tried again by itself. */
  giveUp(claimed: ClaimedDelivery): Promise<void>
  of(connectionId: string): Promise<readonly Delivery[]>
  /** Sends it again as soon as possible; false when there is no such delivery, or it waits already (LINK-12). */
  replay(connectionId: string, id: string, now: number): Promise<boolean>
}

export interface ClaimedDelivery {
  readonly id: string
  readonly connectionId: string
  readonly kind: ConnectionKind
  readonly type: EventType | 'test'
  /** When it happened, in milliseconds since 1970. */
  readonly at: number
  /** Null: it was encrypted with another secret of the installation. */
  readonly target: Target | null
  /** How often it was tried, this time included. */
  readonly tries: number
}

/** What was claimed and not settled is due again then: longer than any service may take. */
const LEASE_MS = 60_000

/** Deliveries in PostgreSQL. */
export function createDeliveries(db: Kysely<ConnectionTables>, key: string): Deliveries {
  const claimedOf = (row: ClaimedRow, now: number): ClaimedDelivery => {
    const { id, connection_id: connectionId, kind, type, at, tries } = row
    const isFormerValid = row.previous_until !== null && row.previous_until.getTime() > now
    const url = openSealedText(row.url_encrypted, key, connectionId)
    const sealed = [row.secret_encrypted, ...(isFormerValid ? [row.previous_secret_encrypted ?? ''] : [])]
    const secrets = sealed.map((text) => openSealedText(text, key, connectionId))
    const isLost = url === null || secrets[0] === null
    const target = isLost ? null : { url, secrets: secrets.flatMap((each) => each ?? []) }
    return { id, connectionId, kind, type, at: at.getTime(), target, tries }
  }

  return {
    async claim({ now, limit, ofOneOrg, except }) {
      const { rows } = await sql<ClaimedRow>`
        WITH under_way AS (
          SELECT org_id, count(*) AS sending FROM connection WHERE id = ANY(${[...except]}::text[]) GROUP BY org_id),
        -- In one pass over what is due: a service that was away for long has a long queue.
        first AS (
          SELECT connection_id, min(seq) AS seq FROM connection_delivery
          WHERE due_at <= ${new Date(now)} GROUP BY connection_id),
        waiting AS (
          SELECT delivery.id,
            coalesce(under_way.sending, 0)
              + row_number() OVER (PARTITION BY connection.org_id ORDER BY delivery.due_at, delivery.seq) AS place
          FROM first
          JOIN connection ON connection.id = first.connection_id
          JOIN connection_delivery AS delivery
            ON delivery.connection_id = first.connection_id AND delivery.seq = first.seq
          LEFT JOIN under_way ON under_way.org_id = connection.org_id
          WHERE (connection.paused_until IS NULL OR connection.paused_until <= ${new Date(now)})
            AND NOT connection.id = ANY(${[...except]}::text[])),
        due AS (
          SELECT delivery.id FROM connection_delivery AS delivery JOIN waiting ON waiting.id = delivery.id
          WHERE waiting.place <= ${ofOneOrg} AND delivery.due_at <= ${new Date(now)}
          ORDER BY delivery.due_at LIMIT ${limit}
          FOR UPDATE OF delivery SKIP LOCKED)
        UPDATE connection_delivery AS delivery SET tries = tries + 1, due_at = ${new Date(now + LEASE_MS)}
        FROM due, connection
        WHERE delivery.id = due.id AND connection.id = delivery.connection_id
        RETURNING delivery.id, delivery.type, delivery.at, delivery.tries, delivery.connection_id, connection.kind,
          connection.url_encrypted, connection.secret_encrypted, connection.previous_secret_encrypted,
          connection.previous_until`.execute(db)
      return rows.map((row) => claimedOf(row, now))
    },

    async claimTest(connectionId, id, now) {
      const row = await db
        .selectFrom('connection')
        .selectAll()
        .where('id', '=', connectionId)
        .executeTakeFirst()
      if (row === undefined) return null
      const made = { id, type: 'test', at: new Date(now), connection_id: connectionId, tries: 1 } as const
      await db.insertInto('connection_delivery').values(made).execute()
      return claimedOf({ ...row, ...made }, now)
    },

    settle: ({ id, connectionId, type, tries }, outcome, now) =>
      withConnection(db, connectionId, async (transaction) => {
        const pause = outcome.isSent || type === 'test' ? null : pauseAfter(tries, outcome.retryAfter)
        await transaction
          .updateTable('connection_delivery')
          .set({
            status: outcome.status,
            failure: outcome.isSent ? null : outcome.failure,
            withheld: null,
            sent_at: outcome.isSent ? new Date(now) : null,
            due_at: pause === null ? null : new Date(now + pause),
          })
          .where('id', '=', id)
          .execute()
        await noteOutcome(transaction, connectionId, outcome, now)
      }),

    withhold: ({ id, connectionId, tries }, why) =>
      withConnection(db, connectionId, async (transaction) => {
        await transaction
          .updateTable('connection_delivery')
          .set({ withheld: why, tries: tries - 1, due_at: null, sent_at: null, status: null, failure: null })
          .where('id', '=', id)
          .execute()
      }),

    async giveUp({ id }) {
      await db.updateTable('connection_delivery').set({ due_at: null }).where('id', '=', id).execute()
    },

    async of(connectionId) {
      const rows = await db
        .selectFrom('connection_delivery')
        .selectAll()
        .where('connection_id', '=', connectionId)
        .orderBy('seq', 'desc')
        .limit(DELIVERIES_MAX)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        type: row.type,
        createdAt: row.at.getTime(),
        tries: row.tries,
        sentAt: row.sent_at?.getTime() ?? null,
        nextTryAt: row.due_at?.getTime() ?? null,
        status: row.status,
        failure: row.failure,
        withheld: row.withheld,
      }))
    },

    async replay(connectionId, id, now) {
      const done = await db
        .updateTable('connection_delivery')
        .set({ due_at: new Date(now), tries: 0, sent_at: null, withheld: null })
        .where('id', '=', id)
        .where('connection_id', '=', connectionId)
        .where('due_at', 'is', null)
        .executeTakeFirst()
      return done.numUpdatedRows > 0n
    },
  }
}

/**
 * Records what became of a delivery, and keeps the newest of its connection. The connection is locked before its
 * deliveries, as by what deletes it: otherwise both could wait for each other.
 */
function withConnection(
  db: Kysely<ConnectionTables>,
  connectionId: string,
  record: (transaction: Kysely<ConnectionTables>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const connection = await transaction
      .selectFrom('connection')
      .select('id')
      .where('id', '=', connectionId)
      .forUpdate()
      .executeTakeFirst()
    if (connection === undefined) return
    await record(transaction)
    await sql`
      DELETE FROM connection_delivery WHERE id IN (
        SELECT id FROM connection_delivery WHERE connection_id = ${connectionId} AND due_at IS NULL
        ORDER BY seq DESC OFFSET ${DELIVERIES_MAX})`.execute(transaction)
  })
}

/** Keeps how a connection is doing; it rests after failures in a row (LINK-11). */
async function noteOutcome(
  transaction: Kysely<ConnectionTables>,
  connectionId: string,
  outcome: SendOutcome,
  now: number,
): Promise<void> {
  const { failures } = await transaction
    .updateTable('connection')
    .set((set) =>
      outcome.isSent
        ? { last_success_at: new Date(now), failures: 0, paused_until: null }
        : {
            last_failure_at: new Date(now),
            last_failure: outcome.failure,
            failures: set('failures', '+', 1),
          },
    )
    .where('id', '=', connectionId)
    .returning('failures')
    .executeTakeFirstOrThrow()
  const rest = restAfter(failures)
  if (rest === 0) return
  await transaction
    .updateTable('connection')
    .set({ paused_until: new Date(now + rest) })
    .where('id', '=', connectionId)
    .execute()
}

interface ClaimedRow {
  readonly id: string
  readonly type: EventType | 'test'
  readonly at: Date
  readonly tries: number
  readonly connection_id: string
  readonly kind: ConnectionKind
  readonly url_encrypted: string
  readonly secret_encrypted: string
  readonly previous_secret_encrypted: string | null
  readonly previous_until: Date | null
}
