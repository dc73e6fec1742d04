import type { ApiKey, ApiKeyInput } from '@retropulse/contract/api-keys'
import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import { audited, type AuditedChange } from './audit-log.ts'
import type { OrgTables } from './tables.ts'

/** The store of API keys; it has only hashes (API-10). */
export interface ApiKeys {
  /** The keys of an organisation, oldest first; those past their last day, too. */
  of(orgId: OrgId): Promise<readonly ApiKey[]>
  /** False, and nothing stored, when the organisation has `max` keys already, also when several are made at once. */
  add(orgId: OrgId, key: NewApiKey, max: number, change: AuditedChange): Promise<boolean>
  /** Revokes these keys of the organisation; answers how many there were. */
  revoke(orgId: OrgId, keyIds: readonly string[], change: AuditedChange): Promise<number>
  /** A key that works at a moment, whose hour is noted; null when there is none, or its organisation is deleted. */
  use(keyHash: string, now: number): Promise<WorkingKey | null>
}

export interface NewApiKey extends ApiKeyInput {
  readonly id: string
  readonly keyHash: string
  readonly ending: string
}

/** A key of an organisation that is not deleted. */
export interface WorkingKey {
  readonly id: string
  readonly orgId: OrgId
  readonly primaryOwnerId: PersonId
  readonly scopes: readonly ApiKeyScope[]
}

/** Keys of organisations in PostgreSQL. Each call reads them again, so that a revoked key works at no process. */
export function createApiKeys(db: Kysely<OrgTables>): ApiKeys {
  return {
    async of(orgId) {
      const rows = await db
        .selectFrom('org_api_key')
        .select(['id', 'name', 'ending', 'scopes', 'created_at', 'last_used_at'])
        .select(sql<string | null>`to_char(expires_on, 'YYYY-MM-DD')`.as('expires_on'))
        .where('org_id', '=', orgId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ created_at, last_used_at, expires_on, ...key }) => ({
        ...key,
        createdAt: created_at.getTime(),
        lastUsedAt: last_used_at?.getTime() ?? null,
        expiresOn: expires_on,
      }))
    },

    add: (orgId, { id, keyHash, ending, name, scopes, expiresOn }, max, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        await transaction
          .selectFrom('organisation')
          .select('id')
          .where('id', '=', orgId)
          .forUpdate()
          .execute()
        const { count } = await transaction
          .selectFrom('org_api_key')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('org_id', '=', orgId)
          .executeTakeFirstOrThrow()
        if (count >= max) return false
        await transaction
          .insertInto('org_api_key')
          .values({
            id,
            org_id: orgId,
            key_hash: keyHash,
            ending,
            name,
            scopes: [...scopes],
            expires_on: expiresOn,
          })
          .execute()
        return true
      }),

    async revoke(orgId, keyIds, auditedChange) {
      const revoked = await audited(db, auditedChange, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('org_api_key')
          .where('org_id', '=', orgId)
          .where('id', 'in', [...keyIds])
          .executeTakeFirst()
        return numDeletedRows === 0n ? null : Number(numDeletedRows)
      })
      return revoked ?? 0
    },

    async use(keyHash, now) {
      const day = new Date(now).toISOString().slice(0, 10)
      const key = await db
        .selectFrom('org_api_key')
        .innerJoin('organisation', 'organisation.id', 'org_api_key.org_id')
        .select(['org_api_key.id', 'org_id', 'last_used_at', 'scopes', 'primary_owner_id'])
        .where('key_hash', '=', keyHash)
        .where('organisation.deleted_at', 'is', null)
        .where(sql<boolean>`coalesce(expires_on >= ${day}::date, true)`)
        .executeTakeFirst()
      if (key === undefined) return null
      if (key.last_used_at === null || now - key.last_used_at.getTime() >= HOUR_MS)
        await db
          .updateTable('org_api_key')
          .set({ last_used_at: new Date(now - (now % HOUR_MS)) })
          .where('id', '=', key.id)
          .execute()
      return {
        id: key.id,
        orgId: asId<OrgId>(key.org_id),
        primaryOwnerId: asId<PersonId>(key.primary_owner_id),
        scopes: key.scopes,
      }
    },
  }
}
