import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Kysely } from 'kysely'
import { audited, type AuditedChange } from './audit-log.ts'
import { lockPrimaryOwner } from './ownership.ts'
import type { OrgTables } from './tables.ts'

/** Deleted organisations, until they are erased (ORG-27, ORG-31). Times in milliseconds since 1970. */
export interface OrgTrash {
  /**
   * Puts an organisation and its teams into the trash; answers those teams. Null, and nothing done, when `ownerId` is
   * not the primary owner, or the organisation is in the trash.
   */
  delete(
    orgId: OrgId,
    { ownerId, at }: { readonly ownerId: PersonId; readonly at: number },
    change: AuditedChange,
  ): Promise<readonly TeamId[] | null>
  /** Brings back what `delete` took; false when `ownerId` deleted no such organisation later than `since`. */
  restore(
    orgId: OrgId,
    { ownerId, since }: { readonly ownerId: PersonId; readonly since: number },
    change: AuditedChange,
  ): Promise<boolean>
  /** Organisations of a primary owner that were deleted later than `since`, the latest first. */
  listOf(ownerId: PersonId, since: number): Promise<readonly DeletedOrg[]>
  /** Some of the organisations that were deleted before a moment and have no teams any more. */
  deletedBefore(before: number, after: string, limit: number): Promise<readonly OrgId[]>
  /** Erases an organisation that was deleted before a moment, with all that belongs to it alone. */
  purge(orgId: OrgId, before: number): Promise<void>
}

export interface DeletedOrg {
  readonly id: OrgId
  readonly name: string
  readonly deletedAt: number
}

/** Entries of a list; a person is the primary owner of ten organisations, and of those that they inherit. */
const LISTED_MAX = 100

/** Deleted organisations in PostgreSQL. */
export function createOrgTrash(db: Kysely<OrgTables>): OrgTrash {
  return {
    delete: (orgId, { ownerId, at }, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        if ((await lockPrimaryOwner(transaction, orgId)) !== ownerId) return null
        const { numUpdatedRows } = await transaction
          .updateTable('organisation')
          .set({ deleted_at: new Date(at) })
          .where('id', '=', orgId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return null
        const teams = await transaction
          .updateTable('team')
          .set({ deleted_at: new Date(at), deleted_with_org: true })
          .where('org_id', '=', orgId)
          .where('deleted_at', 'is', null)
          .returning('id')
          .execute()
        return teams.map(({ id }) => asId<TeamId>(id))
      }),

    restore: (orgId, { ownerId, since }, auditedChange) =>
      audited(db, auditedChange, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('organisation')
          .set({ deleted_at: null })
          .where('id', '=', orgId)
          .where('primary_owner_id', '=', ownerId)
          .where('deleted_at', '>', new Date(since))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        await transaction
          .updateTable('team')
          .set({ deleted_at: null, deleted_with_org: false })
          .where('org_id', '=', orgId)
          .where('deleted_with_org', '=', true)
          .execute()
        return true
      }),

    async listOf(ownerId, since) {
      const rows = await db
        .selectFrom('organisation')
        .select(['id', 'name', 'deleted_at'])
        .where('primary_owner_id', '=', ownerId)
        .where('deleted_at', '>', new Date(since))
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .limit(LISTED_MAX)
        .execute()
      return rows.map(({ id, name, deleted_at }) => ({
        id: asId<OrgId>(id),
        name,
        deletedAt: deleted_at?.getTime() ?? 0,
      }))
    },

    async deletedBefore(before, after, limit) {
      const rows = await db
        .selectFrom('organisation')
        .select('id')
        .where('deleted_at', '<=', new Date(before))
        .where('id', '>', after)
        .where((where) =>
          where.not(
            where.exists(
              where.selectFrom('team').select('id').whereRef('team.org_id', '=', 'organisation.id'),
            ),
          ),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => asId<OrgId>(id))
    },

    async purge(orgId, before) {
      await db
        .deleteFrom('organisation')
        .where('id', '=', orgId)
        .where('deleted_at', '<=', new Date(before))
        .execute()
    },
  }
}
