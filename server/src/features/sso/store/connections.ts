import { asId, type OrgId } from '@retropulse/domain/kernel/ids'
import type { Kysely, Selectable } from 'kysely'
import { isUniqueViolation } from '../../../platform/database/is-unique-violation.ts'
import { openSealedText, sealText } from '../../../platform/secret/sealed-text.ts'
import type { ConnectionRecord, Connections } from '../ports.ts'
import type { SsoTables } from './tables.ts'

/** Connections in PostgreSQL, their secrets encrypted with `key` (SSO-1). */
export function createConnections(db: Kysely<SsoTables>, key: string): Connections {
  // ORG-28: single sign-on of an organisation in the trash does not work, and works again once it is restored.
  const rows = () =>
    db
      .selectFrom('sso_connection')
      .innerJoin('organisation', 'organisation.id', 'sso_connection.org_id')
      .selectAll('sso_connection')
      .where('organisation.deleted_at', 'is', null)

  return {
    async ofOrg(orgId) {
      const found = await rows()
        .where('org_id', '=', orgId)
        .orderBy('sso_connection.created_at')
        .orderBy('sso_connection.id')
        .execute()
      return withDomains(db, found)
    },

    async find(id) {
      const [found] = await withDomains(db, await rows().where('sso_connection.id', '=', id).execute())
      return found ?? null
    },

    async withDomain(domain) {
      const found = await rows()
        .innerJoin('sso_domain', 'sso_domain.connection_id', 'sso_connection.id')
        .where('sso_domain.name', '=', domain)
        .where('sso_domain.proven_at', 'is not', null)
        .execute()
      const [connection] = await withDomains(db, found)
      return connection ?? null
    },

    async appOf(id) {
      const row = await rows().where('sso_connection.id', '=', id).executeTakeFirst()
      const secret = row === undefined ? null : openSealedText(row.secret_sealed, key, id)
      if (row === undefined || secret === null) return null
      return { issuer: row.issuer, clientId: row.client_id, secret }
    },

    async create({ id, orgId, issuer, clientId, secret, domains, createdBy }) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('sso_connection')
          .values({
            id,
            org_id: orgId,
            issuer,
            client_id: clientId,
            secret_sealed: sealText(secret, key, id),
            created_by: createdBy,
          })
          .execute()
        await setDomains(transaction, id, domains)
      })
    },

    async change(id, { domains, issuer, clientId, secret, isEnforced }) {
      await db.transaction().execute(async (transaction) => {
        if (issuer !== undefined) await forgetProofs(transaction, id, issuer)
        const set = {
          ...(issuer !== undefined && { issuer }),
          ...(clientId !== undefined && { client_id: clientId }),
          ...(secret !== undefined && { secret_sealed: sealText(secret, key, id) }),
          ...(isEnforced !== undefined && { is_enforced: isEnforced }),
        }
        if (Object.keys(set).length > 0)
          await transaction.updateTable('sso_connection').set(set).where('id', '=', id).execute()
        if (domains !== undefined) await setDomains(transaction, id, domains)
      })
    },

    async remove(id) {
      await db.deleteFrom('sso_connection').where('id', '=', id).execute()
    },

    async hasAny() {
      const found = await rows().limit(1).executeTakeFirst()
      return found !== undefined
    },

    async removeOf(orgIds) {
      if (orgIds.length === 0) return
      await db
        .deleteFrom('sso_connection')
        .where('org_id', 'in', [...orgIds])
        .execute()
    },

    async prove(id, domain) {
      try {
        await db
          .updateTable('sso_domain')
          .set({ proven_at: new Date() })
          .where('connection_id', '=', id)
          .where('name', '=', domain)
          .execute()
        return true
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },
  }
}

/**
 * SSO-8: a proof says that users of the domain come by one issuer, so another issuer has to be proved again: otherwise
 * an owner who edits a connection later could enter every account of the domain through a provider of their own.
 */
async function forgetProofs(db: Kysely<SsoTables>, id: string, issuer: string): Promise<void> {
  await db
    .updateTable('sso_domain')
    .from('sso_connection')
    .set({ proven_at: null })
    .whereRef('sso_connection.id', '=', 'sso_domain.connection_id')
    .where('sso_connection.id', '=', id)
    .where('sso_connection.issuer', '<>', issuer)
    .execute()
}

/** SSO-8: domains that stay keep their proof, whatever their new order. */
async function setDomains(db: Kysely<SsoTables>, id: string, domains: readonly string[]): Promise<void> {
  await db.deleteFrom('sso_domain').where('connection_id', '=', id).where('name', 'not in', domains).execute()
  await db
    .insertInto('sso_domain')
    .values(domains.map((name, place) => ({ connection_id: id, name, place, proven_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['connection_id', 'name'])
        .doUpdateSet((update) => ({ place: update.ref('excluded.place') })),
    )
    .execute()
}

async function withDomains(
  db: Kysely<SsoTables>,
  rows: readonly Selectable<SsoTables['sso_connection']>[],
): Promise<readonly ConnectionRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const domains = await db
    .selectFrom('sso_domain')
    .selectAll()
    .where('connection_id', 'in', ids)
    .orderBy('place')
    .execute()
  return rows.map(({ id, org_id, issuer, client_id, is_enforced }) => ({
    id,
    orgId: asId<OrgId>(org_id),
    issuer,
    clientId: client_id,
    isEnforced: is_enforced,
    domains: domains
      .filter(({ connection_id }) => connection_id === id)
      .map(({ name, proven_at }) => ({ name, isProven: proven_at !== null })),
  }))
}
