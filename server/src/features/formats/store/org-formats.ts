import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import { asId, type OrgId, type PersonId } from '@retropulse/domain/kernel/ids'
import { type Kysely, sql } from 'kysely'
import type { OrgFormats } from '../ports.ts'
import type { FormatTables } from './tables.ts'

/** Formats of organisations in PostgreSQL. */
export function createOrgFormats(db: Kysely<FormatTables>): OrgFormats {
  return {
    async ofOrg(orgId) {
      const rows = await db
        .selectFrom('org_format')
        .selectAll()
        .where('org_id', '=', orgId)
        .where((where) =>
          where.or([
            where('deleted_at', 'is', null),
            where(
              'id',
              'in',
              where
                .selectFrom('org_format')
                .select('id')
                .where('org_id', '=', orgId)
                .where('deleted_at', 'is not', null)
                .orderBy('deleted_at', 'desc')
                .limit(TRASH_LISTED_MAX),
            ),
          ]),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ id, name, columns, theme, steps, created_by, deleted_at }) => ({
        id,
        name,
        columns,
        theme,
        steps,
        createdBy: asId<PersonId>(created_by),
        deletedAt: deleted_at?.getTime() ?? null,
      }))
    },

    create: (orgId, { id, name, columns, theme, steps, createdBy }, max) =>
      db.transaction().execute(async (transaction) => {
        if (!(await hasRoom(transaction, orgId, max))) return false
        const row = {
          id,
          org_id: orgId,
          name,
          columns: JSON.stringify(columns),
          theme,
          steps: JSON.stringify(steps),
          created_by: createdBy,
        }
        await transaction.insertInto('org_format').values(row).execute()
        return true
      }),

    async delete(orgId, formatId, at) {
      const { numUpdatedRows } = await db
        .updateTable('org_format')
        .set({ deleted_at: new Date(at) })
        .where('id', '=', formatId)
        .where('org_id', '=', orgId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    restore: (orgId, formatId, max) =>
      db.transaction().execute(async (transaction) => {
        const isFull = !(await hasRoom(transaction, orgId, max))
        if (isFull) return 'full'
        const { numUpdatedRows } = await transaction
          .updateTable('org_format')
          .set({ deleted_at: null })
          .where('id', '=', formatId)
          .where('org_id', '=', orgId)
          .where('deleted_at', 'is not', null)
          .executeTakeFirst()
        return numUpdatedRows > 0n ? 'restored' : 'gone'
      }),

    async purge(before) {
      await db.deleteFrom('org_format').where('deleted_at', '<', new Date(before)).execute()
    },
  }
}

/** Locks the organisation's formats until the transaction ends, so that the count stays true. */
async function hasRoom(transaction: Kysely<FormatTables>, orgId: OrgId, max: number): Promise<boolean> {
  await sql`SELECT id FROM organisation WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(transaction)
  const { count } = await transaction
    .selectFrom('org_format')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count < max
}
