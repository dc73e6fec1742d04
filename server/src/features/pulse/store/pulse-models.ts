import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { PulseFormat } from '@retropulse/domain/pulse/format'
import type { VersionedPulseModel } from '@retropulse/contract/pulse'
import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { AuditLog } from '../../orgs/api.ts'
import type { StoredModel, ModelChange, PulseModels } from '../ports.ts'
import type { PulseTables } from './tables.ts'

/** The activity log within a transaction, so that a change and its entry are written together (AUDIT-1). */
export type AuditLogIn = (transaction: Kysely<PulseTables>) => Pick<AuditLog, 'record'>

/** Models that are read at once: ten long ones are a megabyte. */
const MODELS_AT_ONCE = 10

/** Pulse models in PostgreSQL. */
export function createPulseModels(db: Kysely<PulseTables>, auditLogIn: AuditLogIn): PulseModels {
  const ofOrg = (orgId: OrgId) =>
    db.selectFrom('pulse_model').where('org_id', '=', orgId).where('deleted_at', 'is', null)
  return {
    async ofOrg(orgId) {
      const listed = await ofOrg(orgId).select('id').orderBy('created_at').orderBy('id').execute()
      const models: VersionedPulseModel[] = []
      // Each page is parsed in one piece (LIMIT-22).
      for (let at = 0; at < listed.length; at += MODELS_AT_ONCE) {
        const ids = listed.slice(at, at + MODELS_AT_ONCE).map(({ id }) => id)
        const rows = await ofOrg(orgId)
          .selectAll()
          .where('id', 'in', ids)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        models.push(...rows.map(modelOf))
      }
      return models
    },

    async enabledIdsOf(orgId) {
      const rows = await ofOrg(orgId)
        .select('id')
        .where('is_enabled', '=', true)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async findEnabled({ orgId, modelId }) {
      const row = await ofOrg(orgId)
        .selectAll()
        .where('id', '=', modelId)
        .where('is_enabled', '=', true)
        .executeTakeFirst()
      return row && modelOf(row)
    },

    async deletedOf(orgId) {
      const rows = await db
        .selectFrom('pulse_model')
        .select(['id', 'title', 'deleted_at'])
        .where('org_id', '=', orgId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(TRASH_LISTED_MAX)
        .execute()
      return rows.map(({ id, title, deleted_at }) => ({ id, title, deletedAt: deleted_at?.getTime() ?? 0 }))
    },

    create: ({ id, title, format }, max, auditedChange) =>
      db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, auditedChange.orgId)
        if ((await countOf(transaction, auditedChange.orgId)) >= max) return false
        const row = { id, org_id: auditedChange.orgId, title, format: JSON.stringify(format) }
        await transaction.insertInto('pulse_model').values(row).execute()
        await auditLogIn(transaction).record(auditedChange)
        return true
      }),

    change: ({ orgId, modelId }, actorId, decide) =>
      db.transaction().execute(async (transaction) => {
        await takeTurn(transaction, orgId)
        const row = await transaction
          .selectFrom('pulse_model')
          .selectAll()
          .where('id', '=', modelId)
          .where('org_id', '=', orgId)
          .executeTakeFirst()
        if (row === undefined) return { ok: false, code: 'not-found' }
        const decision = decide(storedModelOf(row), await countOf(transaction, orgId))
        if (!decision.ok) return decision
        if (decision.change === null) return { ok: true }
        const { set, fact } = decision.change
        await transaction.updateTable('pulse_model').set(columnsOf(set)).where('id', '=', modelId).execute()
        await auditLogIn(transaction).record({ orgId, actorId, facts: [fact] })
        return { ok: true }
      }),

    async purge(before) {
      await db.deleteFrom('pulse_model').where('deleted_at', '<=', new Date(before)).execute()
    },
  }
}

/** Locks the organisation's models until the transaction ends, so that what was read and counted stays true. */
async function takeTurn(transaction: Kysely<PulseTables>, orgId: OrgId): Promise<void> {
  await sql`SELECT id FROM organisation WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(transaction)
}

async function countOf(transaction: Kysely<PulseTables>, orgId: OrgId): Promise<number> {
  const { count } = await transaction
    .selectFrom('pulse_model')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function columnsOf({ title, format, enabled, deletedAt }: ModelChange) {
  return {
    ...(title !== undefined && { title }),
    ...(format !== undefined && { format: JSON.stringify(format) }),
    ...(enabled !== undefined && { is_enabled: enabled }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt === null ? null : new Date(deletedAt) }),
  }
}

function modelOf({ id, title, is_enabled, format }: Selectable<PulseTables['pulse_model']>) {
  return {
    id,
    title,
    enabled: is_enabled,
    format,
    // Made when it is read: those of a hundred long models would hold other work up (LIMIT-22).
    get version() {
      return versionOf(title, format)
    },
  }
}

/** Made of what is saved: a model that is enabled or restored is no other version. */
function versionOf(title: string, format: PulseFormat): string {
  return createHash('sha256')
    .update(JSON.stringify([title, format]))
    .digest('base64url')
}

function storedModelOf(row: Selectable<PulseTables['pulse_model']>): StoredModel {
  return { ...modelOf(row), deletedAt: row.deleted_at?.getTime() ?? null }
}
