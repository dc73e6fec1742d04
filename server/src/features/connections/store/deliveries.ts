import type { Delivery } from '@retropulse/contract/connections'
import type { ConnectionKind, EventType } from '@retropulse/domain/connections/event-types'
import { DELIVERIES_KEPT } from '@retropulse/domain/connections/limits'
import { pauseAfter, restAfter } from '@retropulse/domain/connections/retry'
import { type Kysely, sql } from 'kysely'
import { openSealedText } from '../../../platform/secret/sealed-text.ts'
import type { Message, SendOutcome, Target } from '../ports.ts'
import type { ConnectionTables, DeliveryPayload } from './tables.ts'

/** What is sent to connections: a queue that outlives the process, and the log of what became of it (LINK-10). */
export interface Deliveries {
  /** Stores something to be sent. */
  add(delivery: NewDelivery): Promise<void>
  /**
   * Takes what is due, at most one of each connection and none of those that are named. Others do not get it while it is
   * being sent; a process that dies meanwhile leaves it to them.
   */
  claim(wanted: {
    readonly now: number
    readonly limit: number
    readonly except: readonly string[]
  }): Promise<readonly ClaimedDelivery[]>
  /** A test, to be sent at once and only once. */
  claimTest(connectionId: string, delivery: NewDelivery, now: number): Promise<ClaimedDelivery | null>
  settle(claimed: ClaimedDelivery, outcome: SendOutcome, now: number): Promise<void>
  of(connectionId: string): Promise<readonly Delivery[]>
  /** Sends it again as soon as possible; false when there is no such delivery, or it waits already (LINK-12). */
  replay(connectionId: string, id: string, now: number): Promise<boolean>
}

export interface NewDelivery {
  readonly id: string
  readonly connectionId: string
  readonly type: EventType | 'test'
  readonly payload: DeliveryPayload
}

export interface ClaimedDelivery {
  readonly connectionId: string
  readonly kind: ConnectionKind
  /** Null: it was encrypted with another secret of the installation. */
  readonly target: Target | null
  readonly message: Message
  /** How often it was tried, this time included. */
  readonly tries: number
}

/** What was claimed and not settled is due again then: longer than any service may take. */
const LEASE_MS = 60_000
/** What waits for one connection; beyond that the oldest are given up. */
const WAITING_MAX = 500

