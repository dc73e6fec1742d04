import { asId, type OrgId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { audited, type AuditedChange } from './audit-log.ts'
import type { OrgTables } from './tables.ts'

/** The store of API keys; it has only hashes (API-10). */
export interface ApiKeys {
  of(orgId: OrgId): Promise<ApiKey | null>
  /** Replaces the organisation's key. */
  put(orgId: OrgId, keyHash: string, ending: string, change: AuditedChange): Promise<void>
  /** False when there was none. */
  revoke(orgId: OrgId, change: AuditedChange): Promise<boolean>
  /** The organisation of a key; null when there is none. */
  find(keyHash: string): Promise<OrgId | null>
}

export interface ApiKey {
  /** The last characters of the key. */
  readonly ending: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Keys of organisations in PostgreSQL. */
export function createApiKeys(db: Kysely<OrgTables>): ApiKeys {
  return {
    async of(orgId) {
      const key = await db
        .selectFrom('org_api_key')
        .select(['ending', 'created_at'])
        .where('org_id', '=', orgId)
        .executeTakeFirst()
      return key === undefined ? null : { ending: key.ending, createdAt: key.created_at.getTime() }
    },

    async put(orgId, keyHash, ending, auditedChange) {
      await audited(db, auditedChange, async (transaction) => {
        await transaction.deleteFrom('org_api_key').where('org_id', '=', orgId).execute()
        await transaction
          .insertInto('org_api_key')
          .values({ org_id: orgId, key_hash: keyHash, ending })
          .execute()
      })
    },

    revoke: (orgId, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('org_api_key')
          .where('org_id', '=', orgId)
          .executeTakeFirst()
        return numDeletedRows > 0n
      }),

    async find(keyHash) {
      const key = await db
        .selectFrom('org_api_key')
        .select('org_id')
        .where('key_hash', '=', keyHash)
        .executeTakeFirst()
      return key === undefined ? null : asId<OrgId>(key.org_id)
    },
  }
}
