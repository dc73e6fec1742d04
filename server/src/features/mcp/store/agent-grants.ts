import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { asId, type OrgId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { AgentGrants, NewTokens, RecordIn } from '../ports.ts'
import type { AgentTables } from './tables.ts'

/** Grants of agents in PostgreSQL. Each call reads them again, so that one that was ended works at no process. */
export function createAgentGrants(
  db: Kysely<AgentTables>,
  auditLogIn: RecordIn<Kysely<AgentTables>>,
): AgentGrants {
  return {
    add: (grant, max, change) =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT id FROM organisation WHERE id = ${grant.orgId} FOR NO KEY UPDATE`.execute(
          transaction,
        )
        await transaction
          .deleteFrom('agent_grant')
          .where('org_id', '=', grant.orgId)
          .where('expires_at', '<=', new Date(grant.createdAt))
          .execute()
        const { count } = await transaction
          .selectFrom('agent_grant')
          .select((select) => select.fn.countAll<number>().as('count'))
          .where('org_id', '=', grant.orgId)
          .executeTakeFirstOrThrow()
        if (count >= max) return false
        const { id, orgId, clientHash, clientName, scopes, codeHash, codeChallenge, redirectUri } = grant
        await transaction
          .insertInto('agent_grant')
          .values({
            id,
            org_id: orgId,
            client_hash: clientHash,
            client_name: clientName,
            scopes: [...scopes],
            code_hash: codeHash,
            code_challenge: codeChallenge,
            redirect_uri: redirectUri,
            created_at: new Date(grant.createdAt),
            expires_at: new Date(grant.expiresAt),
          })
          .execute()
        await auditLogIn(transaction).record(change)
        return true
      }),

    async findByCode(codeHash) {
      const row = await db
        .selectFrom('agent_grant')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return row === undefined
        ? null
        : {
            id: row.id,
            clientHash: row.client_hash,
            codeChallenge: row.code_challenge,
            redirectUri: row.redirect_uri,
            scopes: row.scopes,
            expiresAt: row.expires_at.getTime(),
            isRedeemed: row.family_hash !== null,
          }
    },

    async redeem(id, tokens) {
      const { numUpdatedRows } = await db
        .updateTable('agent_grant')
        .set(columnsOf(tokens))
        .where('id', '=', id)
        .where('family_hash', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async findByFamily(familyHash) {
      const row = await db
        .selectFrom('agent_grant')
        .selectAll()
        .where('family_hash', '=', familyHash)
        .executeTakeFirst()
      return row === undefined
        ? null
        : {
            id: row.id,
            clientHash: row.client_hash,
            refreshHash: row.refresh_hash ?? '',
            scopes: row.scopes,
            expiresAt: row.expires_at.getTime(),
            refreshedAt: row.refreshed_at?.getTime() ?? 0,
          }
    },

    async rotate(id, refreshHash, tokens) {
      const { numUpdatedRows } = await db
        .updateTable('agent_grant')
        .set(columnsOf(tokens))
        .where('id', '=', id)
        .where('refresh_hash', '=', refreshHash)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async use(accessHash, now) {
      const grant = await db
        .selectFrom('agent_grant')
        .select(['id', 'org_id', 'scopes', 'last_used_at'])
        .where('access_hash', '=', accessHash)
        .where('access_expires_at', '>', new Date(now))
        .executeTakeFirst()
      if (grant === undefined) return null
      if (grant.last_used_at === null || now - grant.last_used_at.getTime() >= HOUR_MS)
        await db
          .updateTable('agent_grant')
          .set({ last_used_at: new Date(now - (now % HOUR_MS)) })
          .where('id', '=', grant.id)
          .execute()
      return { orgId: asId<OrgId>(grant.org_id), scopes: grant.scopes }
    },

    async of(orgId, now) {
      const rows = await db
        .selectFrom('agent_grant')
        .select(['id', 'client_name', 'scopes', 'created_at', 'last_used_at'])
        .where('org_id', '=', orgId)
        .where('family_hash', 'is not', null)
        .where('expires_at', '>', new Date(now))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ id, client_name, scopes, created_at, last_used_at }) => ({
        id,
        name: client_name,
        scopes,
        createdAt: created_at.getTime(),
        lastUsedAt: last_used_at?.getTime() ?? null,
      }))
    },

    end: (orgId, id, change) =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('agent_grant')
          .where('org_id', '=', orgId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await auditLogIn(transaction).record(change)
        return true
      }),

    async endReplayed(id) {
      await db.deleteFrom('agent_grant').where('id', '=', id).execute()
    },
  }
}

function columnsOf({
  familyHash,
  refreshHash,
  accessHash,
  accessExpiresAt,
  expiresAt,
  refreshedAt,
}: NewTokens) {
  return {
    family_hash: familyHash,
    refresh_hash: refreshHash,
    access_hash: accessHash,
    access_expires_at: new Date(accessExpiresAt),
    expires_at: new Date(expiresAt),
    refreshed_at: new Date(refreshedAt),
  }
}