/** Deliveries in PostgreSQL. */
export function createDeliveries(db: Kysely<ConnectionTables>, key: string): Deliveries {
  const claimedOf = (row: ClaimedRow, now: number): ClaimedDelivery => {
    const isFormerValid = row.previous_until !== null && row.previous_until.getTime() > now
    const url = openSealedText(row.url_encrypted, key, row.connection_id)
    const sealed = [row.secret_encrypted, ...(isFormerValid ? [row.previous_secret_encrypted ?? ''] : [])]
    const secrets = sealed.map((text) => openSealedText(text, key, row.connection_id))
    const { at, data, notice } = row.payload
    return {
      connectionId: row.connection_id,
      kind: row.kind,
      target:
        url === null || secrets[0] === null ? null : { url, secrets: secrets.flatMap((each) => each ?? []) },
      message: { id: row.id, type: row.type, at, data, notice },
      tries: row.tries,
    }
  }

  return {
    async add({ id, connectionId, type, payload }) {
      await db
        .insertInto('delivery')
        .values({
          id,
          connection_id: connectionId,
          type,
          payload: JSON.stringify(payload),
          next_try_at: new Date(payload.at),
        })
        .execute()
      await sql`
        UPDATE delivery SET next_try_at = NULL
        WHERE id IN (
          SELECT id FROM delivery WHERE connection_id = ${connectionId} AND next_try_at IS NOT NULL
          ORDER BY created_at DESC, id OFFSET ${WAITING_MAX})`.execute(db)
    },

    async claim({ now, limit, except }) {
      const { rows } = await sql<ClaimedRow>`
        WITH due AS (
          SELECT delivery.id FROM delivery JOIN connection ON connection.id = delivery.connection_id
          WHERE delivery.next_try_at <= ${new Date(now)}
            AND (connection.paused_until IS NULL OR connection.paused_until <= ${new Date(now)})
            AND NOT connection.id = ANY(${[...except]}::text[])
            AND NOT EXISTS (
              SELECT FROM delivery AS earlier
              WHERE earlier.connection_id = delivery.connection_id AND earlier.next_try_at <= ${new Date(now)}
                AND (earlier.created_at, earlier.id) < (delivery.created_at, delivery.id))
          ORDER BY delivery.next_try_at LIMIT ${limit}
          FOR UPDATE OF delivery SKIP LOCKED)
        UPDATE delivery SET tries = tries + 1, next_try_at = ${new Date(now + LEASE_MS)}
        FROM due, connection
        WHERE delivery.id = due.id AND connection.id = delivery.connection_id
        RETURNING delivery.id, delivery.type, delivery.payload, delivery.tries, delivery.connection_id,
          connection.kind, connection.url_encrypted, connection.secret_encrypted,
          connection.previous_secret_encrypted, connection.previous_until`.execute(db)
      return rows.map((row) => claimedOf(row, now))
    },

    async claimTest(connectionId, { id, type, payload }, now) {
      const row = await db
        .selectFrom('connection')
        .selectAll()
        .where('id', '=', connectionId)
        .executeTakeFirst()
      if (row === undefined) return null
      await db
        .insertInto('delivery')
        .values({ id, connection_id: connectionId, type, payload: JSON.stringify(payload), tries: 1 })
        .execute()
      return claimedOf({ ...row, connection_id: connectionId, id, type, payload, tries: 1 }, now)
    },

    async settle({ connectionId, message, tries }, outcome, now) {
      const pause = outcome.isSent || message.type === 'test' ? null : pauseAfter(tries, outcome.retryAfter)
      await db.transaction().execute(async (transaction) => {
        // Before its deliveries, as whatever deletes the connection does: otherwise both could wait for each other.
        const connection = await transaction
          .selectFrom('connection')
          .select('id')
          .where('id', '=', connectionId)
          .forUpdate()
          .executeTakeFirst()
        if (connection === undefined) return
        await transaction
          .updateTable('delivery')
          .set({
            status: outcome.status,
            failure: outcome.isSent ? null : outcome.failure,
            sent_at: outcome.isSent ? new Date(now) : null,
            next_try_at: pause === null ? null : new Date(now + pause),
          })
          .where('id', '=', message.id)
          .execute()
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
        if (rest > 0)
          await transaction
            .updateTable('connection')
            .set({ paused_until: new Date(now + rest) })
            .where('id', '=', connectionId)
            .execute()
        await sql`
          DELETE FROM delivery WHERE id IN (
            SELECT id FROM delivery WHERE connection_id = ${connectionId} AND next_try_at IS NULL
            ORDER BY created_at DESC, id OFFSET ${DELIVERIES_KEPT})`.execute(transaction)
      })
    },

    async of(connectionId) {
      const rows = await db
        .selectFrom('delivery')
        .selectAll()
        .where('connection_id', '=', connectionId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(DELIVERIES_KEPT)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        type: row.type,
        createdAt: row.created_at.getTime(),
        tries: row.tries,
        sentAt: row.sent_at?.getTime() ?? null,
        nextTryAt: row.next_try_at?.getTime() ?? null,
        status: row.status,
        failure: row.failure,
      }))
    },

    async replay(connectionId, id, now) {
      const done = await db
        .updateTable('delivery')
        .set({ next_try_at: new Date(now), tries: 0, sent_at: null })
        .where('id', '=', id)
        .where('connection_id', '=', connectionId)
        .where('next_try_at', 'is', null)
        .executeTakeFirst()
      return done.numUpdatedRows > 0n
    },
  }
}

interface ClaimedRow {
  readonly id: string
  readonly type: EventType | 'test'
  readonly payload: DeliveryPayload
  readonly tries: number
  readonly connection_id: string
  readonly kind: ConnectionKind
  readonly url_encrypted: string
  readonly secret_encrypted: string
  readonly previous_secret_encrypted: string | null
  readonly previous_until: Date | null
}
